/**
 * Positions that did not reach the service: the last of each title is stored on this device and sent later. The service orders them by
 * time, so that a later position from another device wins. @spec decisions 4.31
 */
import { putHistory } from '@quintet/contracts/history'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { call, isProblem } from '../../../api/call.ts'
import { KEPT_POSITIONS } from './kept-positions-key.ts'
import { persistently } from './persistence.ts'

export type KeptPosition = {
  /** The profile, since several people share a device. */
  profileId: string
  contentId: number
  position: number
  /** The title's duration in seconds. */
  duration: number
  sequence: number
  at: string
  streamId: string
}

const KEPT_DAYS = 30
const END_SECONDS = 1

/** Called before sending, so that neither a lost connection nor a closed window loses it. */
export function keepPosition(event: KeptPosition): void {
  write([...readKept().filter((kept) => !isOfSameTitle(kept, event)), event])
}

/** Called when the service has this position or a later one. */
export function dropPosition(event: KeptPosition): void {
  write(readKept().filter((kept) => !isOfSameTitle(kept, event) || kept.sequence > event.sequence))
}

/** Returns the position in seconds at which a title with an unsent position resumes, 0 if it was at its end; undefined: none is stored. */
export function placeKept({ profileId, contentId }: Pick<KeptPosition, 'profileId' | 'contentId'>) {
  const kept = readKept().find((each) => isOfSameTitle(each, { profileId, contentId }))
  return kept && (kept.position < kept.duration - END_SECONDS ? kept.position : 0)
}

const senders = new Map<string, () => Promise<void>>()

/** Sends the positions of this profile until they have arrived; called again, for instance once the connection is back, it does not wait. */
export function sendKeptPositions(profileId: string): void {
  const send = senders.get(profileId) ?? persistently(() => sendOnce(profileId))
  senders.set(profileId, send)
  void send()
}

/** Sends them in the order in which they were watched; those that fail stay stored. Returns true if there is nothing to try again. */
async function sendOnce(profileId: string): Promise<boolean> {
  const own = readKept().filter((kept) => kept.profileId === profileId)
  for (const event of own.toSorted((a, b) => a.at.localeCompare(b.at))) {
    const { contentId, position, duration, sequence, at, streamId } = event
    const body = { position, duration, sequence, at, streamId }
    try {
      await call(putHistory, { params: { contentId }, body })
      dropPosition(event)
    } catch (error) {
      if (isProblem(error, 'invalid_request')) dropPosition(event)
      // Whoever logs in here next sends their own.
      else if (isProblem(error, 'unauthenticated')) return true
      // A title hidden by the kids lock accepts its position once the lock is lifted.
      else if (!isProblem(error, 'unknown_content')) return false
    }
  }
  return true
}

const SEQUENCE = 'player:sequence'
const SEQUENCE_BEGAN = Date.UTC(2026, 0, 1)
let lastSequence = 0

/**
 * Increases across everything this browser plays, so that stored positions of several streams are ordered too. It follows the clock, so
 * that clearing the storage does not reset it, and never goes back with it.
 */
export function nextSequence(): number {
  const byClock = Math.floor((Date.now() - SEQUENCE_BEGAN) / 1000)
  lastSequence = Math.max(lastSequence + 1, readSequence() + 1, byClock)
  try {
    localStorage.setItem(SEQUENCE, String(lastSequence))
  } catch {
    // In that case it counts only while the page is open.
  }
  return lastSequence
}

function readSequence(): number {
  try {
    return Number(localStorage.getItem(SEQUENCE)) || 0
  } catch {
    return 0
  }
}

type Owned = Pick<KeptPosition, 'profileId' | 'contentId'>

function isOfSameTitle(a: Owned, b: Owned): boolean {
  return a.profileId === b.profileId && a.contentId === b.contentId
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
    // If storage is full or blocked, the next heartbeat reports the position.
  }
}
