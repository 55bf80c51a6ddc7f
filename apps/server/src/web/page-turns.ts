/**
 * Rendering a page keeps a core busy for about 25 ms, whoever asks: networks take turns at it, and between two pages the service
 * answers what else has come. @spec security 1.9
 */
import type { Admission } from '@quintet/platform/http/admission'
import { networkOf } from '@quintet/platform/identity/client'
import { FairQueue } from '@quintet/platform/identity/fair-queue'
import type { FastifyRequest } from 'fastify'
import { setImmediate } from 'node:timers/promises'

export class PageTurns {
  // Two, so that one is drawn while the other waits for the database.
  readonly #queue = new FairQueue({ atOnce: 2, waiting: 1000, waitingOfOne: 100 })
  readonly #admission: Admission

  constructor(admission: Admission) {
    this.#admission = admission
  }

  /** Renders when it is the turn of the request's network. Throws `overloaded` where too many of its pages wait already, or who plays needs it all. */
  take<T>({ ip }: FastifyRequest, render: () => Promise<T>): Promise<T> {
    return this.#queue.within(networkOf(ip), async () => {
      await setImmediate()
      return this.#admission.within('browsing', render)
    })
  }
}
