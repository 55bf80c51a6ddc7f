/**
 * A channel fed by an encoder over RTMP and watched by players for hours: the memory of the server and the worker every minute, and whether
 * every segment arrived. Goal: neither grows by more than 50 MiB after its first tenth, and nothing is missing.
 * Usage: node bench/live-soak.ts [--minutes 120] [--players 20] [--height 360] [--parts 0] (parts: 1 for low-latency HLS)
 */
import { once } from 'node:events'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPlayback } from '@quintet/contracts/playback'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { freePortPair } from '@quintet/testing'
import { report } from './attacks/attack.ts'
import { residentMiB, waitFor } from './catalogue/load.ts'
import { startCamera } from './live/camera.ts'
import { startLiveChannel } from './live/channel.ts'

const GROWTH_MIB = 50
const LOOK_EVERY_MS = 1000

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    players: { type: 'string', default: '20' },
    height: { type: 'string', default: '360' },
    parts: { type: 'string', default: '0' },
  },
})
const minutes = Number(values.minutes)
const live = await startLiveChannel({ hasParts: values.parts === '1' })
const port = await freePortPair()
const origin = `http://127.0.0.1:${port}`
const processes = {
  serve: live.startProcess('customer,content', port),
  worker: live.startProcess('worker', await freePortPair()),
}
await live.untilAwaited()
const stopCamera = startCamera(live.pushTo, Number(values.height))
const stopped = new AbortController()
let segments = 0
const faults: string[] = []

/** Requests the playlist as a player does, and each segment once. */
async function watch(base: string): Promise<void> {
  let last = 0
  while (!stopped.signal.aborted) {
    const playlist = await (await fetch(`${base}/v-360p/index.m3u8`)).text()
    const named = [...playlist.matchAll(/^\.\.\/(\S+\/(\d+)\.m4s)$/gm)]
    for (const [, name, number] of named) {
      if (Number(number) <= last) continue
      if (last > 0 && Number(number) !== last + 1) faults.push(`${number} after ${last}`)
      last = Number(number)
      const answer = await fetch(`${base}/${name}`)
      if (answer.status !== 200) faults.push(`${answer.status} for ${number}`)
      await answer.arrayBuffer()
      segments += 1
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {})
  }
}

const memory: { serve: number; worker: number }[] = []
try {
  await waitFor(`${origin}/ready`)
  const { db } = live.product
  while (!(await db.selectFrom('live_segment').select('number').executeTakeFirst()))
    await sleep(LOOK_EVERY_MS)
  const bases: string[] = []
  while (bases.length < Number(values.players)) {
    const member = await live.product.aMember()
    const { body } = await member.call(startPlayback, { body: { contentId: live.id } })
    bases.push(`${origin}${(body.manifest ?? '').replace(/\/master\.m3u8$/, '')}`)
  }
  const watching = bases.map((base) => watch(base))
  while (memory.length < minutes) {
    await sleep(MINUTE_MS)
    memory.push({
      serve: residentMiB(processes.serve.pid ?? 0),
      worker: residentMiB(processes.worker.pid ?? 0),
    })
    process.stderr.write(`${memory.length}: ${JSON.stringify(memory.at(-1))}\n`)
  }
  stopped.abort()
  await Promise.all(watching)
  const from = memory[Math.floor(minutes / 10)]
  const grown = (of: 'serve' | 'worker') => (memory.at(-1)?.[of] ?? 0) - (from?.[of] ?? 0)
  const told = (of: 'serve' | 'worker') => ({
    from: from?.[of],
    to: memory.at(-1)?.[of],
    most: Math.max(...memory.map((each) => each[of])),
  })
  const isSteady = grown('serve') <= GROWTH_MIB && grown('worker') <= GROWTH_MIB
  const figures = {
    minutes,
    players: bases.length,
    segments,
    serveMiB: told('serve'),
    workerMiB: told('worker'),
  }
  report({ ...figures, faults, load: os.loadavg()[0] }, isSteady && faults.length === 0)
} finally {
  stopped.abort()
  await stopCamera()
  for (const each of Object.values(processes)) {
    const gone = once(each, 'exit')
    each.kill()
    await gone
  }
  await live.product.stop()
}
