/** The peer's faults on demand: those of a network, a busy provider and its events. */
import {
  EVENT_FAULTS,
  type EventFault,
  REQUEST_FAULTS,
  type RequestFault,
} from '@quintet/domain/money/payment-faults'

export type PeerFaults = {
  queueRequests(...faults: RequestFault[]): void
  queueEvents(...faults: EventFault[]): void
  /** Declines the next charges of any method with these codes. */
  queueDeclines(...codes: string[]): Promise<void>
  /** Makes this share of all requests and events meet a fault that `random` (0 to 1) chooses; 0 ends it. */
  setShare(share: number, random?: () => number): Promise<void>
  nextRequest(): RequestFault | null
  nextEvent(): EventFault | null
  nextDecline(): string | null
}

export function openPeerFaults(): PeerFaults {
  const requests: RequestFault[] = []
  const events: EventFault[] = []
  const declines: string[] = []
  let [share, random] = [0, Math.random]
  const met = <F>(queue: F[], kinds: readonly F[]): F | null => {
    const queued = queue.shift()
    if (queued !== undefined || random() >= share) return queued ?? null
    return kinds[Math.floor(random() * kinds.length)] ?? null
  }
  return {
    queueRequests: (...faults) => void requests.push(...faults),
    queueEvents: (...faults) => void events.push(...faults),
    queueDeclines: async (...codes) => void declines.push(...codes),
    setShare: async (wanted, by = Math.random) => void ([share, random] = [wanted, by]),
    nextRequest: () => met(requests, REQUEST_FAULTS),
    nextEvent: () => met(events, EVENT_FAULTS),
    nextDecline: () => declines.shift() ?? null,
  }
}
