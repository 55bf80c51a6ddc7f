/** What a search found, by vertical. */
import type { Total } from '@quintet/contracts/list-total'
import type { Vertical } from '@quintet/domain/categories'
import { foldText } from '@quintet/domain/search'
import type { Card } from '../../api/card.ts'

export type Matches = {
  vertical: Vertical
  cards: readonly Card[]
  /** How many there are, whatever is shown. */
  total: Total
}

/** How many there are in all verticals together. */
export function totalOf(found: readonly Matches[]): Total {
  return {
    count: found.reduce((sum, { total }) => sum + total.count, 0),
    isMore: found.some(({ total }) => total.isMore),
  }
}

/** Whether a title is called as was written, or begins so: then nothing else was meant. */
export function isFoundAsWritten(term: string, found: readonly Matches[]): boolean {
  const wanted = foldText(term)
  return found.some(({ cards }) => cards.some(({ title }) => foldText(title).startsWith(wanted)))
}

/** The verticals that have matches: the one with the exact title first, then those whose first title begins so, then the others. */
export function orderMatches(term: string, found: readonly Matches[]): Matches[] {
  const wanted = foldText(term)
  const distance = ({ cards: [best] }: Matches): number => {
    const title = foldText(best?.title ?? '')
    if (title === wanted) return 0
    return title.startsWith(wanted) ? 1 : 2
  }
  return found.filter(({ cards }) => cards.length > 0).toSorted((a, b) => distance(a) - distance(b))
}
