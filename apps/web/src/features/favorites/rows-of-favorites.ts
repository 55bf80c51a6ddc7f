import type { PlaylistEntry } from '@quintet/contracts/playlist'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import type { Card } from '../../api/card.ts'

/** The order of the rows. */
const ROWS: readonly Vertical[] = ['movies', 'music-stream', 'pc-games', 'audio-books', 'sports']

export type FavoritesRow = { vertical: Vertical; cards: Card[] }

/** Returns one row per category, latest favorite first; removed favorites disappear at once. */
export function rowsOfFavorites(entries: readonly PlaylistEntry[], cards: readonly Card[]): FavoritesRow[] {
  const latestFirst = entries.flatMap(({ contentId }) => cards.filter(({ id }) => id === contentId))
  return ROWS.map((vertical) => ({
    vertical,
    cards: latestFirst.filter((card) => card.vertical === vertical),
  })).filter((row) => row.cards.length > 0)
}
