/** Sorted lists of titles by category, owner and tags, each made once and kept. @spec decisions 10.3, decisions 4.1 */
import { mergeInSteps, sortInSteps } from './in-steps.ts'
import type { Title } from './title.ts'

export type SortKey = 'order' | 'title' | 'year' | 'added' | 'popularity'

export type Filter = {
  /** A vertical, `kids`, or a genre as `category:genre`. */
  category?: string | undefined
  /** All must match. */
  tags?: readonly string[] | undefined
  contentOwner?: string | undefined
}

/** Negative where the one plays and the other is announced only. */
export const byReadiness = (a: Title, b: Title) => Number(b.isReady) - Number(a.isReady)

// Ties end at the id, so that pages never overlap. What rows are made of begins with what plays: the house's order ascending,
// the newest and the most popular descending. @spec decisions 4.2
export const COMPARE: Record<SortKey, (a: Title, b: Title) => number> = {
  order: (a, b) => byReadiness(a, b) || a.place - b.place || a.id - b.id,
  title: (a, b) => compareTexts(a.sortTitle, b.sortTitle) || a.id - b.id,
  year: (a, b) => a.year - b.year || a.id - b.id,
  added: (a, b) => byReadiness(b, a) || a.addedAt - b.addedAt || a.id - b.id,
  popularity: (a, b) => byReadiness(b, a) || a.popularity - b.popularity || a.id - b.id,
}

export const SORT_KEYS = ['order', 'title', 'year', 'added', 'popularity'] as const satisfies SortKey[]

export type Orders = Record<SortKey, readonly Title[]>

export const NO_ORDERS: Orders = { order: [], title: [], year: [], added: [], popularity: [] }

/** Listed titles in every order, ascending, made in steps: those of `orders` that did not change, and `titles`. Episodes and tracks are not listed. */
export function* changeOrders(
  orders: Orders,
  changed: ReadonlySet<number>,
  titles: readonly Title[],
): Generator<void, Orders> {
  const listed = titles.filter(({ parentId }) => parentId === null)
  const made = { ...NO_ORDERS }
  for (const key of SORT_KEYS) {
    const stay = orders[key].filter(({ id }) => !changed.has(id))
    yield
    made[key] = yield* mergeInSteps(stay, yield* sortInSteps(listed, COMPARE[key]), COMPARE[key])
  }
  return made
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Lists of one filter and order that are kept; whoever asks for other combinations makes the oldest go. */
const KEPT_LISTS = 2000

/** Titles in one order: all of them, and those of each category and genre. */
type Sorted = { all: readonly Title[]; byCategory: ReadonlyMap<string, readonly Title[]> }

/** Lists over the titles that are available at one time. */
export class TitleLists {
  readonly #orders: Orders
  readonly #isAvailable: (title: Title) => boolean
  readonly #sorted = new Map<SortKey, Sorted>()
  readonly #kept = new Map<string, readonly Title[]>()

  constructor(orders: Orders, isAvailable: (title: Title) => boolean) {
    this.#orders = orders
    this.#isAvailable = isAvailable
  }

  /** Every title that passes, ascending; the array is kept and must not be changed. */
  list({ category, contentOwner, tags = [] }: Filter, sort: SortKey): readonly Title[] {
    const { all, byCategory } = this.#inOrder(sort)
    const ofCategory = category ? (byCategory.get(category) ?? []) : all
    if ((!contentOwner && tags.length === 0) || ofCategory.length === 0) return ofCategory
    const wanted = { contentOwner, tags: [...new Set(tags)].toSorted() }
    const key = JSON.stringify([category ?? '', contentOwner ?? '', sort, ...wanted.tags])
    const kept = this.#kept.get(key)
    if (kept) return kept
    const passing = ofCategory.filter((title) => passes(title, wanted))
    // What nobody has is asked for by typing addresses; it is not worth a place.
    if (passing.length > 0) this.#keep(key, passing)
    return passing
  }

  /** The genres in use of a category, as `category:genre`, most used first. */
  genresOf(category: string): string[] {
    return [...this.#inOrder('order').byCategory]
      .filter(([id]) => id.startsWith(`${category}:`))
      .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
      .map(([id]) => id)
  }

  #inOrder(sort: SortKey): Sorted {
    const known = this.#sorted.get(sort)
    if (known) return known
    const all = this.#orders[sort].filter(this.#isAvailable)
    const sorted = { all, byCategory: groupedByCategory(all) }
    this.#sorted.set(sort, sorted)
    return sorted
  }

  #keep(key: string, list: readonly Title[]): void {
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= KEPT_LISTS && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(key, list)
  }
}

// One pass for all of them: a catalogue has hundreds of genres, and looking through it for each would hold others up.
function groupedByCategory(titles: readonly Title[]): Map<string, Title[]> {
  const lists = new Map<string, Title[]>()
  for (const title of titles)
    for (const category of title.categories) {
      const list = lists.get(category)
      if (list) list.push(title)
      else lists.set(category, [title])
    }
  return lists
}

/** Whether a title is in the category, of the owner, and has all tags. */
export function passes(title: Title, { category, contentOwner, tags }: Filter): boolean {
  return (
    (!category || title.categories.includes(category)) &&
    (!contentOwner || title.ownerId === contentOwner) &&
    (tags ?? []).every((tag) => title.tags.includes(tag))
  )
}
