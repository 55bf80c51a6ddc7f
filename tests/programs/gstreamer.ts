/** GStreamer's command, to see whether it plays an address. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const has = (plugin: string) => spawnSync('gst-inspect-1.0', ['--exists', plugin]).status === 0
export const lackingForGStreamer = ['playbin3', 'hlsdemux2', 'avdec_h264'].filter((plugin) => !has(plugin))

const WITHIN_MS = 120_000

/** Plays an address until so many pictures were shown. Throws what GStreamer says if it ends before, or takes too long. */
export async function playWithGStreamer(address: string, pictures: number): Promise<void> {
  const sink = (name: string) => `fakesink name=${name} silent=false sync=true`
  const child = spawn(
    'gst-launch-1.0',
    ['-v', 'playbin3', `uri=${address}`, `video-sink=${sink('shown')}`, `audio-sink=${sink('heard')}`],
    { stdio: ['ignore', 'pipe', 'pipe'], timeout: WITHIN_MS, killSignal: 'SIGKILL' },
  )
  const counts = { shown: 0, heard: 0 }
  const said: string[] = []
  child.stderr.on('data', (bytes: Buffer) => said.push(String(bytes)))
  for await (const line of createInterface(child.stdout)) {
    const name = /last-message = chain\s.*\((shown|heard):sink\)/.exec(line)?.[1]
    if (name === 'shown' || name === 'heard') counts[name] += 1
    if (counts.shown >= pictures && counts.heard > 0) {
      child.kill('SIGKILL')
      if (child.exitCode === null) await once(child, 'exit')
      return
    }
  }
  throw new Error(`It ended after ${counts.shown} pictures: ${said.join('')}`)
}
