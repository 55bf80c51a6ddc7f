/** Faults of the sandbox on demand, so that everything that a provider does wrong happens in a test. @spec issue 6, law 13.5 */

/** `..._after`: the effect happened, its answer is lost or wrong. */
export const REQUEST_FAULTS = [
  'rate_limited',
  'server_error',
  'server_error_after',
  'timeout',
  'timeout_after',
] as const
export type RequestFault = (typeof REQUEST_FAULTS)[number]

/** `late`: three days; `reordered`: behind the later ones; `forged`: signed with another key, besides the true one. */
export const EVENT_FAULTS = ['duplicate', 'late', 'reordered', 'forged', 'lost'] as const
export type EventFault = (typeof EVENT_FAULTS)[number]

export type Faults = {
  /** The next requests meet these, in order. */
  queueRequests(...faults: RequestFault[]): void
  queueEvents(...faults: EventFault[]): void
  /** The next charges of any method are declined with these codes. */
  queueDeclines(...codes: string[]): void
  /** This share of all requests and events meets a fault that `random` (0 to 1) chooses; 0 ends it. */
  setShare(share: number, random?: () => number): void
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
    nextRequest: () => requests.shift() ?? drawn(REQUEST_FAULTS),
    nextEvent: () => events.shift() ?? drawn(EVENT_FAULTS),
    nextDecline: () => declines.shift() ?? null,
  }
}
