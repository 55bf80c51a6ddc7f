/** An index over published titles, kept in memory beside the database, which stays the truth. @spec decisions 10.3 */
import { foldText } from '@quintet/domain/search'
import type { SearchEngine } from '../search/engine.ts'
import {
  byReadiness,
  COMPARE,
  type Filter,
  type Orders,
  passes,
  type SortKey,
  TitleLists,
} from './title-lists.ts'
import type { Title } from './title.ts'

export type Wanted = Filter & {
  ids?: readonly number[] | undefined
  search?: string | undefined
  /** Relevance is the search's own order, else that of popularity; the best comes first, whatever direction is asked for. */
  sort: SortKey | 'relevance'
  descending: boolean
}

/** More than this share the genres of every title; the most popular ones speak for a genre. */
const SIMILAR_OF_A_GENRE = 200

/** What an index is made of. */
export type IndexParts = {
  byId: ReadonlyMap<number, Title>
  byPicture: ReadonlyMap<string, Title>
  children: ReadonlyMap<number, readonly Title[]>
  /** When titles come and go, ascending; between two of them the lists stay the same. */
  turns: Float64Array
  orders: Orders
  engine: SearchEngine
}

export class TitleIndex {
  readonly parts: IndexParts
  readonly #orders: Orders
  readonly #engine: SearchEngine
  readonly #byId: ReadonlyMap<number, Title>
  readonly #turns: Float64Array
  #lists: { turn: number; lists: TitleLists } | null = null

  constructor(parts: IndexParts) {
    this.parts = parts
    this.#orders = parts.orders
    this.#engine = parts.engine
    this.#byId = parts.byId
    this.#turns = parts.turns
  }

  get size(): number {
    return this.#byId.size
  }

  find(id: number, now: Date): Title | null {
    const title = this.#byId.get(id)
    return title && isAvailable(title, now) ? title : null
  }

  /** Whether this picture belongs to a title of the index. */
  hasPicture(pictureId: string, now: Date): boolean {
    const title = this.parts.byPicture.get(pictureId)
    return title !== undefined && isAvailable(title, now)
  }

  /** Tracks of an album, episodes of a series, in order. */
  childrenOf(id: number): readonly Title[] {
    return this.parts.children.get(id) ?? []
  }

  /** The titles from place `from` to before `to` of all that match, and how many match. */
  page(
    wanted: Wanted,
    { from, to }: { from: number; to: number },
    now: Date,
  ): { page: Title[]; total: number } {
    const isReversed = wanted.sort === 'relevance' ? false : wanted.descending
    const found = this.#ascending(wanted, now)
    const total = found.length
    const page = isReversed
      ? found.slice(Math.max(0, total - to), Math.max(0, total - from)).toReversed()
      : found.slice(from, to)
    return { page, total }
  }

  /** Everything that matches. Episodes and tracks appear where they are asked for by id or by search only. */
  #ascending(wanted: Wanted, now: Date): readonly Title[] {
    const { sort, search, ids } = wanted
    const found = ids ? this.#withIds(ids, now) : null
    if (search !== undefined) {
      const known = found && new Set(found)
      const matches = this.#search(search, wanted, now).filter((title) => !known || known.has(title))
      return sort === 'relevance' ? matches : matches.toSorted(COMPARE[sort])
    }
    if (found)
      return found
        .filter((title) => passes(title, wanted))
        .toSorted(sort === 'relevance' ? byPopularity : COMPARE[sort])
    const lists = this.#listsAt(now)
    return sort === 'relevance' ? lists.list(wanted, 'popularity').toReversed() : lists.list(wanted, sort)
  }

  #withIds(ids: readonly number[], now: Date): Title[] {
    return [...new Set(ids)].flatMap((id) => this.find(id, now) ?? [])
  }

  #search(search: string, filter: Filter, now: Date): Title[] {
    const matches: Title[] = []
    for (const id of this.#engine.find(search)) {
      const title = this.#byId.get(id)
      if (title && isAvailable(title, now) && passes(title, filter)) matches.push(title)
    }
    return matches
  }

  /** Titles of the same vertical that share most genres and tags: those that play, then the popular ones first. */
  similarTo(title: Title, limit: number, now: Date): Title[] {
    const shared = new Set([...title.categories.filter((id) => id.includes(':')), ...title.tags])
    const score = (other: Title) => [...other.categories, ...other.tags].filter((id) => shared.has(id)).length
    const lists = this.#listsAt(now)
    const candidates = new Set(
      [
        ...title.categories.map((category) => ({ category })),
        ...title.tags.map((tag) => ({ category: title.vertical, tags: [tag] })),
      ].flatMap((filter) => lists.list(filter, 'popularity').slice(-SIMILAR_OF_A_GENRE)),
    )
    return [...candidates]
      .filter(({ vertical, id }) => vertical === title.vertical && id !== title.id && id !== title.parentId)
      .map((other) => ({ other, score: score(other) }))
      .toSorted(
        (a, b) => byReadiness(a.other, b.other) || b.score - a.score || byPopularity(a.other, b.other),
      )
      .slice(0, limit)
      .map(({ other }) => other)
  }

  /** The title that is called so in any language; of several the most popular one. */
  named(name: string, now: Date): Title | null {
    const wanted = foldText(name)
    return (
      this.#search(name, {}, now).find(
        ({ names, parentId }) =>
          parentId === null && (foldText(names.de) === wanted || foldText(names.en) === wanted),
      ) ?? null
    )
  }

  /** The genres in use of a category, as `category:genre`, most used first. */
  genresOf(category: string, now: Date): string[] {
    return this.#listsAt(now).genresOf(category)
  }

  /** How often titles have come or gone by their dates until now; while it stays, every answer of the index does. */
  turnAt(now: Date): number {
    const time = now.getTime()
    let [low, high] = [0, this.#turns.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#turns[middle] ?? 0) <= time) low = middle + 1
      else high = middle
    }
    return low
  }

  #listsAt(now: Date): TitleLists {
    const turn = this.turnAt(now)
    if (this.#lists?.turn !== turn)
      this.#lists = { turn, lists: new TitleLists(this.#orders, (title) => isAvailable(title, now)) }
    return this.#lists.lists
  }
}

function byPopularity(a: Title, b: Title): number {
  return b.popularity - a.popularity || a.id - b.id
}

function isAvailable(title: Title, now: Date): boolean {
  const time = now.getTime()
  return title.availableFrom <= time && time < title.availableUntil
}
