/** The results of a search in one vertical. */
import type { Total } from '@quintet/contracts/list-total'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { foldText } from '@quintet/domain/catalogue/search'
import type { Card } from '../../api/card.ts'

export type Matches = {
  vertical: Vertical
  cards: readonly Card[]
  /** The total number, however many are shown. */
  total: Total
}

/** Returns the total over all verticals. */
export function totalOf(found: readonly Matches[]): Total {
  return {
    count: found.reduce((sum, { total }) => sum + total.count, 0),
    isMore: found.some(({ total }) => total.isMore),
  }
}

/** True if a title begins with the term as written: then nothing else was meant. */
export function isFoundAsWritten(term: string, found: readonly Matches[]): boolean {
  const wanted = foldText(term)
  return found.some(({ cards }) => cards.some(({ title }) => foldText(title).startsWith(wanted)))
}

/**
 * Returns the verticals with matches: first the one with the exact title, then those whose first title begins with the term, then the
 * others.
 */
export function orderMatches(term: string, found: readonly Matches[]): Matches[] {
  const wanted = foldText(term)
  const distance = ({ cards: [best] }: Matches): number => {
    const title = foldText(best?.title ?? '')
    if (title === wanted) return 0
    return title.startsWith(wanted) ? 1 : 2
  }
  return found.filter(({ cards }) => cards.length > 0).toSorted((a, b) => distance(a) - distance(b))
}
