/** The state of a broadcast, derived from the clock alone, and whether its outcome is known yet. @spec catalogue 2.8.5, decisions 12.2 */
import { MINUTE_MS } from '../basics/milliseconds.ts'

export const LIVE_STATES = ['announced', 'live', 'ended', 'replay'] as const
export type LiveState = (typeof LIVE_STATES)[number]

/** RFC 3339. */
export type Airtime = { startsAt?: string | undefined; endsAt?: string | undefined }

/** How far back viewers can seek in a broadcast that does not specify it. */
export const DVR_SECONDS = 4 * 60 * 60

/** How long before its next start a repeating broadcast is announced again. */
const REPEAT_AHEAD_MINUTES = 5

/** A broadcast without an end stays live once it has started. After the end it is a replay if it was recorded. */
export function liveState(
  { startsAt, endsAt, isRecorded }: Airtime & { isRecorded: boolean },
  now: string,
): LiveState {
  if (startsAt !== undefined && Date.parse(startsAt) > Date.parse(now)) return 'announced'
  if (endsAt === undefined || Date.parse(endsAt) > Date.parse(now)) return 'live'
  return isRecorded ? 'replay' : 'ended'
}

/** True while the outcome is still open and must not be revealed. */
export const isUndecided = (state: LiveState): boolean => state === 'announced' || state === 'live'

/**
 * Returns the current start, in milliseconds, of a broadcast that repeats every so many minutes: its latest one or, from
 * `REPEAT_AHEAD_MINUTES` before it, the next one.
 */
export function repeatedStart(
  { startsAt, everyMinutes }: { startsAt: number; everyMinutes: number },
  now: number,
): number {
  const every = everyMinutes * MINUTE_MS
  const rounds = Math.floor((now + REPEAT_AHEAD_MINUTES * MINUTE_MS - startsAt) / every)
  return startsAt + Math.max(0, rounds) * every
}
