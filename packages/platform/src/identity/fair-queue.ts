/**
 * A bounded queue for CPU-intensive work: waiting owners take turns, so that a flood from one does not lock out others. @spec security 2.1
 */
import { Problem } from '@quintet/contracts/problem'

export type QueueLimits = {
  atOnce: number
  /** Beyond this many waiting, answering "busy" is kinder than a minute of silence. */
  waiting: number
  /** Per owner, so that nobody takes all the places. */
  waitingOfOne: number
}

const RETRY_AFTER_SECONDS = 5

export class FairQueue {
  readonly #limits: QueueLimits
  #running = 0
  #waiting = 0
  /** Keyed by owner; the first owner has the next turn. */
  readonly #queues = new Map<string, (() => void)[]>()

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Runs `work` when it is the turn of `owner`: an account's ID or a network's key. Throws `overloaded` if too many wait. */
  async within<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#waitFor(owner)
    else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#takeNext()
      if (next) next()
      else this.#running--
    }
  }

  #waitFor(owner: string): Promise<void> {
    const own = this.#queues.get(owner) ?? []
    if (this.#waiting >= this.#limits.waiting || own.length >= this.#limits.waitingOfOne)
      throw new Problem('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    this.#queues.set(owner, own)
    this.#waiting++
    return new Promise((resolve) => own.push(resolve))
  }

  #takeNext(): (() => void) | undefined {
    const [turn] = this.#queues
    if (!turn) return undefined
    const [owner, own] = turn
    const next = own.shift()
    this.#waiting--
    // Moves the owner to the back, until its next turn.
    this.#queues.delete(owner)
    if (own.length > 0) this.#queues.set(owner, own)
    return next
  }
}
