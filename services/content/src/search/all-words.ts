/** Finds the documents that contain all words of a query. */
import { countTerms, type Dictionary } from './dictionary.ts'
import { type Fit, rankOf, UNRANKED } from './rank.ts'
import type { Ranking } from './ranking.ts'
import { ALL_BITS, PART, TERM_BITS, WHOLE } from './terms.ts'
import type { Range } from './typos.ts'

/** Greater than any fit. */
const UNFIT = 255

// Average terms per document: scanning the documents of a further word costs no more than scanning their terms.
const TERMS_OF_A_DOCUMENT = 8

/** A word, with how often documents use it. */
type Word = { ranges: readonly Range[]; uses: number }

/** The lookup of a further word, in one of two tables, which are cleared after each search. */
type Table = { byTerm: Uint8Array | null; bySlot: Uint8Array | null }

/** Ranks documents by their worst word, each by its best term. */
export class AllWords {
  readonly #dictionary: Dictionary
  readonly #ranking: Ranking
  // Tables for the further words of a query, allocated on first use.
  readonly #byTerm: Uint8Array[] = []
  readonly #bySlot: Uint8Array[] = []

  constructor(dictionary: Dictionary, ranking: Ranking) {
    this.#dictionary = dictionary
    this.#ranking = ranking
  }

  /** `words` are the terms that match each word; no document ranks better than `leastFit`. */
  rank(words: readonly (readonly Range[])[], leastFit: Fit): void {
    if (words.some((ranges) => ranges.length === 0)) return
    const [first, ...others] = words
      .map((ranges): Word => ({ ranges, uses: this.#usesOf(ranges) }))
      .toSorted((a, b) => a.uses - b.uses)
    if (!first) return
    if (others.length === 0) this.#rankOne(first, leastFit)
    else this.#rankSeveral(first, others, leastFit)
  }

  #usesOf(ranges: readonly Range[]): number {
    const { postingsFrom } = this.#dictionary
    return ranges.reduce((sum, { from, to }) => sum + (postingsFrom[to] ?? 0) - (postingsFrom[from] ?? 0), 0)
  }

  #rankOne({ ranges }: Word, leastFit: Fit): void {
    const { postings, postingsFrom } = this.#dictionary
    for (const { from, to, fit } of ranges)
      this.#ranking.addAll(
        postings,
        postingsFrom[from] ?? 0,
        postingsFrom[to] ?? 0,
        fit > leastFit ? fit : leastFit,
      )
  }

  // In a query of several words none is the whole name.
  #rankSeveral(first: Word, others: readonly Word[], leastFit: Fit): void {
    const { postings, postingsFrom } = this.#dictionary
    const tables = others.map((word, at) => this.#tableOf(word, at, first.uses))
    for (const { from, to, fit } of first.ranges) {
      const end = postingsFrom[to] ?? 0
      const worst = fit > leastFit ? fit : leastFit
      for (let at = postingsFrom[from] ?? 0; at < end; at++) {
        const posting = postings[at] ?? 0
        const slot = posting >> TERM_BITS
        const rank = rankOf(worst, posting & ALL_BITS & ~WHOLE)
        if (!this.#ranking.isBetter(slot, rank)) continue
        const ofAll = this.#worstOf(slot, tables, rank, posting & PART)
        if (ofAll !== UNRANKED) this.#ranking.add(slot, ofAll)
      }
    }
    for (const [at, word] of others.entries()) this.#clear(word, tables[at])
  }

  #tableOf({ ranges, uses }: Word, at: number, usesOfFirst: number): Table {
    if (uses > usesOfFirst * TERMS_OF_A_DOCUMENT) {
      const byTerm = (this.#byTerm[at] ??= new Uint8Array(countTerms(this.#dictionary)).fill(UNFIT))
      // The best ones last, so that they overwrite others.
      for (const { from, to, fit } of ranges.toSorted((a, b) => b.fit - a.fit)) byTerm.fill(fit, from, to)
      return { byTerm, bySlot: null }
    }
    const { postings, postingsFrom, ids } = this.#dictionary
    const bySlot = (this.#bySlot[at] ??= new Uint8Array(ids.length).fill(UNRANKED))
    for (const { from, to, fit } of ranges) {
      const end = postingsFrom[to] ?? 0
      for (let place = postingsFrom[from] ?? 0; place < end; place++) {
        const posting = postings[place] ?? 0
        const rank = rankOf(fit, posting & ALL_BITS & ~WHOLE)
        if (rank < (bySlot[posting >> TERM_BITS] ?? 0)) bySlot[posting >> TERM_BITS] = rank
      }
    }
    return { byTerm: null, bySlot }
  }

  #clear({ ranges }: Word, table: Table | undefined): void {
    const { postings, postingsFrom } = this.#dictionary
    for (const { from, to } of ranges) {
      table?.byTerm?.fill(UNFIT, from, to)
      if (!table?.bySlot) continue
      const end = postingsFrom[to] ?? 0
      for (let at = postingsFrom[from] ?? 0; at < end; at++)
        table.bySlot[(postings[at] ?? 0) >> TERM_BITS] = UNRANKED
    }
  }

  // All words must match; the worst of them determines the rank.
  #worstOf(slot: number, tables: readonly Table[], first: number, part: number): number {
    let worst = first
    for (const { byTerm, bySlot } of tables) {
      const rank = bySlot ? (bySlot[slot] ?? UNRANKED) : this.#bestOf(slot, byTerm, part)
      if (rank > worst) worst = rank
      if (rank === UNRANKED) break
    }
    return worst
  }

  #bestOf(slot: number, byTerm: Uint8Array | null, part: number): number {
    const { entries, entriesFrom } = this.#dictionary
    const end = entriesFrom[slot + 1] ?? 0
    let best = UNRANKED
    for (let at = entriesFrom[slot] ?? 0; at < end; at++) {
      const entry = entries[at] ?? 0
      const fit = byTerm?.[entry >> TERM_BITS] ?? UNFIT
      if (fit === UNFIT) continue
      const rank = rankOf(fit, (entry & ALL_BITS & ~WHOLE) | part)
      if (rank < best) best = rank
    }
    return best
  }
}
