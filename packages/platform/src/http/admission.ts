/**
 * Who goes first where more comes than a process answers: what plays already, what is to play, who browses, everything else. What is let
 * in is answered about as fast as ever; what has waited long enough hears that it is busy, and when to come back. @spec security 4.8
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Problem } from '@quintet/contracts/problem'
import { URGENCIES, type Urgency } from '@quintet/contracts/route'

/**
 * Places that are taken at most when one more is let in. The last ones are kept for what is more urgent, so that a provider of
 * payments who does not answer stops no film.
 */
const PLACES: Record<Urgency, number> = { watching: 32, starting: 28, browsing: 24, rest: 16 }
/** A player waits as it does for a slow line; who browses presses again. */
const WAIT_MS: Record<Urgency, number> = { watching: 10_000, starting: 10_000, browsing: 2000, rest: 2000 }
/** Of all together: then the least urgent one that came last hears at once that it is busy. */
const WAITING_MAX = 5000
const LOOK_EVERY_MS = 250
/** Spread, so that those who were sent away together do not come back together. */
const RETRY_AFTER_SECONDS = { least: 2, most: 8 }

type Waiting = { since: number; enter: () => void; refuse: (problem: Problem) => void }

export type AdmissionState = {
  running: number
  waiting: Record<Urgency, number>
  /** Sent away since the process began. */
  refused: Record<Urgency, number>
}

const all = new WeakMap<object, Admission>()

/** The admission of one server. */
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

  /** `now` in milliseconds from any beginning. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Does `work` once there is a place for it; throws `overloaded` where there was none in time. What it asks itself is let in with it. */
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
    // They wait even where no place is given back.
    this.#looking ??= setInterval(() => this.#letIn(), LOOK_EVERY_MS).unref()
    return new Promise((enter, refuse) => {
      this.#waiting[urgency].push({ since: this.#now(), enter, refuse })
    })
  }

  /** Sends somebody away who is less urgent, so that no crowd of browsers fills the queue before players; throws where nobody is. */
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
