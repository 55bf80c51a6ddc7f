/** Makes titles in a long-lived worker thread: several of them use several cores, and each loads the generators once. */
import { Worker } from 'node:worker_threads'
import type { DemoTitle } from './write.ts'

export type MediaTools = {
  /** Runs ffmpeg with these arguments to completion. */
  ffmpeg(args: string[]): Promise<void>
}

/**
 * `pictures`: texts and pictures, enough to show the title. `first`: the first playable medium, for an album its first track. `main`: all
 * its main media. `trailer`: its trailer; of a channel, its jingle.
 */
export type Part = 'pictures' | 'first' | 'main' | 'trailer'

export type Made = {
  /** Files made by this call. */
  made: string[]
  /** What could not be made on this machine, with reasons. */
  missing: string[]
}

export type Library = {
  folder: string
  /** The base of the broadcast times. */
  firstStart: Date
  /** Where results are cached for other libraries; null for no cache. */
  cacheDir: string | null
}

export type Maker = {
  /**
   * Writes this part of a title into its folder, skipping existing files. Each file appears complete or not at all. Call it once at a time.
   */
  make(title: DemoTitle, part: Part): Promise<Made>
  close(): Promise<void>
}

/** Messages to the thread: make this, or the outcome of ffmpeg. */
export type ToThread =
  | { type: 'make'; title: DemoTitle; part: Part }
  | { type: 'ffmpeg'; id: number; error: string | null }

/** Messages from the thread: run ffmpeg, or the outcome of making. */
export type FromThread =
  | { type: 'ffmpeg'; id: number; args: string[] }
  | ({ type: 'made' } & Made)
  | { type: 'failed'; message: string }

export function openMaker(library: Library, tools: MediaTools): Maker {
  const thread = new Worker(new URL('./maker-thread.ts', import.meta.url), { workerData: library })
  let making: PromiseWithResolvers<Made> | null = null
  let ended: Error | null = null
  const end = (error: Error) => {
    ended = error
    making?.reject(error)
  }
  const tell = (message: ToThread) => thread.postMessage(message, [])
  thread.on('message', (message: FromThread) => {
    if (message.type === 'made') making?.resolve(message)
    else if (message.type === 'failed') making?.reject(new Error(message.message))
    else {
      const answer = (error: string | null) => tell({ type: 'ffmpeg', id: message.id, error })
      tools.ffmpeg(message.args).then(
        () => answer(null),
        (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
      )
    }
  })
  thread.once('error', end)
  thread.once('exit', () => end(new Error('The maker of the demo catalogue has ended.')))
  return {
    async make(title, part) {
      if (ended) throw ended
      making = Promise.withResolvers()
      tell({ type: 'make', title, part })
      const { made, missing } = await making.promise
      return { made, missing }
    },
    async close() {
      await thread.terminate()
    },
  }
}
