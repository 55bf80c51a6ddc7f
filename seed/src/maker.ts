/**
 * Makes titles in a long-lived process: several of them use several cores, and each loads the generators once. ffmpeg is started by the
 * process that opens them, since starting a program copies the page tables of a process, and a maker's are large.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DemoTitle } from './write.ts'

const PROGRAM = fileURLToPath(new URL('./maker-process.ts', import.meta.url))

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

/** Messages to the maker: make this, or the outcome of ffmpeg. */
export type ToMaker =
  | { type: 'make'; title: DemoTitle; part: Part }
  | { type: 'ffmpeg'; id: number; error: string | null }

/** Messages from the maker: run ffmpeg, or the outcome of making. */
export type FromMaker =
  | { type: 'ffmpeg'; id: number; args: string[] }
  | ({ type: 'made' } & Made)
  | { type: 'failed'; message: string }

export function openMaker({ folder, firstStart, cacheDir }: Library, tools: MediaTools): Maker {
  const maker = fork(PROGRAM, [folder, firstStart.toISOString(), cacheDir ?? ''], { execArgv: [] })
  let making: PromiseWithResolvers<Made> | null = null
  let ended: Error | null = null
  const end = (error: Error) => {
    ended = error
    making?.reject(error)
  }
  const tell = (message: ToMaker) => {
    if (maker.connected) maker.send(message)
  }
  maker.on('message', (message: FromMaker) => {
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
  maker.once('error', end)
  maker.once('exit', () => end(new Error('The maker of the demo catalogue has ended.')))
  return {
    async make(title, part) {
      if (ended) throw ended
      making = Promise.withResolvers()
      tell({ type: 'make', title, part })
      const { made, missing } = await making.promise
      return { made, missing }
    },
    async close() {
      const exited = once(maker, 'exit')
      if (ended === null && maker.kill()) await exited
    },
  }
}
