/**
 * Limits how much of the service one network may keep busy at once; its further requests wait behind its own, not ahead of everybody else's
 * in the database's queue. @spec security 2.1
 */
import { Problem } from '@quintet/contracts/problem'

/** As many as the database runs at once, so that a network on its own is not slowed down. */
const AT_ONCE = 12
/** Beyond this many, answering "busy" is kinder than silence. */
const WAITING_MAX = 500

type Share = { running: number; waiting: (() => void)[] }

const all = new WeakMap<object, Shares>()

/** Returns the shares of one server. */
export function sharesOf(app: object): Shares {
  const known = all.get(app) ?? new Shares()
  all.set(app, known)
  return known
}

export class Shares {
  readonly #shares = new Map<string, Share>()

  /** Runs `work` within the owner's share; throws `overloaded` if too much of the owner's work is already waiting. */
  async within<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const share = this.#shares.get(owner) ?? { running: 0, waiting: [] }
    this.#shares.set(owner, share)
    if (share.running < AT_ONCE) share.running++
    else if (share.waiting.length >= WAITING_MAX) throw new Problem('overloaded', { retryAfter: 5 })
    else await new Promise<void>((resolve) => share.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = share.waiting.shift()
      if (next) next()
      else if (--share.running === 0) this.#shares.delete(owner)
    }
  }
}
