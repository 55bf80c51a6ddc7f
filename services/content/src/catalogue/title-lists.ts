/** Sorted lists of titles by category, owner and tags, each made once and kept. @spec decisions 4, 10 */
import { sortInSteps } from './in-steps.ts'
import type { Title } from './title.ts'

export type SortKey = 'order' | 'title' | 'year' | 'added' | 'popularity'

export type Filter = {
  /** A vertical, `kids`, or a genre as `category:genre`. */
  category?: string | undefined
  /** All must match. */
  tags?: readonly string[] | undefined
  contentOwner?: string | undefined
}

// Ties end at the id, so that pages never overlap.
export const COMPARE: Record<SortKey, (a: Title, b: Title) => number> = {
  order: (a, b) => a.place - b.place || a.id - b.id,
  title: (a, b) => compareTexts(a.sortTitle, b.sortTitle) || a.id - b.id,
  year: (a, b) => a.year - b.year || a.id - b.id,
  added: (a, b) => a.addedAt - b.addedAt || a.id - b.id,
  popularity: (a, b) => a.popularity - b.popularity || a.id - b.id,
}

export type Orders = Record<SortKey, readonly Title[]>

/** Listed titles in every order, ascending, made in steps. Episodes and tracks are not listed. */
export function* orderTitles(titles: readonly Title[]): Generator<void, Orders> {
  const listed = titles.filter(({ parentId }) => parentId === null)
  yield
  return {
    order: yield* sortInSteps(listed, COMPARE.order),
    title: yield* sortInSteps(listed, COMPARE.title),
    year: yield* sortInSteps(listed, COMPARE.year),
    added: yield* sortInSteps(listed, COMPARE.added),
    popularity: yield* sortInSteps(listed, COMPARE.popularity),
  }
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Lists of one filter and order that are kept; whoever asks for other combinations makes the oldest go. */
const KEPT_LISTS = 2000

/** Lists over the titles that are available at one time. */
export class TitleLists {
  readonly #orders: Orders
  readonly #isAvailable: (title: Title) => boolean
  readonly #sorted = new Map<SortKey, readonly Title[]>()
  readonly #byCategory = new Map<string, Set<Title>>()
  readonly #kept = new Map<string, readonly Title[]>()

  constructor(orders: Orders, isAvailable: (title: Title) => boolean) {
    this.#orders = orders
    this.#isAvailable = isAvailable
    for (const title of this.#inOrder('order'))
      for (const category of title.categories) {
        const known = this.#byCategory.get(category)
        if (known) known.add(title)
        else this.#byCategory.set(category, new Set([title]))
      }
  }

  /** Every title that passes, ascending; the array is kept and must not be changed. */
  list(filter: Filter, sort: SortKey): readonly Title[] {
    if (filter.category && !this.#byCategory.has(filter.category)) return []
    const tags = [...new Set(filter.tags)].toSorted()
    const key = JSON.stringify([filter.category ?? '', filter.contentOwner ?? '', sort, ...tags])
    const kept = this.#kept.get(key)
    if (kept) return kept
    const inCategory = filter.category ? this.#byCategory.get(filter.category) : undefined
    const passing =
      filter.category || filter.contentOwner || tags.length > 0
        ? this.#inOrder(sort).filter(
            (title) =>
              (!inCategory || inCategory.has(title)) && passes(title, { ...filter, category: '', tags }),
          )
        : this.#inOrder(sort)
    // What nobody has is asked for by typing addresses; it is not worth a place.
    if (passing.length > 0) this.#keep(key, passing)
    return passing
  }

  /** The genres in use of a category, as `category:genre`, most used first. */
  genresOf(category: string): string[] {
    return [...this.#byCategory]
      .filter(([id]) => id.startsWith(`${category}:`))
      .toSorted((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1))
      .map(([id]) => id)
  }

  #inOrder(sort: SortKey): readonly Title[] {
    const known = this.#sorted.get(sort)
    if (known) return known
    const sorted = this.#orders[sort].filter(this.#isAvailable)
    this.#sorted.set(sort, sorted)
    return sorted
  }

  #keep(key: string, list: readonly Title[]): void {
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= KEPT_LISTS && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(key, list)
  }
}

/** Whether a title is in the category, of the owner, and has all tags. */
export function passes(title: Title, { category, contentOwner, tags }: Filter): boolean {
  return (
    (!category || title.categories.includes(category)) &&
    (!contentOwner || title.ownerId === contentOwner) &&
    (tags ?? []).every((tag) => title.tags.includes(tag))
  )
}
