/** When titles for ages 16 and 18 may be played. @spec decisions 14.5 */
import { CLOCKS_APART_MS } from '../basics/clocks.ts'
import { HOUR_MS } from '../basics/milliseconds.ts'
import { isAt, TIME_ZONE, zonedHourAfter } from '../basics/calendar.ts'
import { displayedAge } from './rating.ts'
import { CLOSES_AT, OPENS_AT, YOUTH_PIN_HOURS, type YouthAge, type YouthWays } from './youth-hours.ts'

/** Allowance for pauses in playback that begins within the hours and ends after them. */
const PAUSES_MS = HOUR_MS

const ZONES: Record<string, string> = { DE: 'Europe/Berlin', AT: 'Europe/Vienna', CH: 'Europe/Zurich' }

/**
 * Returns the age below which a title is restricted; null if it plays at any time. What pages show as "16" counts as 16; a rating that is
 * present but cannot be read counts as 18.
 */
export function youthAgeOf(guidance: string | null, { isUnread }: { isUnread: boolean }): YouthAge | null {
  const age = displayedAge(guidance)
  if (age === 'mature') return 18
  if (age === 'all') return isUnread || guidance !== null ? 18 : null
  if (age > 16) return 18
  return age > 12 ? 16 : null
}

export type YouthAsked = { age: YouthAge; ways: YouthWays; country: string; isPinEntered: boolean }

/**
 * If open, `until` is the end of the hours that opened it, null if it may play on. If closed, `opensAt` is when the hours begin, null if
 * only the PIN opens it.
 */
export type YouthGate = { isOpen: true; until: Date | null } | { isOpen: false; opensAt: Date | null }

export function youthGate({ age, ways, country, isPinEntered }: YouthAsked, now: Date): YouthGate {
  if (ways === 'off' || (isPinEntered && ways !== 'hours')) return { isOpen: true, until: null }
  if (ways === 'pin') return { isOpen: false, opensAt: null }
  const zone = ZONES[country] ?? TIME_ZONE
  const from = OPENS_AT[age]
  return isAt(now, { from, to: CLOSES_AT, zone })
    ? { isOpen: true, until: zonedHourAfter(now, CLOSES_AT, zone) }
    : { isOpen: false, opensAt: zonedHourAfter(now, from, zone) }
}

/** Returns how long a stream that the hours opened may run: to the end of its title, plus time for pauses. */
export function youthStreamEnd(until: Date, durationSeconds: number | null): Date {
  return new Date(until.getTime() + (durationSeconds ?? 0) * 1000 + PAUSES_MS)
}

/** True if a PIN was entered that still unlocks them. A time beyond what a PIN gives was noted by a clock that was ahead. */
export function isYouthOpen(openUntil: Date | null, now: Date): boolean {
  return (
    openUntil !== null &&
    now < openUntil &&
    openUntil.getTime() <= youthPinEnd(now).getTime() + CLOCKS_APART_MS
  )
}

/** Returns until when a PIN entered now unlocks them. */
export function youthPinEnd(now: Date): Date {
  return new Date(now.getTime() + YOUTH_PIN_HOURS * HOUR_MS)
}
