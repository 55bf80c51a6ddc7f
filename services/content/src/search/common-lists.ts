/**
 * The best matches of prefixes shared by very many documents, made with the dictionary: the first letters typed cost no more among a
 * million documents than among a thousand. Why: docs/decisions/0170. @spec decisions 4.35
 */
import { GROUPS_MAX } from './terms.ts'

/**
 * The terms from `first` up to but not including `end`, which share a prefix; `isExact` if the first one is the prefix itself and matches
 * exactly.
 */
export type Beginning = { first: number; end: number; isExact: boolean }

/** The whole catalogue, if a search is not limited to a group. */
export const EVERYTHING = GROUPS_MAX

/** The lists of each common prefix, one for each group and one for everything, in a row: the number of documents, and the best ones. */
export const LISTS = GROUPS_MAX + 1

const NUMBERS_OF_A_ROW = 3

/** The best documents for a prefix, in order, and the total number. */
export type CommonList = { slots: Int32Array; ranks: Uint8Array; count: number }

export type Common = {
  /** One row per prefix: the first term, the end of its terms, and 1 if the first one is the prefix itself and matches exactly. */
  beginnings: Int32Array
  counts: Int32Array
  /** Where each group's list starts in the next two arrays; it ends where the next one starts. */
  from: Uint32Array
  slots: Int32Array
  ranks: Uint8Array
}

/** Looks up the list of a prefix. */
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

  /** Null if a prefix is not common. */
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
