/** The titles that have a page for everyone, for sitemaps. */
import type { Vertical } from '@quintet/domain/categories'
import type { Catalogue } from './catalogue.ts'
import { titlesFor } from './visibility.ts'

export type PublicTitle = {
  id: number
  vertical: Vertical
  kidSafe: boolean
  /** When it was published, as a time in milliseconds. */
  addedAt: number
}

/** In the order of their ids, so that parts of a sitemap stay what they were. Episodes and tracks belong to their parents' pages. */
export function publicTitles(catalogue: Catalogue, now: Date): PublicTitle[] {
  return titlesFor(catalogue, null)
    .page({ sort: 'order', descending: false }, { from: 0, to: Number.POSITIVE_INFINITY }, now)
    .page.map(({ id, vertical, kidSafe, addedAt }) => ({ id, vertical, kidSafe, addedAt }))
    .toSorted((a, b) => a.id - b.id)
}
