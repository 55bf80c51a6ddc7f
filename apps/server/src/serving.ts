/** Whether anybody is served just now: background work makes room for them. @spec decisions 7.10 */
import type { Server } from 'node:http'
import { readDemoDrawing } from '@quintet/contracts/system'

/** A page is read, a film's next segments are asked for: whoever was served a moment ago still is. */
const SERVED_FOR_MS = 10_000

/** Asked by machines and by pages that only look on. */
const UNCOUNTED: readonly string[] = ['/live', '/ready', `/api${readDemoDrawing.path}`]

export class Serving {
  readonly #now: () => number
  #lastAt = Number.NEGATIVE_INFINITY

  /** `now` in milliseconds from any beginning. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Counts what the server is asked from now on. */
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
