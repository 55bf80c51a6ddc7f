/**
 * Prioritises requests under overload: running playback, starting playback, browsing, everything else. Admitted requests are answered about
 * as fast as ever; those that wait too long are refused as busy, with a retry time. @spec security 4.8
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Problem } from '@quintet/contracts/problem'
import { URGENCIES, type Urgency } from '@quintet/contracts/route'

/**
 * A request is admitted while fewer places than this are taken. The last places are reserved for more urgent requests, so that an
 * unresponsive payment provider stops no film.
 */
const PLACES: Record<Urgency, number> = { watching: 32, starting: 28, browsing: 24, rest: 16 }
/** A player tolerates waiting as on a slow line; a browsing user would simply try again. */
const WAIT_MS: Record<Urgency, number> = { watching: 10_000, starting: 10_000, browsing: 2000, rest: 2000 }
/** For all urgencies together; beyond it, the newest of the least urgent is refused at once. */
const WAITING_MAX = 5000
const LOOK_EVERY_MS = 250
/** Randomised, so that clients refused together do not return together. */
const RETRY_AFTER_SECONDS = { least: 2, most: 8 }

type Waiting = { since: number; enter: () => void; refuse: (problem: Problem) => void }

export type AdmissionState = {
  running: number
  waiting: Record<Urgency, number>
  /** Refused since the process started. */
  refused: Record<Urgency, number>
}

const all = new WeakMap<object, Admission>()

/** Returns the admission of one server. */
export function admissionOf(app: object): Admission {
  const known = all.get(app) ?? new Admission()
  all.set(app, known)
  return known
}

export class Admission {
  readonly #admitted = new AsyncLocalStorage<true>()
  readonly #waiting: Record<Urgency, Waiting[]> = { watching: [], starting: [], browsing: [], rest: [] }
  readonly #refused: Record<Urgency, number> = { watching: 0, starting: 0, browsing: 0, rest: 0 }
  readonly #now: () => number
  #running = 0
  #looking: NodeJS.Timeout | null = null

  /** `now` returns milliseconds from an arbitrary origin. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Runs `work` once a place is free; throws `overloaded` if none is free in time. Nested calls are admitted with it. */
  async within<T>(urgency: Urgency, work: () => Promise<T>): Promise<T> {
    if (this.#admitted.getStore()) return work()
    if (this.#running < PLACES[urgency]) this.#running++
    else await this.#wait(urgency)
    try {
      return await this.#admitted.run(true, work)
    } finally {
      this.#running--
      this.#letIn()
    }
  }

  state(): AdmissionState {
    const { watching, starting, browsing, rest } = this.#waiting
    return {
      running: this.#running,
      waiting: {
        watching: watching.length,
        starting: starting.length,
        browsing: browsing.length,
        rest: rest.length,
      },
      refused: { ...this.#refused },
    }
  }

  #wait(urgency: Urgency): Promise<void> {
    if (this.#countWaiting() >= WAITING_MAX) this.#makeRoomFor(urgency)
    // Waiting requests must be refused in time even if no place is freed.
    this.#looking ??= setInterval(() => this.#letIn(), LOOK_EVERY_MS).unref()
    return new Promise((enter, refuse) => {
      this.#waiting[urgency].push({ since: this.#now(), enter, refuse })
    })
  }

  /** Refuses a less urgent waiting request, so that browsing users never crowd players out of the queue; throws if there is none. */
  #makeRoomFor(urgency: Urgency): void {
    const lessUrgent = URGENCIES.slice(URGENCIES.indexOf(urgency) + 1)
    const sentAway = lessUrgent.findLast((each) => this.#waiting[each].length > 0)
    if (!sentAway) throw this.#refusal(urgency)
    this.#waiting[sentAway].pop()?.refuse(this.#refusal(sentAway))
  }

  #letIn(): void {
    const now = this.#now()
    for (const urgency of URGENCIES) {
      const queue = this.#waiting[urgency]
      for (let [first] = queue; first; [first] = queue) {
        const isLate = now - first.since > WAIT_MS[urgency]
        if (!isLate && this.#running >= PLACES[urgency]) break
        queue.shift()
        if (isLate) {
          first.refuse(this.#refusal(urgency))
          continue
        }
        this.#running++
        first.enter()
      }
    }
    if (this.#looking && this.#countWaiting() === 0) {
      clearInterval(this.#looking)
      this.#looking = null
    }
  }

  #countWaiting(): number {
    return URGENCIES.reduce((sum, urgency) => sum + this.#waiting[urgency].length, 0)
  }

  #refusal(urgency: Urgency): Problem {
    this.#refused[urgency]++
    const { least, most } = RETRY_AFTER_SECONDS
    return new Problem('overloaded', { retryAfter: least + Math.floor(Math.random() * (most - least + 1)) })
  }
}
