/** An index over published titles, kept in memory beside the database, which stays the truth. @spec decisions 10 */
import type { Vertical } from '@quintet/domain/categories'
import { foldText } from '@quintet/domain/search'
import type { Title } from './title.ts'

export type SortKey = 'order' | 'title' | 'year' | 'added' | 'popularity' | 'relevance'

export type Wanted = {
  /** A vertical, `kids`, or a genre as `category:genre`. */
  category?: string | undefined
  /** All must match. */
  tags?: readonly string[]
  contentOwner?: string | undefined
  ids?: readonly number[]
  search?: string | undefined
  sort: SortKey
  descending: boolean
}

const COLLATOR = new Intl.Collator('de', { sensitivity: 'base', numeric: true })

// Ties end at the id, so that pages never overlap.
const COMPARE: Record<Exclude<SortKey, 'relevance'>, (a: Title, b: Title) => number> = {
  order: (a, b) => a.place - b.place || a.id - b.id,
  title: (a, b) => COLLATOR.compare(a.texts.de.title, b.texts.de.title) || a.id - b.id,
  year: (a, b) => a.year - b.year || a.id - b.id,
  added: (a, b) => a.addedAt - b.addedAt || a.id - b.id,
  popularity: (a, b) => a.popularity - b.popularity || a.id - b.id,
}

export class TitleIndex {
  readonly #byId: ReadonlyMap<number, Title>
  readonly #titles: readonly Title[]
  readonly #byPicture = new Map<string, Title>()
  readonly #children = new Map<number, Title[]>()
  readonly #sorted = new Map<SortKey, readonly Title[]>()

  constructor(titles: readonly Title[]) {
    this.#titles = titles
    this.#byId = new Map(titles.map((title) => [title.id, title]))
    for (const title of titles) for (const { id } of title.row.pictures) this.#byPicture.set(id, title)
    for (const title of titles)
      if (title.parentId !== null)
        this.#children.set(title.parentId, [...this.childrenOf(title.parentId), title])
    for (const children of this.#children.values())
      children.sort(
        (a, b) => (a.season ?? 0) - (b.season ?? 0) || (a.number ?? 0) - (b.number ?? 0) || a.id - b.id,
      )
  }

  get size(): number {
    return this.#titles.length
  }

  find(id: number, now: Date): Title | null {
    const title = this.#byId.get(id)
    return title && isAvailable(title, now) ? title : null
  }

  /** Whether this picture belongs to a title of the index. */
  hasPicture(pictureId: string, now: Date): boolean {
    const title = this.#byPicture.get(pictureId)
    return title !== undefined && isAvailable(title, now)
  }

  /** Tracks of an album, episodes of a series, in order. */
  childrenOf(id: number): readonly Title[] {
    return this.#children.get(id) ?? []
  }

  /** Everything that matches, in order. Episodes and tracks appear where they are asked for by id or by search only. */
  list(wanted: Wanted, now: Date): Title[] {
    const words = wanted.search === undefined ? [] : foldText(wanted.search).split(' ').filter(Boolean)
    if (wanted.search !== undefined && words.length === 0) return []
    const ids = wanted.ids && new Set(wanted.ids)
    const isWanted = (title: Title): boolean =>
      isAvailable(title, now) &&
      (ids ? ids.has(title.id) : title.parentId === null || words.length > 0) &&
      (!wanted.category || title.categories.includes(wanted.category)) &&
      (!wanted.contentOwner || title.ownerId === wanted.contentOwner) &&
      (wanted.tags ?? []).every((tag) => title.tags.includes(tag)) &&
      words.every((word) => title.folded.includes(` ${word}`))
    const found = this.#inOrder(wanted.sort).filter(isWanted)
    return wanted.descending ? found.toReversed() : found
  }

  /** Titles of the same vertical that share most genres and tags, the popular ones first. */
  similarTo(title: Title, limit: number, now: Date): Title[] {
    const genres = new Set([...title.categories.filter((id) => id.includes(':')), ...title.tags])
    const score = (other: Title) => [...other.categories, ...other.tags].filter((id) => genres.has(id)).length
    return this.#titles
      .filter(
        (other) =>
          other.vertical === title.vertical &&
          other.parentId === null &&
          other.id !== title.id &&
          other.id !== title.parentId &&
          isAvailable(other, now),
      )
      .map((other) => ({ other, score: score(other) }))
      .toSorted(
        (a, b) => b.score - a.score || b.other.popularity - a.other.popularity || a.other.id - b.other.id,
      )
      .slice(0, limit)
      .map(({ other }) => other)
  }

  /** The genres in use of a vertical, as `category:genre`, most used first. */
  genresOf(vertical: Vertical | 'kids'): string[] {
    const uses = new Map<string, number>()
    for (const title of this.#titles)
      for (const id of title.categories)
        if (id.startsWith(`${vertical}:`)) uses.set(id, (uses.get(id) ?? 0) + 1)
    return [...uses].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([id]) => id)
  }

  #inOrder(sort: SortKey): readonly Title[] {
    const known = this.#sorted.get(sort)
    if (known) return known
    // Relevance of a match is its popularity until the search engine ranks it.
    const compare = sort === 'relevance' ? (a: Title, b: Title) => COMPARE.popularity(b, a) : COMPARE[sort]
    const sorted = this.#titles.toSorted(compare)
    this.#sorted.set(sort, sorted)
    return sorted
  }
}

function isAvailable(title: Title, now: Date): boolean {
  const time = now.getTime()
  return title.availableFrom <= time && time < title.availableUntil
}
