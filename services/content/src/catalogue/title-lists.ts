/** Sorted lists of titles by category, owner and tags, each made once and kept. @spec decisions 10.3, decisions 4.1 */
import type { Orders, SortKey } from './title-orders.ts'
import type { TitleLabels } from './title-labels.ts'

export type Filter = {
  /** A vertical, `kids`, or a genre as `category:genre`. */
  category?: string | undefined
  /** All must match. */
  tags?: readonly string[] | undefined
  contentOwner?: string | undefined
}

/** Lists of one filter and order that are kept; whoever asks for other combinations makes the oldest go. */
const KEPT_LISTS = 2000

/** Places of titles in one order: all of them, and those of each category and genre. */
type Sorted = { all: Int32Array; byCategory: ReadonlyMap<string, Int32Array> }

const NOTHING = new Int32Array()

/** Lists over the titles that are available at one time. */
export class TitleLists {
  readonly #orders: Orders
  readonly #labels: TitleLabels
  readonly #isAvailable: ((place: number) => boolean) | null
  readonly #sorted = new Map<SortKey, Sorted>()
  readonly #kept = new Map<string, Int32Array>()

  /** `isAvailable` is null where all titles are at any time. */
  constructor(orders: Orders, labels: TitleLabels, isAvailable: ((place: number) => boolean) | null) {
    this.#orders = orders
    this.#labels = labels
    this.#isAvailable = isAvailable
  }

  /** The place of every title that passes, ascending; the array is kept and must not be changed. */
  list({ category, contentOwner, tags = [] }: Filter, sort: SortKey): Int32Array {
    const { all, byCategory } = this.#inOrder(sort)
    const ofCategory = category ? (byCategory.get(category) ?? NOTHING) : all
    if ((!contentOwner && tags.length === 0) || ofCategory.length === 0) return ofCategory
    const wanted = { contentOwner, tags: [...new Set(tags)].toSorted() }
    const key = JSON.stringify([category ?? '', contentOwner ?? '', sort, ...wanted.tags])
    const kept = this.#kept.get(key)
    if (kept) return kept
    const passing = ofCategory.filter(isPassing(this.#labels, wanted))
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
    const order = this.#orders[sort]
    const all = this.#isAvailable ? order.filter(this.#isAvailable) : order
    // One pass for all of them: a catalogue has hundreds of genres, and looking through it for each would hold others up.
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

/** Says of a place whether its title is in the category, of the owner, and has all tags. */
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
