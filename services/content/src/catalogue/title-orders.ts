/** The orders that titles are listed in. */
import { foldText } from '@quintet/domain/search'
import { sortInSteps } from './in-steps.ts'
import type { TitleTable } from './title-table.ts'

export const SORT_KEYS = ['order', 'title', 'year', 'added', 'popularity'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** Places of listed titles in every order, ascending. Episodes and tracks are not listed. */
export type Orders = Record<SortKey, Int32Array>

const NONE = new Int32Array()
export const NO_ORDERS: Orders = { order: NONE, title: NONE, year: NONE, added: NONE, popularity: NONE }

type Compare = (a: number, b: number) => number

/** How places of a table are sorted. Ties end at the id, whose order is that of the places, so that pages never overlap. */
export function comparisons(table: TitleTable): Record<SortKey, Compare> {
  const { rank, year, addedAt, popularity, isReady } = table.columns
  const byNumber =
    (column: Int32Array | Float64Array): Compare =>
    (a, b) =>
      (column[a] ?? 0) - (column[b] ?? 0) || a - b
  // What rows are made of begins with what plays: the house's order ascending, the newest and the most popular descending. @spec decisions 4.2
  const afterReadiness =
    (direction: 1 | -1, compare: Compare): Compare =>
    (a, b) =>
      direction * ((isReady[b] ?? 0) - (isReady[a] ?? 0)) || compare(a, b)
  // Made once each: a sort asks for the same one many times.
  const names = new Map<number, string>()
  const nameOf = (place: number): string => {
    const known = names.get(place)
    if (known !== undefined) return known
    const name = sortedAs(table.at(place).names.de)
    names.set(place, name)
    return name
  }
  return {
    order: afterReadiness(1, byNumber(rank)),
    title: (a, b) => compareTexts(nameOf(a), nameOf(b)) || a - b,
    year: byNumber(year),
    added: afterReadiness(-1, byNumber(addedAt)),
    popularity: afterReadiness(-1, byNumber(popularity)),
  }
}

/** Orders of a table, made in steps: `stay` are those of the titles that did not change, and `added` are the other ones. */
export function* makeOrders(table: TitleTable, stay: Orders, added: Int32Array): Generator<void, Orders> {
  const { parentId } = table.columns
  const listed = added.filter((place) => parentId[place] === 0)
  const compare = comparisons(table)
  const made = { ...NO_ORDERS }
  for (const key of SORT_KEYS)
    made[key] = yield* insert(stay[key], yield* sortInSteps([...listed], compare[key]), compare[key])
  return made
}

/** The orders of titles that have moved to other places; -1 where they are no longer there. */
export function* moveOrders(orders: Orders, moved: Int32Array): Generator<void, Orders> {
  const made = { ...NO_ORDERS }
  for (const key of SORT_KEYS) {
    made[key] = orders[key].map((place) => moved[place] ?? -1).filter((place) => place !== -1)
    yield
  }
  return made
}

/** Puts sorted places among other sorted ones: few of them, mostly, among many. */
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

/** A German title as lists are sorted by it: "Teil 9" before "Teil 10". */
function sortedAs(name: string): string {
  return foldText(name).replace(/\d+/g, (digits) => digits.padStart(NUMBER_LENGTH, '0'))
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
