/** Pages of book series. @spec product 5.2 */
import type { ContentItem } from '@quintet/contracts/content'
import { Problem } from '@quintet/contracts/problem'
import type { Asking } from '../browsing/asking.ts'
import { itemOf, wireList, withFields } from '../browsing/wire-list.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { titlesFor } from '../catalogue/visibility.ts'

/** The volumes of a series. Throws `unknown_series` if none of them may be seen. */
export function readSeries(catalogue: Catalogue, slug: string, asking: Asking): Buffer {
  const titles = titlesFor(catalogue, asking.viewer)
    .labelled('series', slug, asking.now)
    .map((title) => ({ title, item: itemOf(title, asking) }))
    .toSorted((a, b) => placeOf(a.item) - placeOf(b.item) || a.title.year - b.title.year)
  const [first] = titles
  if (!first) throw new Problem('unknown_series')
  const authors = new Map(
    titles
      .flatMap(({ item }) => item.attributes.credits ?? [])
      .filter(({ role }) => role === 'author')
      .map(({ person_id, name }) => [person_id, { person_id, name }]),
  )
  const head = { slug, name: first.item.attributes.series ?? slug, authors: [...authors.values()] }
  const volumes = wireList(
    titles.map(({ title }) => title),
    asking,
  )
  return withFields(head, { volumes })
}

const placeOf = ({ attributes }: ContentItem): number => attributes.series_position ?? Number.MAX_VALUE
