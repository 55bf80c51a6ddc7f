/** Makes a title's media. The heavy work is done in a thread of its own, so that a server beside it keeps answering. */
import { Worker } from 'node:worker_threads'
import type { DemoTitle } from './write.ts'

export type MediaTools = {
  /** Runs ffmpeg with these arguments to its end. */
  ffmpeg(args: string[]): Promise<void>
}

/** The title's trailer, what it is watched or heard for, or both. */
export type MediaPart = 'trailer' | 'main' | 'all'

/** What the thread says: run ffmpeg, or it is done. */
export type FromThread =
  | { type: 'ffmpeg'; id: number; args: string[] }
  | { type: 'done'; made: string[]; missing: string[] }
  | { type: 'failed'; message: string }

/** What it hears: how ffmpeg ended. */
export type ToThread = { id: number; error: string | null }

export type MadeMedia = {
  /** Files that were made now. */
  made: string[]
  /** What could not be made here, each with its reason. */
  missing: string[]
}

/** Writes the media of a title into its folder; what is there is left alone. Each file appears whole or not at all. */
export function makeMedia(
  title: DemoTitle,
  libraryDir: string,
  { part = 'all', ...tools }: MediaTools & { part?: MediaPart },
): Promise<MadeMedia> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./media-thread.ts', import.meta.url), {
      workerData: { key: title.key, libraryDir, part },
    })
    worker.on('message', (message: FromThread) => {
      if (message.type === 'ffmpeg') {
        const answer = (error: string | null) =>
          worker.postMessage({ id: message.id, error } satisfies ToThread, [])
        tools.ffmpeg(message.args).then(
          () => answer(null),
          (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
        )
      } else if (message.type === 'done') resolve({ made: message.made, missing: message.missing })
      else reject(new Error(message.message))
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`The media of ${title.key} ended early.`)))
  })
}
