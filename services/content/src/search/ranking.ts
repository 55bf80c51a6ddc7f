/** Collects the results of a search, and sorts them. */
import type { CommonList } from './common-lists.ts'
import type { Dictionary } from './dictionary.ts'
import { type Fit, IS_EXACT_BELOW, RANKS, UNRANKED } from './rank.ts'
import { ALL_BITS, TERM_BITS } from './terms.ts'

/** Less than any rank, so that the slot is never found. */
const GONE = 0

/** Up to this many slots per thousand are sorted; beyond, all slots are scanned. */
const FEW_PER_THOUSAND = 4

/**
 * The lists added: their number, the document count of the longest, the sum of all counts, how many matches they added, and the sort key of
 * the last certain match.
 */
const NO_LISTS = { number: 0, longest: 0, all: 0, added: 0, horizon: Number.POSITIVE_INFINITY }

/** Slots with their best rank. */
export class Ranking {
  /** One more than the rank, so that nothing is below `GONE`. */
  readonly #ranks: Uint8Array
  readonly #touched: Int32Array
  /** A bit for each touched slot; only used while sorting. */
  readonly #bits: Int32Array
  #count = 0
  #best = UNRANKED
  #lists = NO_LISTS
  readonly #goneCount: number

  constructor({ ids }: Dictionary, gone: ReadonlySet<number>) {
    this.#ranks = new Uint8Array(ids.length).fill(UNRANKED)
    this.#touched = new Int32Array(ids.length)
    this.#bits = new Int32Array(Math.ceil(ids.length / 32))
    this.#goneCount = gone.size
    if (gone.size > 0) for (const [slot, id] of ids.entries()) if (gone.has(id)) this.#ranks[slot] = GONE
  }

  get count(): number {
    return this.#count
  }

  /** True if a document contains every word as written. */
  get hasExact(): boolean {
    return this.#best < IS_EXACT_BELOW
  }

  /** True if a match with this rank would be an improvement. */
  isBetter(slot: number, rank: number): boolean {
    return rank + 1 < (this.#ranks[slot] ?? GONE)
  }

  add(slot: number, rank: number): void {
    const known = this.#ranks[slot] ?? GONE
    if (rank + 1 >= known) return
    if (rank < this.#best) this.#best = rank
    if (known === UNRANKED) this.#touched[this.#count++] = slot
    this.#ranks[slot] = rank + 1
  }

  /** Adds the documents of all these postings as matches with this fit. */
  addAll(postings: Int32Array, from: number, to: number, fit: Fit): void {
    const [ranks, touched, rankOfBits] = [this.#ranks, this.#touched, RANKS[fit] ?? new Uint8Array()]
    let [count, best] = [this.#count, this.#best]
    for (let at = from; at < to; at++) {
      const posting = postings[at] ?? 0
      const slot = posting >> TERM_BITS
      const rank = rankOfBits[posting & ALL_BITS] ?? UNRANKED
      const known = ranks[slot] ?? GONE
      if (rank + 1 >= known) continue
      if (rank < best) best = rank
      if (known === UNRANKED) touched[count++] = slot
      ranks[slot] = rank + 1
    }
    this.#count = count
    this.#best = best
  }

  /** Adds the best matches of a list. If it is truncated, nothing after its last match is certain. */
  addList({ slots, ranks, count }: CommonList): void {
    const before = this.#count
    for (let at = 0; at < slots.length; at++) this.add(slots[at] ?? 0, ranks[at] ?? 0)
    const last = slots.length - 1
    const { number, longest, all, added, horizon } = this.#lists
    this.#lists = {
      number: number + 1,
      longest: Math.max(longest, count),
      all: all + count,
      added: added + this.#count - before,
      horizon:
        count > slots.length
          ? Math.min(horizon, this.#placeOf(slots[last] ?? 0, (ranks[last] ?? 0) + 1))
          : horizon,
    }
  }

  /** The result of adding lists: whether matches are missing, and bounds for the total; null without lists. */
  get listed(): { isCut: boolean; least: number; most: number } | null {
    const { number, longest, all, added, horizon } = this.#lists
    if (number === 0) return null
    return {
      isCut: horizon !== Number.POSITIVE_INFINITY,
      least: Math.max(0, longest - this.#goneCount),
      most: all + this.#count - added,
    }
  }

  /** The slots in order; clears the ranking. Slots ascend by popularity, so equal ranks need no further comparison. */
  take(): Int32Array {
    const slots = this.#inOrder()
    this.#clear()
    return slots
  }

  /** The same, with each slot's rank. */
  takeRanked(): { slots: Int32Array; ranks: Uint8Array } {
    const slots = this.#inOrder()
    const ranks = Uint8Array.from(slots, (slot) => (this.#ranks[slot] ?? UNRANKED) - 1)
    this.#clear()
    return { slots, ranks }
  }

  #clear(): void {
    for (let at = 0; at < this.#count; at++) this.#ranks[this.#touched[at] ?? 0] = UNRANKED
    this.#count = 0
    this.#best = UNRANKED
    this.#lists = NO_LISTS
  }

  #inOrder(): Int32Array {
    const isFew = this.#count * 1000 <= this.#ranks.length * FEW_PER_THOUSAND
    const slots = isFew ? this.#sorted() : this.#swept()
    const { horizon } = this.#lists
    if (horizon === Number.POSITIVE_INFINITY) return slots
    const end = slots.findIndex((slot) => this.#placeOf(slot, this.#ranks[slot] ?? 0) > horizon)
    return end === -1 ? slots : slots.subarray(0, end)
  }

  /** The sort key of a match; `rank` is one more than the rank, as stored. */
  #placeOf(slot: number, rank: number): number {
    return rank * this.#ranks.length + slot
  }

  #sorted(): Int32Array {
    const keys = new Float64Array(this.#count)
    for (let at = 0; at < this.#count; at++) {
      const slot = this.#touched[at] ?? 0
      keys[at] = this.#placeOf(slot, this.#ranks[slot] ?? 0)
    }
    keys.sort()
    const slots = new Int32Array(this.#count)
    for (let at = 0; at < this.#count; at++) slots[at] = (keys[at] ?? 0) % this.#ranks.length
    return slots
  }

  // Scans all slots in order, 32 at a time, appending each to those of its rank.
  #swept(): Int32Array {
    const [ranks, touched, words, count] = [this.#ranks, this.#touched, this.#bits, this.#count]
    const starts = new Uint32Array(UNRANKED + 1)
    for (let at = 0; at < count; at++) {
      const slot = touched[at] ?? 0
      const rank = ranks[slot] ?? 0
      starts[rank + 1] = (starts[rank + 1] ?? 0) + 1
      words[slot >> 5] = (words[slot >> 5] ?? 0) | (1 << (slot & 31))
    }
    for (let rank = 1; rank <= UNRANKED; rank++) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0)
    const slots = new Int32Array(count)
    for (let word = 0; word < words.length; word++) {
      let bits = words[word] ?? 0
      if (bits === 0) continue
      words[word] = 0
      for (; bits !== 0; bits &= bits - 1) {
        const slot = (word << 5) + 31 - Math.clz32(bits & -bits)
        const rank = ranks[slot] ?? 0
        const place = starts[rank] ?? 0
        slots[place] = slot
        starts[rank] = place + 1
      }
    }
    return slots
  }
}
