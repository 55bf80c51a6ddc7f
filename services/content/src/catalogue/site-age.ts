/** The age from which a viewer may see everything in the catalogue. @spec decisions 14.19 */
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { ageOfGuidance, MATURE_AGE } from '@quintet/domain/youth/rating'
import type { Database } from '@quintet/platform/db/database'
import { listShownRatings, type ShownRating } from './queries.ts'

/** The age levels of section 14 JuSchG. */
const LEVELS = [0, 6, 12, 16, 18]
/** Verticals that need a rating: an unrated title counts as not released for minors. */
const RATED: ReadonlySet<Vertical> = new Set(['movies', 'pc-games'])

export async function siteAge(db: Database): Promise<number> {
  return highestLevel(await listShownRatings(db))
}

/** The lowest level that covers all of them. */
export function highestLevel(ratings: readonly ShownRating[]): number {
  const ages = ratings.map(
    ({ vertical, parental_guidance: guidance, is_unread: isUnread }) =>
      ageOfGuidance(guidance) ?? (isUnread || RATED.has(vertical) ? MATURE_AGE : 0),
  )
  const highest = Math.max(0, ...ages)
  return LEVELS.find((level) => level >= highest) ?? MATURE_AGE
}
