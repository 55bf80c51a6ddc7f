/** The catalogue's answers. @spec catalogue 7, decisions 4 */
import { ContentItem, ContentRow, type ContentQuery } from '@quintet/contracts/content'
import { Problem } from '@quintet/contracts/problems'
import { genreSlug, isVertical, KIDS_CATEGORY, VERTICAL_FACTS, VERTICALS } from '@quintet/domain/categories'
import type { Language } from '@quintet/domain/languages'
import type { Viewer } from '@quintet/platform/identity/viewer'
import { categoryName } from './category-names.ts'
import type { Catalogue } from './catalogue.ts'
import { type Audience, type Title, toWire } from './title.ts'
import type { SortKey, Wanted } from './title-index.ts'
import { titlesFor } from './visibility.ts'

export type Asking = {
  viewer: Viewer | null
  audience: Audience
  language: Language
  productId: number
  now: Date
}

// The wire form of a title in one language for one audience, checked once and kept as long as the title.
const wireTexts = new WeakMap<Title, Map<string, string>>()

/** The JSON of one title. */
export function wireText(title: Title, { language, audience, productId }: Asking): string {
  let texts = wireTexts.get(title)
  if (!texts) wireTexts.set(title, (texts = new Map()))
  const key = `${language} ${audience} ${productId}`
  let text = texts.get(key)
  if (text === undefined) {
    text = JSON.stringify(ContentItem.parse(toWire(title, language, audience, productId)))
    texts.set(key, text)
  }
  return text
}

export function wireList(titles: readonly Title[], asking: Asking): string {
  return `[${titles.map((title) => wireText(title, asking)).join(',')}]`
}

/** A page of titles and how many there are in all. */
export function listTitles(
  catalogue: Catalogue,
  query: ContentQuery,
  asking: Asking,
): { page: Title[]; total: number } {
  const [sort, direction] = query.sort.split(',') as [SortKey, 'asc' | 'desc']
  const wanted: Wanted = {
    category: query.category || undefined,
    contentOwner: query.contentOwner || undefined,
    tags: (query.tags ?? '').split(',').filter(Boolean),
    search: query.search || undefined,
    sort,
    descending: direction === 'desc',
    ...(query.ids === undefined ? {} : { ids: query.ids.split(',').map(Number) }),
  }
  const found = titlesFor(catalogue, asking.viewer).list(wanted, asking.now)
  const start = (query.page - 1) * query.limit
  return { page: found.slice(start, start + query.limit), total: found.length }
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
): string {
  const index = titlesFor(catalogue, asking.viewer)
  const ids = query.category ? genresFor(index.genresOf.bind(index), query.category) : [...VERTICALS]
  const rows = ids.flatMap((id) => {
    const items = index
      .list(
        {
          category: id,
          tags: (query.tags ?? '').split(',').filter(Boolean),
          search: query.search || undefined,
          sort: 'order',
          descending: false,
        },
        asking.now,
      )
      .slice(0, query.limit)
    if (items.length === 0) return []
    const head = ContentRow.omit({ items: true }).parse({
      id,
      category_name: categoryName(id, asking.language),
    })
    return [
      `{"id":${JSON.stringify(head.id)},"category_name":${JSON.stringify(head.category_name)},"items":${wireList(items, asking)}}`,
    ]
  })
  return `[${rows.join(',')}]`
}

/** A category and its genres: those that the specification lists, then others in use. @spec catalogue 2.6 */
export function categoryTree(catalogue: Catalogue, category: string, { viewer, language }: Asking) {
  if (!isVertical(category) && category !== KIDS_CATEGORY) throw new Problem('unknown_category')
  const index = titlesFor(catalogue, viewer)
  return {
    id: category,
    category_name: categoryName(category, language),
    subcategories: genresFor(index.genresOf.bind(index), category).map((id) => ({
      id,
      category_name: categoryName(id, language),
    })),
  }
}

function genresFor(
  genresOf: (category: 'kids' | (typeof VERTICALS)[number]) => string[],
  category: string,
): string[] {
  if (category === KIDS_CATEGORY) return genresOf(KIDS_CATEGORY)
  if (!isVertical(category)) return category.includes(':') && genreSlug(category) !== '' ? [category] : []
  const inUse = genresOf(category)
  const listed = VERTICAL_FACTS[category].genres.map((slug) => `${category}:${slug}`)
  return [...listed.filter((id) => inUse.includes(id)), ...inUse.filter((id) => !listed.includes(id))]
}
