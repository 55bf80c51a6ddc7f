/** The orders in which titles are listed. */
import { foldText } from '@quintet/domain/catalogue/search'
import { sortInSteps } from './in-steps.ts'
import { type Columns, STANDINGS } from './title-columns.ts'
import type { TitleTable } from './title-table.ts'

export const SORT_KEYS = ['order', 'title', 'year', 'added', 'popularity'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** Places of listed titles in every order, ascending. Episodes and tracks are not listed. */
export type Orders = Record<SortKey, Int32Array>

const NONE = new Int32Array()
export const NO_ORDERS: Orders = { order: NONE, title: NONE, year: NONE, added: NONE, popularity: NONE }

type Compare = (a: number, b: number) => number

/** The orders used for rows: grouped by standing, both ascending and descending. @spec decisions 4.2 */
const BY_STANDING: ReadonlySet<SortKey> = new Set(['order', 'added', 'popularity'])

/**
 * The places from `from` up to but not including `to` of an ascending list in reverse; in an order grouped by standing, only within each
 * group.
 */
export function readBackwards(
  list: Int32Array,
  key: SortKey,
  { standing }: Pick<Columns, 'standing'>,
  { from, to }: { from: number; to: number },
): Int32Array {
  const ends = BY_STANDING.has(key)
    ? Object.values(STANDINGS).map((last) => countUpTo(last, list, standing))
    : [list.length]
  const length = Math.max(0, Math.min(to, list.length) - from)
  return Int32Array.from({ length }, (_, step) => {
    const at = from + step
    const group = ends.findIndex((end) => at < end)
    const begin = ends[group - 1] ?? 0
    return list[begin + (ends[group] ?? 0) - 1 - at] ?? 0
  })
}

/** How many places of a list sorted by standing have at most this standing. */
function countUpTo(last: number, list: Int32Array, standing: Uint8Array): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((standing[list[middle] ?? 0] ?? 0) <= last) low = middle + 1
    else high = middle
  }
  return low
}

/** Comparators for places of a table. Ties are broken by id, which places follow, so that pages never overlap. */
export function comparisons(table: TitleTable): Record<SortKey, Compare> {
  const { rank, year, addedAt, popularity, standing } = table.columns
  const byNumber =
    (column: Int32Array | Float64Array): Compare =>
    (a, b) =>
      (column[a] ?? 0) - (column[b] ?? 0) || a - b
  const byStanding =
    (compare: Compare): Compare =>
    (a, b) =>
      (standing[a] ?? 0) - (standing[b] ?? 0) || compare(a, b)
  // Cached: a sort asks for the same name many times.
  const names = new Map<number, string>()
  const nameOf = (place: number): string => {
    const known = names.get(place)
    if (known !== undefined) return known
    const name = sortedAs(table.at(place).names.de)
    names.set(place, name)
    return name
  }
  return {
    order: byStanding(byNumber(rank)),
    title: (a, b) => compareTexts(nameOf(a), nameOf(b)) || a - b,
    year: byNumber(year),
    added: byStanding(byNumber(addedAt)),
    popularity: byStanding(byNumber(popularity)),
  }
}

/** Builds the orders of a table in steps: `stay` holds those of unchanged titles, `added` the places of the others. */
export function* makeOrders(table: TitleTable, stay: Orders, added: Int32Array): Generator<void, Orders> {
  const { parentId } = table.columns
  const listed = added.filter((place) => parentId[place] === 0)
  const compare = comparisons(table)
  const made = { ...NO_ORDERS }
  for (const key of SORT_KEYS)
    made[key] = yield* insert(stay[key], yield* sortInSteps([...listed], compare[key]), compare[key])
  return made
}

/** The orders after titles have moved to new places; -1 drops a title. */
export function* moveOrders(orders: Orders, moved: Int32Array): Generator<void, Orders> {
  const made = { ...NO_ORDERS }
  for (const key of SORT_KEYS) {
    made[key] = orders[key].map((place) => moved[place] ?? -1).filter((place) => place !== -1)
    yield
  }
  return made
}

/** Merges sorted places into others, optimised for few among many. */
function* insert(stay: Int32Array, added: readonly number[], compare: Compare): Generator<void, Int32Array> {
  const merged = new Int32Array(stay.length + added.length)
  let from = 0
  for (const [at, place] of added.entries()) {
    let [low, high] = [from, stay.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(stay[middle] ?? 0, place) < 0) low = middle + 1
      else high = middle
    }
    merged.set(stay.subarray(from, low), from + at)
    merged[low + at] = place
    from = low
    if (at % 100 === 0) yield
  }
  merged.set(stay.subarray(from), from + added.length)
  return merged
}

const NUMBER_LENGTH = 6

/** A German title as a sort key: "Teil 9" sorts before "Teil 10". */
function sortedAs(name: string): string {
  return foldText(name).replace(/\d+/g, (digits) => digits.padStart(NUMBER_LENGTH, '0'))
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
