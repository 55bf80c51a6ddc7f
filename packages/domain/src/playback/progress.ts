/** Playback positions as ordered events, and when a title counts as finished. @spec decisions 4.30, decisions 4.32 */

import { MINUTE_MS } from '../basics/milliseconds.ts'
import type { Kind } from '../catalogue/categories.ts'

/** How many positions of a title are kept, so that members can return to an earlier one. */
export const POSITIONS_KEPT = 20

const FINISHED_SHARE = 0.95
const BOOK_TAIL_SECONDS = 60
const TRACK_TAIL_SECONDS = 1

export type PositionEvent = {
  /** Seconds from the start. */
  position: number
  /** Increases within one player session. */
  sequence: number
  /** The client's time of the position, capped at the time of arrival. */
  at: Date
  sessionId: string
}

/** A resume point further ahead was kept by a clock that was wrong. Narrow, as no newer one is kept until its time has come. */
const AHEAD_MS = MINUTE_MS

/**
 * True if `next` replaces `last` as the resume point. A late or older event never sets another device back, and the 0:00 that a player
 * reports on opening never overwrites a position. Anything is newer than a point of the future.
 */
export function supersedes(next: PositionEvent, last: PositionEvent | null, now: Date): boolean {
  if (last === null) return true
  if (next.position === 0 && last.sessionId !== next.sessionId) return false
  if (next.sessionId === last.sessionId) return next.sequence > last.sequence
  const isOfFuture = last.at.getTime() > now.getTime() + AHEAD_MS
  return isOfFuture || next.at.getTime() > last.at.getTime()
}

/** True at the credits mark or 95 % for video, in the last 60 s of a book, or at the end of a track. */
export function isFinished(
  kind: Kind,
  { position, duration, credits }: { position: number; duration: number; credits?: number | null },
): boolean {
  if (duration <= 0) return false
  if (kind === 'audiobook') return position >= duration - BOOK_TAIL_SECONDS
  if (kind === 'track') return position >= duration - TRACK_TAIL_SECONDS
  return position >= (credits ?? duration * FINISHED_SHARE)
}

/** A run of at least this length counts as deliberate. */
const PLACE_SECONDS = 180
const PLACE_DISTANCE_SECONDS = 60

const FASTEST_RATE = 3
const RUN_SLACK_SECONDS = 30

/** True if `next` continues from `last`, with at most a short skip; both then form one run and are kept as one position. */
export function isSameRun(next: PositionEvent, last: PositionEvent): boolean {
  const moved = next.position - last.position
  const passed = (next.at.getTime() - last.at.getTime()) / 1000
  return next.sessionId === last.sessionId && moved >= 0 && moved <= passed * FASTEST_RATE + RUN_SLACK_SECONDS
}

/**
 * Returns the position, in seconds, to offer as "back to 3:21:07": the end of the last run that was really watched, if playback has jumped
 * away from it since. `runs` are newest first. Null if nothing was lost.
 */
export function lostPlace(
  runs: readonly { began: number; position: number }[],
  resumeAt: number,
): number | null {
  const [newest] = runs
  const watched = runs.find(({ began, position }) => position - began >= PLACE_SECONDS)
  if (!watched || watched === newest) return null
  return Math.abs(watched.position - resumeAt) >= PLACE_DISTANCE_SECONDS ? watched.position : null
}
