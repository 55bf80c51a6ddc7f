/** Finds the documents that hold all words of a query. */
import { countTerms, type Dictionary } from './dictionary.ts'
import { type Fit, rankOf, UNRANKED } from './rank.ts'
import type { Ranking } from './ranking.ts'
import { ALL_BITS, PART, TERM_BITS, WHOLE } from './terms.ts'
import type { Range } from './typos.ts'

/** Greater than every fit. */
const UNFIT = 255

// A document has about so many terms: going through the documents of a further word costs no more than going through their terms.
const TERMS_OF_A_DOCUMENT = 8

/** A word with the number of its uses in documents. */
type Word = { ranges: readonly Range[]; uses: number }

/** How a further word is looked up: in one of two tables, which are clear again when a search is done. */
type Table = { byTerm: Uint8Array | null; bySlot: Uint8Array | null }

/** Ranks documents by the worst of the words, each by its best term. */
export class AllWords {
  readonly #dictionary: Dictionary
  readonly #ranking: Ranking
  // Tables for each further word of a query, made when first needed.
  readonly #byTerm: Uint8Array[] = []
  readonly #bySlot: Uint8Array[] = []

  constructor(dictionary: Dictionary, ranking: Ranking) {
    this.#dictionary = dictionary
    this.#ranking = ranking
  }

  /** `words` are the terms that fit each of them; no document ranks better than `leastFit`. */
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

  // Beside others no word is the whole name.
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
      // The best ones last, so that they stay.
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

  // All words must fit: the worst of them ranks the document.
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
