/** People and teams with a page of their own, and series of audiobooks. @spec product 5.1, product 5.2 */
import { CREDITED_ROLES, type CreditedRole } from './page-roles.ts'
import { foldLetters } from './search.ts'

function isCreditedRole(role: string): role is CreditedRole {
  return (CREDITED_ROLES as readonly string[]).includes(role)
}

// Placeholders in tags of compilations without a single artist.
const NOBODY =
  /^(various( artists?)?|v\.?a\.?|verschiedene( (interpreten|künstler))?|diverse|unknown( artist)?)$/i

/** True if a credit names someone who can have a page. */
export function hasPage<Credit extends { name: string; role: string }>(
  credit: Credit,
): credit is Credit & { role: CreditedRole } {
  return isCreditedRole(credit.role) && !NOBODY.test(credit.name.trim())
}

export function personAddress(id: number): string {
  return `/people/${id}`
}

/** Returns the slug of a series; empty if its name has no letters or digits. */
export function seriesSlug(name: string): string {
  return foldLetters(name).replaceAll(' ', '-')
}

export function seriesAddress(slug: string): string {
  return `/audiobooks/series/${slug}`
}

/** The record industry's definition: up to three tracks and less than half an hour. */
const SINGLE_TRACKS = 3
const SINGLE_SECONDS = 30 * 60

/** True if an album is a single; `seconds` is null if its length is unknown. */
export function isSingle({ tracks, seconds }: { tracks: number; seconds: number | null }): boolean {
  return tracks > 0 && tracks <= SINGLE_TRACKS && (seconds ?? 0) < SINGLE_SECONDS
}
