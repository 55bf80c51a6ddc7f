/**
 * In which order a search finds: exact before prefix before fuzzy, then titles before episodes and tracks before people, then the
 * popular ones. @spec decisions 4
 */
import type { Dictionary } from './dictionary.ts'
import { PERSON, WHOLE } from './terms.ts'

/** How well a term fits, best first; the fuzzy ones count one or two errors. */
export const FIT = { exact: 0, prefix: 1, typo: 2, typoPrefix: 3, typos: 4, typosPrefix: 5 } as const
export type Fit = (typeof FIT)[keyof typeof FIT]

/** Greater than every rank. */
export const UNRANKED = 255

/** Three kinds of finds, each as a whole name or as a part of one. */
const RANKS_OF_A_FIT = 6

/** The rank of a document found by a term with these bits: smaller is better. */
export function rankOf(fit: Fit, bits: number, isPart: number): number {
  const kind = bits & PERSON ? 2 : isPart
  return fit * RANKS_OF_A_FIT + kind * 2 + (bits & WHOLE ? 0 : 1)
}

/** Less than every rank: the slot is never found. */
const GONE = 0

/** Collects slots with their best rank, and gives them in order. */
export class Ranking {
  /** One more than the rank, so that nothing is below `GONE`. */
  readonly #ranks: Uint8Array
  readonly #touched: Int32Array
  #count = 0
  #best = UNRANKED

  constructor({ ids }: Dictionary, gone: ReadonlySet<number>) {
    this.#ranks = new Uint8Array(ids.length).fill(UNRANKED)
    this.#touched = new Int32Array(ids.length)
    if (gone.size > 0) for (const [slot, id] of ids.entries()) if (gone.has(id)) this.#ranks[slot] = GONE
  }

  get count(): number {
    return this.#count
  }

  /** Whether a document holds every word as it is written. */
  get hasExact(): boolean {
    return this.#best < RANKS_OF_A_FIT
  }

  add(slot: number, rank: number): void {
    const known = this.#ranks[slot] ?? GONE
    if (rank + 1 >= known) return
    if (rank < this.#best) this.#best = rank
    if (known === UNRANKED) this.#touched[this.#count++] = slot
    this.#ranks[slot] = rank + 1
  }

  /** The slots in order with their ranks; the ranking is empty after it. Slots ascend by popularity, so equal ranks need no further word. */
  take(): { slots: Int32Array; ranks: Uint8Array } {
    const slots = this.#count > this.#ranks.length / 16 ? this.#swept() : this.#sorted()
    const ranks = new Uint8Array(slots.length)
    for (let at = 0; at < slots.length; at++) ranks[at] = this.#ranks[slots[at] ?? 0] ?? 0
    for (let at = 0; at < this.#count; at++) this.#ranks[this.#touched[at] ?? 0] = UNRANKED
    this.#count = 0
    this.#best = UNRANKED
    return { slots, ranks }
  }

  #sorted(): Int32Array {
    const keys = new Float64Array(this.#count)
    const size = this.#ranks.length
    for (let at = 0; at < this.#count; at++) {
      const slot = this.#touched[at] ?? 0
      keys[at] = (this.#ranks[slot] ?? 0) * size + slot
    }
    keys.sort()
    const slots = new Int32Array(this.#count)
    for (let at = 0; at < this.#count; at++) slots[at] = (keys[at] ?? 0) % size
    return slots
  }

  // Where much is found, one pass over all slots is shorter than sorting.
  #swept(): Int32Array {
    const starts = new Uint32Array(UNRANKED + 1)
    for (let at = 0; at < this.#count; at++) {
      const rank = this.#ranks[this.#touched[at] ?? 0] ?? 0
      starts[rank + 1] = (starts[rank + 1] ?? 0) + 1
    }
    for (let rank = 1; rank <= UNRANKED; rank++) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0)
    const slots = new Int32Array(this.#count)
    for (let slot = 0; slot < this.#ranks.length; slot++) {
      const rank = this.#ranks[slot] ?? UNRANKED
      if (rank === UNRANKED || rank === GONE) continue
      const place = starts[rank] ?? 0
      slots[place] = slot
      starts[rank] = place + 1
    }
    return slots
  }
}
