/** Albums and audiobooks that a device keeps for offline listening. @spec decisions 11.30, decisions 11.31 */
import { DAY_MS } from '../basics/milliseconds.ts'

/** A device that has not been in contact for this long can no longer open its titles. */
export const KEPT_DAYS = 30
/** Maximum number of devices per account that keep titles. */
export const KEPT_DEVICES_MAX = 4
/** Maximum number of titles that one device keeps. */
export const KEPT_TITLES_MAX = 200

/** The kinds of titles that can be kept: audio only, as a whole. */
export const KEPT_KINDS = ['album', 'track', 'audiobook'] as const

/** Returns until when a device may open a title that it requests now: for 30 days or until its rights end. In milliseconds. */
export function keptUntil(now: number, availableUntil: number): number {
  return Math.min(now + KEPT_DAYS * DAY_MS, availableUntil)
}

/**
 * True if a device may open what it keeps. `latest` is the latest time that the device has seen: setting its clock back by more than a day
 * gains no further days.
 */
export function isKeptOpen({ until, latest }: { until: number; latest: number }, now: number): boolean {
  return now < until && now > latest - DAY_MS
}

/** What happens to a title on a device that has just been in contact. */
export type KeptFate =
  /** It may be opened until its new limit. */
  | 'stays'
  /** The kids lock hides it: its key is removed, and the stored files wait for a new one. */
  | 'hidden'
  /** It is removed completely. */
  | 'gone'

/** `isGranted`: the service grants the title. `isKidLocked`: the kids lock is on, so the service grants nothing that the lock hides. */
export function fateOf({ isGranted, isKidLocked }: { isGranted: boolean; isKidLocked: boolean }): KeptFate {
  if (isGranted) return 'stays'
  return isKidLocked ? 'hidden' : 'gone'
}
