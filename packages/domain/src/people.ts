/** People and teams who have a page of their own, and series of books. @spec product 5.1, product 5.2 */
import { CREDITED_ROLES, type CreditedRole } from './page-roles.ts'
import { foldLetters } from './search.ts'

function isCreditedRole(role: string): role is CreditedRole {
  return (CREDITED_ROLES as readonly string[]).includes(role)
}

// What tags write where a compilation has no one artist.
const NOBODY =
  /^(various( artists?)?|v\.?a\.?|verschiedene( (interpreten|künstler))?|diverse|unknown( artist)?)$/i

/** Whether a credit names somebody who can have a page. */
export function hasPage<Credit extends { name: string; role: string }>(
  credit: Credit,
): credit is Credit & { role: CreditedRole } {
  return isCreditedRole(credit.role) && !NOBODY.test(credit.name.trim())
}

export function personAddress(id: number): string {
  return `/people/${id}`
}

/** How a series is called in addresses; empty where its name has no letter or digit. */
export function seriesSlug(name: string): string {
  return foldLetters(name).replaceAll(' ', '-')
}

export function seriesAddress(slug: string): string {
  return `/audiobooks/series/${slug}`
}

/** As record companies count: up to three tracks, and less than half an hour. */
const SINGLE_TRACKS = 3
const SINGLE_SECONDS = 30 * 60

/** Whether an album is a single; `seconds` are null where its length is not known. */
export function isSingle({ tracks, seconds }: { tracks: number; seconds: number | null }): boolean {
  return tracks > 0 && tracks <= SINGLE_TRACKS && (seconds ?? 0) < SINGLE_SECONDS
}
