/** Faults of the sandbox on demand, so that everything that a provider does wrong happens in a test. @spec issue 6, law 13.5 */

import {
  EVENT_FAULTS,
  type EventFault,
  REQUEST_FAULTS,
  type RequestFault,
} from '@quintet/domain/payment-faults'

export type Faults = {
  /** The next requests meet these, in order. */
  queueRequests(...faults: RequestFault[]): void
  queueEvents(...faults: EventFault[]): void
  /** The next charges of any method are declined with these codes. */
  queueDeclines(...codes: string[]): void
  /** This share of all requests and events meets a fault that `random` (0 to 1) chooses; 0 ends it. */
  setShare(share: number, random?: () => number): void
  /** How many of each kind wait. */
  waiting(): { requests: number; events: number; declines: number }
  nextRequest(): RequestFault | null
  nextEvent(): EventFault | null
  nextDecline(): string | null
}

export function openFaults(): Faults {
  const requests: RequestFault[] = []
  const events: EventFault[] = []
  const declines: string[] = []
  let share = 0
  let random = Math.random
  const drawn = <F>(kinds: readonly F[]): F | null =>
    random() < share ? (kinds[Math.floor(random() * kinds.length)] ?? null) : null
  return {
    queueRequests: (...faults) => void requests.push(...faults),
    queueEvents: (...faults) => void events.push(...faults),
    queueDeclines: (...codes) => void declines.push(...codes),
    setShare(newShare, newRandom = Math.random) {
      share = newShare
      random = newRandom
    },
    waiting: () => ({ requests: requests.length, events: events.length, declines: declines.length }),
    nextRequest: () => requests.shift() ?? drawn(REQUEST_FAULTS),
    nextEvent: () => events.shift() ?? drawn(EVENT_FAULTS),
    nextDecline: () => declines.shift() ?? null,
  }
}
