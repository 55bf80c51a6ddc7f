/** The catalogue's answers. @spec catalogue 7, decisions 4 */
import { type ContentQuery, TRENDING_TITLES } from '@quintet/contracts/content'
import { Problem } from '@quintet/contracts/problem'
import { genreSlug, isVertical, KIDS_CATEGORY, VERTICAL_FACTS, VERTICALS } from '@quintet/domain/categories'
import type { Language } from '@quintet/domain/languages'
import type { Viewer } from '@quintet/platform/identity/viewer'
import { categoryName } from './category-names.ts'
import type { Catalogue } from './catalogue.ts'
import type { Spoilers } from './spoilers.ts'
import type { Audience, Title } from './title.ts'
import type { Wanted } from './title-index.ts'
import { titlesFor } from './visibility.ts'

export type Asking = {
  viewer: Viewer | null
  audience: Audience
  language: Language
  productId: number
  now: Date
  /** What the viewer's profile is spared. */
  spoilers: Spoilers | null
}

const [OPEN, COMMA, BRACE, CLOSE] = [...Buffer.from('[,}]')] as [number, number, number, number]

/** The JSON array of titles, put together from bytes that were made with the index. */
export function wireList(titles: readonly Title[], { language, audience, spoilers }: Asking): Buffer {
  if (spoilers) return wireSparing(titles, { language, audience, spoilers })
  // Of each title its bytes and a bracket or comma before them; a visitor's lack the brace at their end.
  const isWhole = audience === 'member'
  let size = titles.length === 0 ? 2 : 1
  for (const { wire } of titles)
    size += 1 + (isWhole ? wire[language].length : wire[language].visitorLength + 1)
  const list = Buffer.allocUnsafe(size)
  list[0] = OPEN
  let at = 0
  for (const { wire } of titles) {
    const { source, from, length, visitorLength } = wire[language]
    if (at > 0) list[at] = COMMA
    at += 1 + source.copy(list, at + 1, from, from + (isWhole ? length : visitorLength))
    if (!isWhole) list[at++] = BRACE
  }
  list[size - 1] = CLOSE
  return list
}

function wireSparing(
  titles: readonly Title[],
  { language, audience, spoilers }: Pick<Asking, 'language' | 'audience'> & { spoilers: Spoilers },
): Buffer {
  const items = titles.map((title) => {
    const { representation, ...item } = spoilers.itemOf(title, language)
    return audience === 'member' && representation ? { ...item, representation } : item
  })
  return Buffer.from(JSON.stringify(items))
}

/** A page of titles and how many there are in all. */
export function listTitles(
  catalogue: Catalogue,
  query: ContentQuery,
  asking: Asking,
): { page: Title[]; total: number } {
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

/** One title; what may not be seen looks the same as what is not there, so that a kid cannot probe. */
export function findTitle(
  catalogue: Catalogue,
  id: number,
  { viewer, now }: Pick<Asking, 'viewer' | 'now'>,
): Title {
  const title = titlesFor(catalogue, viewer).find(id, now)
  if (!title) throw new Problem('unknown_content')
  return title
}

/** The titles of these names that the viewer may see, filled up with the most popular ones. @spec catalogue 2.12 */
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
  return [...new Set([...named, ...popular])].slice(0, TRENDING_TITLES)
}

/** Rows by genre of a category; without a category, one row per vertical. Empty rows are left out. */
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

/** A category and its genres: those that the specification lists, then others in use. @spec catalogue 2.6 */
export function categoryTree(
  catalogue: Catalogue,
  category: string,
  { viewer, language, now }: Pick<Asking, 'viewer' | 'language' | 'now'>,
) {
  if (!isVertical(category) && category !== KIDS_CATEGORY) throw new Problem('unknown_category')
  const index = titlesFor(catalogue, viewer)
  return {
    id: category,
    category_name: categoryName(category, language),
    subcategories: genresFor((id) => index.genresOf(id, now), category).map((id) => ({
      id,
      category_name: categoryName(id, language),
    })),
  }
}

function genresFor(genresOf: (category: string) => string[], category: string): string[] {
  if (category === KIDS_CATEGORY) return genresOf(KIDS_CATEGORY)
  if (!isVertical(category)) return category.includes(':') && genreSlug(category) !== '' ? [category] : []
  const inUse = genresOf(category)
  const listed = VERTICAL_FACTS[category].genres.map((slug) => `${category}:${slug}`)
  return [...listed.filter((id) => inUse.includes(id)), ...inUse.filter((id) => !listed.includes(id))]
}
