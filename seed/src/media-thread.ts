/** The thread behind makeMedia. */
import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, MediaPart, ToThread } from './media.ts'
import { produce } from './produce.ts'

const port = parentPort
if (port) {
  // On Linux this is the priority of this thread alone: whoever watches comes first.
  try {
    os.setPriority(0, 10)
  } catch {
    // Nothing depends on it.
  }
  const { key, libraryDir, part } = workerData as { key: string; libraryDir: string; part: MediaPart }
  const say = (message: FromThread) => port.postMessage(message)
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  let calls = 0
  port.on('message', ({ id, error }: ToThread) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error === null) call?.resolve()
    else call?.reject(new Error(error))
  })
  const ffmpeg = (args: string[]) =>
    new Promise<void>((resolve, reject) => {
      const id = calls++
      waiting.set(id, { resolve, reject })
      say({ type: 'ffmpeg', id, args })
    })
  try {
    say({ type: 'done', ...(await produce(key, libraryDir, { part, tools: { ffmpeg } })) })
  } catch (error) {
    say({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
  port.close()
}
