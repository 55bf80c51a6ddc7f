/** Time in which the service did not run, told from when it was last seen running. Why: docs/decisions/0642. @spec law 11.22 */
import { CLOCKS_APART_MS } from '../basics/clocks.ts'
import { DAY_MS, HOUR_MS } from '../basics/milliseconds.ts'

/** A shorter absence is made up for by running late. */
export const AWAY_MS = 3 * DAY_MS
/** After an absence, how long nobody is charged and nothing is deleted: it may be the clock that is wrong. */
export const DOUBT_MS = DAY_MS
/** After an outage, the days before the next charge, at least. */
const NOTICE_MS = 3 * DAY_MS
/** A worker that works off a long queue is not seen meanwhile; after this time none runs. */
const MISSING_MS = HOUR_MS

/** When the service was last seen running; after an absence also since when it was away, and since when it is back. */
export type Pulse = { seenAt: Date; awayFrom: Date | null; backAt: Date | null }

export type Outage = { from: Date; until: Date }

export type PulseNow = {
  pulse: Pulse
  /** False while the time may be wrong. */
  isSteady: boolean
  /** The absence that is over and confirmed with this beat; null if none is. */
  outage: Outage | null
}

/** Returns the pulse of a service that runs at `now`. */
export function pulseAt(last: Pulse | null, now: Date): PulseNow {
  const steady = { pulse: { seenAt: now, awayFrom: null, backAt: null }, isSteady: true, outage: null }
  if (last === null) return steady
  const { awayFrom, backAt } = last
  const passed = now.getTime() - last.seenAt.getTime()
  if (passed > AWAY_MS) return doubt(awayFrom ?? last.seenAt, now, now)
  if (awayFrom === null || backAt === null) return steady
  // The clock was set back: it had been ahead, and there may have been no absence.
  if (passed < -CLOCKS_APART_MS)
    return now.getTime() - awayFrom.getTime() > AWAY_MS ? doubt(awayFrom, now, now) : steady
  if (now.getTime() - backAt.getTime() < DOUBT_MS) return doubt(awayFrom, backAt, now)
  return { ...steady, outage: { from: awayFrom, until: backAt } }
}

function doubt(awayFrom: Date, backAt: Date, now: Date): PulseNow {
  return { pulse: { seenAt: now, awayFrom, backAt }, isSteady: false, outage: null }
}

/** Whether workers run, as seen at a moment. */
export type Workers = {
  /** When one was last seen; null if none ever ran. */
  seenAt: Date | null
  isMissing: boolean
  /** While the time may be wrong: since when the service was away, and when it is decided. */
  doubt: { from: Date; until: Date } | null
}

export function workersAt(pulse: Pulse | null, now: Date): Workers {
  if (pulse === null) return { seenAt: null, isMissing: true, doubt: null }
  const { seenAt, awayFrom, backAt } = pulse
  return {
    seenAt,
    isMissing: now.getTime() - seenAt.getTime() > MISSING_MS,
    doubt: awayFrom && backAt && { from: awayFrom, until: new Date(backAt.getTime() + DOUBT_MS) },
  }
}

/**
 * Returns until when the time of an outage counts for nobody: until it was certain. Later the service ran, however late the time is given
 * back, and if it did not, that is another outage.
 */
export function lostUntil({ until }: Outage, now: Date): Date {
  return new Date(Math.min(now.getTime(), until.getTime() + DOUBT_MS))
}

type Membership = {
  since: Date
  /** Null if no charge follows. */
  nextChargeAt: Date | null
}

/**
 * Returns by how many days a period moves after an outage: by what the member could not use, and so far that the next charge can be
 * announced.
 */
export function daysGivenBack(outage: Outage, { since, nextChargeAt }: Membership, now: Date): number {
  const from = Math.max(outage.from.getTime(), since.getTime())
  const lost = Math.max(0, Math.ceil((lostUntil(outage, now).getTime() - from) / DAY_MS))
  if (nextChargeAt === null) return lost
  const toNotice = Math.ceil((now.getTime() + NOTICE_MS - nextChargeAt.getTime()) / DAY_MS)
  return Math.max(lost, toNotice)
}
