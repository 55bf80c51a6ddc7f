/**
 * Rendering a page occupies a core for about 25 ms, so networks take turns, and the service answers other requests between two pages.
 * @spec security 1.9
 */
import type { Admission } from '@quintet/platform/http/admission'
import { networkOf } from '@quintet/platform/identity/client'
import { FairQueue } from '@quintet/platform/identity/fair-queue'
import type { FastifyRequest } from 'fastify'
import { setImmediate } from 'node:timers/promises'

export class PageTurns {
  // Two, so that one renders while the other waits for the database.
  readonly #queue = new FairQueue({ atOnce: 2, waiting: 1000, waitingOfOne: 100 })
  readonly #admission: Admission

  constructor(admission: Admission) {
    this.#admission = admission
  }

  /**
   * Renders when it is the turn of the request's network. Throws `overloaded` if too many of its pages already wait, or playback needs all
   * capacity.
   */
  take<T>({ ip }: FastifyRequest, render: () => Promise<T>): Promise<T> {
    return this.#queue.within(networkOf(ip), async () => {
      await setImmediate()
      return this.#admission.within('browsing', render)
    })
  }
}
