/** Where a broadcast stands, told from the clock alone, and what of it is out. @spec catalogue 2.8.5, decisions 12.2 */

export const LIVE_STATES = ['announced', 'live', 'ended', 'replay'] as const
export type LiveState = (typeof LIVE_STATES)[number]

/** RFC 3339. */
export type Airtime = { startsAt?: string | undefined; endsAt?: string | undefined }

/** How far back one may go in a broadcast that does not say it. */
export const DVR_SECONDS = 4 * 60 * 60

/** How long before its start a broadcast that is shown again and again is announced anew. */
export const REPEAT_AHEAD_MINUTES = 5

const MINUTE_MS = 60_000

/** Without an end a broadcast that has begun is live. Afterwards it is a replay where there is a recording. */
export function liveState(
  { startsAt, endsAt, isRecorded }: Airtime & { isRecorded: boolean },
  now: string,
): LiveState {
  if (startsAt !== undefined && Date.parse(startsAt) > Date.parse(now)) return 'announced'
  if (endsAt === undefined || Date.parse(endsAt) > Date.parse(now)) return 'live'
  return isRecorded ? 'replay' : 'ended'
}

/** Whether something is still to come that nobody may be told. */
export const isUndecided = (state: LiveState): boolean => state === 'announced' || state === 'live'

/**
 * The start, in milliseconds, at which a broadcast that is shown every so many minutes stands now: its last one, and from some
 * minutes ahead the next one.
 */
export function repeatedStart(
  { startsAt, everyMinutes }: { startsAt: number; everyMinutes: number },
  now: number,
): number {
  const every = everyMinutes * MINUTE_MS
  const rounds = Math.floor((now + REPEAT_AHEAD_MINUTES * MINUTE_MS - startsAt) / every)
  return startsAt + Math.max(0, rounds) * every
}
