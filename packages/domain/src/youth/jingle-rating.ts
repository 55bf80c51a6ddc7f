import { ageOfGuidance } from './rating.ts'
import { youthAgeOf } from './youth.ts'

/** A rating as stored, and whether it was written in words that nobody can read. */
export type Rated = { guidance: string | null; isUnread: boolean }

/**
 * True if a jingle is rated for older viewers than its channel, which then leaves it out: a jingle has no hours of its own. On a channel
 * without a rating, those are left out that any other title would be kept from minors for. Why: docs/decisions/0590. @spec decisions 12.16
 */
export function isRatedAbove(jingle: Rated, channel: Rated): boolean {
  const limit = ageOf(channel)
  if (limit === null) return youthAgeOf(jingle.guidance, jingle) !== null
  return (ageOf(jingle) ?? 0) > limit
}

function ageOf(rated: Rated): number | null {
  return ageOfGuidance(rated.guidance) ?? youthAgeOf(rated.guidance, rated)
}
