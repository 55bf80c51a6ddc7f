/** Albums and books that a device keeps, to be heard without a network. @spec decisions 11.30, decisions 11.31 */

/** A device that was not in contact for so long opens nothing any more. */
export const KEPT_DAYS = 30
/** Devices of one account that keep titles. */
export const KEPT_DEVICES_MAX = 4
/** Titles that one device keeps. */
export const KEPT_TITLES_MAX = 200

const DAY_MS = 24 * 60 * 60 * 1000

/** What can be kept: what is only heard, as a whole. */
export const KEPT_KINDS = ['album', 'track', 'audiobook'] as const

/** Until when a device opens a title that it asked about now: 30 days, or until the right to show the title ends. In milliseconds. */
export function keptUntil(now: number, availableUntil: number): number {
  return Math.min(now + KEPT_DAYS * DAY_MS, availableUntil)
}

/**
 * Whether a device may open what it keeps. `latest` is the latest time that it has seen: a clock that was set back by more than a day
 * buys no further days.
 */
export function isKeptOpen({ until, latest }: { until: number; latest: number }, now: number): boolean {
  return now < until && now > latest - DAY_MS
}

/** What becomes of a title on a device that has just been in contact. */
export type KeptFate =
  /** It may be opened until then. */
  | 'stays'
  /** The kids lock hides it: its key goes, what is stored waits for another one. */
  | 'hidden'
  /** Nothing of it stays. */
  | 'gone'

/** `isGranted`: the service names it; `isKidLocked`: under the lock it does not name what the lock hides. */
export function fateOf({ isGranted, isKidLocked }: { isGranted: boolean; isKidLocked: boolean }): KeptFate {
  if (isGranted) return 'stays'
  return isKidLocked ? 'hidden' : 'gone'
}
