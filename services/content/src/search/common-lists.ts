/**
 * The best finds of beginnings that very many documents have, made with the dictionary: while somebody types, what the first letters find
 * costs no more among a million documents than among a thousand. Why: docs/decisions/0170. @spec decisions 4.35
 */
import { GROUPS_MAX } from './terms.ts'

/** The terms from `first` to before `end`, which begin alike; `isExact` where the first is the beginning itself and fits exactly. */
export type Beginning = { first: number; end: number; isExact: boolean }

/** The whole catalogue, where a search is not limited to a group. */
export const EVERYTHING = GROUPS_MAX

/** Of every common beginning, for each group and for everything, in one row: how many documents there are, and the best of them. */
export const LISTS = GROUPS_MAX + 1

export const NUMBERS_OF_A_ROW = 3

/** The best documents of a beginning, in order, and how many there are in all. */
export type CommonList = { slots: Int32Array; ranks: Uint8Array; count: number }

export type Common = {
  /** A row each: the first term, the one after the last, and 1 where the first is the beginning itself and fits exactly. */
  beginnings: Int32Array
  counts: Int32Array
  /** The list of a group begins here in the two below, and ends where the next one begins. */
  from: Uint32Array
  slots: Int32Array
  ranks: Uint8Array
}

/** Finds the list of a beginning. */
export class CommonLists {
  readonly #common: Common
  readonly #rows = new Map<string, number>()

  constructor(common: Common) {
    this.#common = common
    for (let row = 0; row * NUMBERS_OF_A_ROW < common.beginnings.length; row++) {
      const [first = 0, end = 0, isExact] = common.beginnings.subarray(row * NUMBERS_OF_A_ROW)
      this.#rows.set(keyOf({ first, end, isExact: isExact === 1 }), row)
    }
  }

  /** Null where a beginning is not common. */
  find(beginning: Beginning, group: number): CommonList | null {
    const row = this.#rows.get(keyOf(beginning))
    if (row === undefined) return null
    const { counts, from, slots, ranks } = this.#common
    const at = row * LISTS + group
    const [start, end] = [from[at], from[at + 1]]
    return { slots: slots.subarray(start, end), ranks: ranks.subarray(start, end), count: counts[at] ?? 0 }
  }
}

function keyOf({ first, end, isExact }: Beginning): string {
  return `${first} ${end}${isExact ? ' =' : ''}`
}
