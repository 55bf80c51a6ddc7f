/** Lists, rows and trending titles. @spec decisions 4.1 */
import { type ContentQuery, TRENDING_TITLES } from '@quintet/contracts/content'
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryName } from '../catalogue/category-names.ts'
import type { Title } from '../catalogue/title.ts'
import type { Page, TitleIndex, Wanted } from '../catalogue/title-index.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import type { Asking } from './asking.ts'
import { genresFor } from './categories.ts'
import { wireList } from './wire-list.ts'

/** A page of titles, and how many there are in total. */
export function listTitles(catalogue: Catalogue, query: ContentQuery, asking: Asking): Page {
  const written = query.search || undefined
  const [sort, direction] = (query.sort ?? (written === undefined ? 'order,asc' : 'relevance,desc')).split(
    ',',
  ) as [Wanted['sort'], 'asc' | 'desc']
  const wanted: Wanted = {
    category: query.category || undefined,
    contentOwner: query.contentOwner || undefined,
    tags: tagsOf(query.tags),
    search: written,
    sort,
    descending: direction === 'desc',
    ids: query.ids?.split(',').map(Number),
  }
  const from = (query.page - 1) * query.limit
  return titlesFor(catalogue, asking.viewer).page(wanted, { from, to: from + query.limit }, asking.now)
}

function tagsOf(joined: string | undefined): string[] {
  return (joined ?? '').split(',').filter(Boolean)
}

/**
 * The titles with these names that the viewer may see, topped up with the most popular ones; playable titles come first.
 * @spec catalogue 2.12.2, decisions 4.9
 */
export function listTrending(
  catalogue: Catalogue,
  names: readonly string[],
  { viewer, now }: Pick<Asking, 'viewer' | 'now'>,
): Title[] {
  const index = titlesFor(catalogue, viewer)
  const named = names.flatMap((name) => index.named(name, now) ?? [])
  const { page: popular } = index.page(
    { sort: 'popularity', descending: true },
    { from: 0, to: TRENDING_TITLES },
    now,
  )
  return [...new Map([...named, ...popular].map((title) => [title.id, title])).values()]
    .toSorted((a, b) => a.standing - b.standing)
    .slice(0, TRENDING_TITLES)
}

const RELATED_MAX = 12

/** Titles similar to this one, or the most popular others of its vertical. */
export function listRelated(
  index: TitleIndex,
  title: Title,
  kind: 'similar' | 'popular',
  now: Date,
): Title[] {
  if (kind === 'similar') return index.similarTo(title, RELATED_MAX, now)
  return index
    .page(
      { category: title.vertical, sort: 'popularity', descending: true },
      { from: 0, to: RELATED_MAX + 1 },
      now,
    )
    .page.filter(({ id }) => id !== title.id)
    .slice(0, RELATED_MAX)
}

/** Rows by genre for a category, or one row per vertical without a category. Empty rows are left out. */
export function listRows(
  catalogue: Catalogue,
  query: {
    category?: string | undefined
    tags?: string | undefined
    search?: string | undefined
    limit: number
  },
  asking: Asking,
): Buffer {
  const index = titlesFor(catalogue, asking.viewer)
  const ids = query.category
    ? genresFor((category) => index.genresOf(category, asking.now), query.category)
    : [...VERTICALS]
  const search = query.search || undefined
  const rows = ids.flatMap((id) => {
    const { page: items } = index.page(
      {
        category: id,
        tags: tagsOf(query.tags),
        search,
        sort: search === undefined ? 'order' : 'relevance',
        descending: false,
      },
      { from: 0, to: query.limit },
      asking.now,
    )
    if (items.length === 0) return []
    const name = JSON.stringify(categoryName(id, asking.language))
    return [
      `{"id":${JSON.stringify(id)},"category_name":${name},"items":${wireList(items, asking).toString()}}`,
    ]
  })
  return Buffer.from(`[${rows.join(',')}]`)
}
