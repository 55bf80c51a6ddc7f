/** What has a page for everyone, for sitemaps: titles, people, series of books. */
import type { Vertical } from '@quintet/domain/categories'
import { personAddress, seriesAddress } from '@quintet/domain/people'
import type { Catalogue } from './catalogue.ts'
import { idOfPersonLabel } from './title-labels.ts'
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

/** Addresses of the pages of people, in the order of their ids, and of series of books. */
export function publicPeople(catalogue: Catalogue, now: Date): string[] {
  const index = titlesFor(catalogue, null)
  const ids = new Set(index.labelsInUse('person', now).map(idOfPersonLabel))
  return [
    ...[...ids].toSorted((a, b) => a - b).map(personAddress),
    ...index
      .labelsInUse('series', now)
      .toSorted()
      .map((slug) => seriesAddress(encodeURIComponent(slug))),
  ]
}
