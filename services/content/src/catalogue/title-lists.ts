/** Sorted lists of titles by category, owner and tags, each built once and cached. @spec decisions 10.3, decisions 4.1 */
import type { Orders, SortKey } from './title-orders.ts'
import type { TitleLabels } from './title-labels.ts'

export type Filter = {
  /** A vertical, `kids`, or a genre as `category:genre`. */
  category?: string | undefined
  /** All must match. */
  tags?: readonly string[] | undefined
  contentOwner?: string | undefined
}

/** Maximum number of cached lists, one per filter and order; beyond it the oldest is evicted. */
const KEPT_LISTS = 2000

/** Places of titles in one order: all of them, and by category or genre. */
type Sorted = { all: Int32Array; byCategory: ReadonlyMap<string, Int32Array> }

const NOTHING = new Int32Array()

/** Lists of the titles that are available at one point in time. */
export class TitleLists {
  readonly #orders: Orders
  readonly #labels: TitleLabels
  readonly #isAvailable: ((place: number) => boolean) | null
  readonly #sorted = new Map<SortKey, Sorted>()
  readonly #kept = new Map<string, Int32Array>()

  /** `isAvailable` is null if all titles are always available. */
  constructor(orders: Orders, labels: TitleLabels, isAvailable: ((place: number) => boolean) | null) {
    this.#orders = orders
    this.#labels = labels
    this.#isAvailable = isAvailable
  }

  /** The places of all matching titles, ascending; the array is cached and must not be modified. */
  list({ category, contentOwner, tags = [] }: Filter, sort: SortKey): Int32Array {
    const { all, byCategory } = this.#inOrder(sort)
    const ofCategory = category ? (byCategory.get(category) ?? NOTHING) : all
    if ((!contentOwner && tags.length === 0) || ofCategory.length === 0) return ofCategory
    const wanted = { contentOwner, tags: [...new Set(tags)].toSorted() }
    const key = JSON.stringify([category ?? '', contentOwner ?? '', sort, ...wanted.tags])
    const kept = this.#kept.get(key)
    if (kept) return kept
    const passing = ofCategory.filter(isPassing(this.#labels, wanted))
    // Empty results come from hand-typed addresses and are not worth caching.
    if (passing.length > 0) this.#keep(key, passing)
    return passing
  }

  /** The genres in use in a category, as `category:genre`, most used first. */
  genresOf(category: string): string[] {
    return [...this.#inOrder('order').byCategory]
      .filter(([id]) => id.startsWith(`${category}:`))
      .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
      .map(([id]) => id)
  }

  #inOrder(sort: SortKey): Sorted {
    const known = this.#sorted.get(sort)
    if (known) return known
    const order = this.#orders[sort]
    const all = this.#isAvailable ? order.filter(this.#isAvailable) : order
    // Groups all genres in one pass: there are hundreds, and a pass for each would block other requests.
    const sorted = { all, byCategory: this.#labels.groups(all, 'category') }
    this.#sorted.set(sort, sorted)
    return sorted
  }

  #keep(key: string, list: Int32Array): void {
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= KEPT_LISTS && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(key, list)
  }
}

/** Returns a predicate: true if the title at a place is in the category, of the owner, and has all tags. */
export function isPassing(
  labels: TitleLabels,
  { category, contentOwner, tags = [] }: Filter,
): (place: number) => boolean {
  const wanted = [
    ...(category ? [labels.numberOf('category', category)] : []),
    ...(contentOwner ? [labels.numberOf('owner', contentOwner)] : []),
    ...tags.map((tag) => labels.numberOf('tag', tag)),
  ]
  return (place) => wanted.every((label) => label !== undefined && labels.has(place, label))
}
