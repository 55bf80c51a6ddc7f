/** Makes titles, in a thread of its own that lasts: several of them use several cores, and each loads the generators once. */
import { Worker } from 'node:worker_threads'
import type { DemoTitle } from './write.ts'

export type MediaTools = {
  /** Runs ffmpeg with these arguments to its end. */
  ffmpeg(args: string[]): Promise<void>
}

/**
 * `pictures`: texts and pictures, so that the title can be shown. `first`: the first medium that plays, of an album its first
 * track. `main`: everything it is watched or heard for. `trailer`: its trailer.
 */
export type Part = 'pictures' | 'first' | 'main' | 'trailer'

export type Made = {
  /** Files that were made now. */
  made: string[]
  /** What could not be made here, each with its reason. */
  missing: string[]
}

export type Library = {
  folder: string
  /** Dates what is on the air. */
  firstStart: Date
  /** Where what was made is kept for other libraries; null: nowhere. */
  cacheDir: string | null
}

export type Maker = {
  /** Writes this part of a title into its folder; what is there is left alone. Each file appears whole or not at all. One at a time. */
  make(title: DemoTitle, part: Part): Promise<Made>
  close(): Promise<void>
}

/** What the thread is told: make this, or how ffmpeg ended. */
export type ToThread =
  | { type: 'make'; title: DemoTitle; part: Part }
  | { type: 'ffmpeg'; id: number; error: string | null }

/** What it says: run ffmpeg, or how the making ended. */
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
