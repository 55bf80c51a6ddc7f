/**
 * Joins books with more files than one ffmpeg opens: groups of them, one after the other, become one uncompressed stream.
 * @spec decisions 9.11
 */
import { startConfined } from '@quintet/media-files/tools/confine'
import { joinArguments } from './ffmpeg-arguments.ts'
import type { TranscodePlan } from './plan.ts'

/** Each file costs a file descriptor, a decoder and a kilobyte of the command line. */
export const FILES_AT_ONCE = 100

type Limits = { wallSeconds: number; signal: AbortSignal | undefined }

/** Returns the plan for the joined sound: the encoder reads one stream, whatever the files were. */
export function pipedPlan(plan: TranscodePlan): TranscodePlan {
  const audios = plan.audios.map((audio) => ({
    ...audio,
    gainDecibels: 0,
    streams: [{ index: 0, isLate: false }],
  }))
  return { ...plan, audios, isPiped: true }
}

export class JoinedFiles {
  readonly #plan: TranscodePlan
  readonly #limits: Limits
  readonly #filesAtOnce: number
  #failure: unknown

  constructor(plan: TranscodePlan, limits: Limits, filesAtOnce = FILES_AT_ONCE) {
    this.#plan = plan
    this.#limits = limits
    this.#filesAtOnce = filesAtOnce
  }

  /** Throws the error that ended the sound early; the encoder sees only its end. */
  throwIfFailed(): void {
    if (this.#failure !== undefined) throw this.#failure
  }

  async *sound(): AsyncGenerator<Uint8Array> {
    const { length } = this.#plan.files
    try {
      for (let from = 0; from < length; from += this.#filesAtOnce)
        yield* this.#group({ from, to: Math.min(length, from + this.#filesAtOnce) })
    } catch (error) {
      this.#failure = error
      throw error
    }
  }

  async *#group(range: { from: number; to: number }): AsyncGenerator<Uint8Array> {
    const decoder = await startConfined({
      tool: 'ffmpeg',
      args: joinArguments(this.#plan, range),
      ...this.#limits,
    })
    try {
      yield* decoder.stdout as AsyncIterable<Uint8Array>
      await decoder.finished
    } finally {
      decoder.kill()
    }
  }
}
