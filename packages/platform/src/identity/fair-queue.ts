/**
 * A bounded queue before work that costs a core for long: all who wait take turns, so that nobody's flood keeps others out.
 * @spec security 2.1
 */
import { Problem } from '@quintet/contracts/problem'

export type QueueLimits = {
  atOnce: number
  /** Beyond this many waiting, answering "busy" is kinder than a minute of silence. */
  waiting: number
  /** Of one owner, so that nobody takes all the places. */
  waitingOfOne: number
}

const RETRY_AFTER_SECONDS = 5

export class FairQueue {
  readonly #limits: QueueLimits
  #running = 0
  #waiting = 0
  /** By who they wait for; the first has the next turn. */
  readonly #queues = new Map<string, (() => void)[]>()

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Does `work` when it is the turn of `owner`: an account's id or a network's key. Throws `overloaded` where too many wait. */
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
    // Behind all others, until there is a turn again.
    this.#queues.delete(owner)
    if (own.length > 0) this.#queues.set(owner, own)
    return next
  }
}
