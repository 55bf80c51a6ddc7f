/** Previews running in this process: polled until they are done, and aborted when polling stops. @spec decisions 13.37 */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  PREVIEW_SECONDS,
  type PreviewAnswer,
  type UploadPreview,
} from '@quintet/contracts/operator/upload-preview'
import { FairQueue } from '@quintet/platform/identity/fair-queue'
import type { ImportOptions } from '../ingest/index.ts'
import type { PreviewWanted } from './preview.ts'
import { TooMuchToBring } from './store.ts'

/** A quick preview is returned by the first request. */
const ANSWER_MS = 800
/** The console polls every second; without polls the page was left. */
const ABANDONED_MS = 15_000

type Look = (
  wanted: PreviewWanted,
  looking: Required<Pick<ImportOptions, 'signal' | 'onProgress'>>,
) => Promise<UploadPreview>

type Outcome = { answer: PreviewAnswer } | { error: unknown }

type Running = {
  wanted: PreviewWanted
  stop: AbortController
  progress: { done: number; total: number }
  outcome: Promise<Outcome>
  abandoned: NodeJS.Timeout
}

export class UploadPreviews {
  readonly #look: Look
  readonly #tooLong: () => AbortSignal
  readonly #running = new Map<string, Running>()
  // Each preview reads files and keeps a core busy.
  readonly #turns = new FairQueue({ atOnce: 1, waiting: 20, waitingOfOne: 2 })

  /** `tooLong` starts when a preview gets its turn. */
  constructor(look: Look, tooLong = () => AbortSignal.timeout(PREVIEW_SECONDS * 1000)) {
    this.#look = look
    this.#tooLong = tooLong
  }

  /** Returns the progress, or finally the result. Throws what `look` throws, and `overloaded`. */
  async ask(wanted: PreviewWanted): Promise<PreviewAnswer> {
    const key = JSON.stringify([
      wanted.operator,
      wanted.section,
      wanted.files,
      wanted.language,
      wanted.ids.toSorted(),
    ])
    const running = this.#running.get(key) ?? this.#begin(key, wanted)
    running.abandoned.refresh()
    const outcome = await Promise.race([running.outcome, sleep(ANSWER_MS, null, { ref: false })])
    if (outcome === null) return { state: 'running', ...running.progress }
    this.#forget(key, running)
    if ('error' in outcome) throw outcome.error
    return outcome.answer
  }

  #begin(key: string, wanted: PreviewWanted): Running {
    // A new request for the same upload makes earlier ones obsolete.
    for (const [other, { wanted: known, stop }] of this.#running)
      if (known.operator === wanted.operator && known.ids.some((id) => wanted.ids.includes(id))) {
        stop.abort()
        this.#running.delete(other)
      }
    const stop = new AbortController()
    const progress = { done: 0, total: 0 }
    const running: Running = {
      wanted,
      stop,
      progress,
      outcome: this.#outcomeOf(wanted, stop.signal, progress),
      abandoned: setTimeout(() => {
        stop.abort()
        this.#forget(key, running)
      }, ABANDONED_MS).unref(),
    }
    this.#running.set(key, running)
    return running
  }

  #forget(key: string, running: Running): void {
    clearTimeout(running.abandoned)
    if (this.#running.get(key) === running) this.#running.delete(key)
  }

  async #outcomeOf(
    wanted: PreviewWanted,
    stopped: AbortSignal,
    progress: Running['progress'],
  ): Promise<Outcome> {
    let tooLong: AbortSignal | null = null
    try {
      const preview = await this.#turns.within(wanted.operator, () => {
        stopped.throwIfAborted()
        tooLong = this.#tooLong()
        return this.#look(wanted, {
          signal: AbortSignal.any([stopped, tooLong]),
          onProgress: (at) =>
            at.phase === 'reading' && Object.assign(progress, { done: at.done, total: at.total }),
        })
      })
      return { answer: { state: 'done', preview } }
    } catch (error) {
      const isTooMuch = (tooLong as AbortSignal | null)?.aborted || error instanceof TooMuchToBring
      return isTooMuch ? { answer: { state: 'too_long' } } : { error }
    }
  }
}
