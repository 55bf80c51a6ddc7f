/** Seasons of a series. Season 0 holds its specials, as libraries number them; they come after all others. @spec decisions 4.4 */
const SPECIALS = 0

export function isSpecials(season: number): boolean {
  return season === SPECIALS
}

/** Returns a number by which seasons are sorted. */
export function seasonPlace(season: number): number {
  return isSpecials(season) ? Number.MAX_SAFE_INTEGER : season
}
