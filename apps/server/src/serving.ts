/** Whether anybody is being served right now, so that background work can yield. @spec decisions 7.10 */
import type { Server } from 'node:http'
import { readDemoDrawing } from '@quintet/contracts/system'

/** Somebody served a moment ago still counts: a page is being read, or a film's next segments are about to be requested. */
const SERVED_FOR_MS = 10_000

/** Requested by machines, and by pages that only poll. */
const UNCOUNTED: readonly string[] = ['/live', '/ready', `/api${readDemoDrawing.path}`]

export class Serving {
  readonly #now: () => number
  #lastAt = Number.NEGATIVE_INFINITY

  /** `now` returns milliseconds from an arbitrary origin. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Counts a server's requests from now on. */
  watch(server: Server): void {
    server.on('request', ({ url = '' }) => this.note(url))
  }

  note(address: string): void {
    if (!UNCOUNTED.includes(address)) this.#lastAt = this.#now()
  }

  isServing(): boolean {
    return this.#now() - this.#lastAt < SERVED_FOR_MS
  }
}
