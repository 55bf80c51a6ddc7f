/**
 * Positions that did not reach the service: kept on this device, the last of each stream, and sent later. The service orders
 * them by their time and knows by the stream whose they are. @spec decisions 4
 */
import { reportPosition } from '@quintet/contracts/playback'
import { isProblem } from '@quintet/contracts/problems'
import { call } from '../../api/call.ts'
import { KEPT_POSITIONS } from './kept-positions-key.ts'

export type KeptPosition = { streamId: string; position: number; sequence: number; at: string }

const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/** Before it is sent, so that neither a lost connection nor a closed window loses it. */
export function keepPosition(event: KeptPosition): void {
  write([...readKept().filter(({ streamId }) => streamId !== event.streamId), event])
}

/** The service has it, or a later one. */
export function dropPosition({ streamId, sequence }: Pick<KeptPosition, 'streamId' | 'sequence'>): void {
  write(readKept().filter((kept) => kept.streamId !== streamId || kept.sequence > sequence))
}

/** In the order in which they were watched; what still does not arrive stays. */
export async function sendKeptPositions(): Promise<void> {
  for (const event of readKept().toSorted((a, b) => a.at.localeCompare(b.at))) {
    const { streamId, ...body } = event
    try {
      await call(reportPosition, { params: { id: streamId }, body })
      dropPosition(event)
    } catch (error) {
      // The place is kept also where the stream has ended; somebody else's stays until they are back.
      if (isProblem(error, 'stream_ended')) dropPosition(event)
      else if (error instanceof TypeError) return
    }
  }
}

function readKept(): KeptPosition[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_POSITIONS) ?? '[]') as KeptPosition[]
    return kept.filter(({ at }) => Date.now() - Date.parse(at) < KEPT_DAYS * DAY_MS)
  } catch {
    return []
  }
}

function write(kept: readonly KeptPosition[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(KEPT_POSITIONS)
    else localStorage.setItem(KEPT_POSITIONS, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage: the next heartbeat says where it stands.
  }
}
