/** A part of what is searched: its documents are found among each other and ranked; the engine puts the parts together. */
import { forgivenTypos } from '@quintet/domain/search'
import { buildDictionary, countTerms, type Dictionary, termsFrom } from './dictionary.ts'
import { FIT, type Fit, Ranking, rankOf, UNRANKED } from './rank.ts'
import type { Document } from './terms.ts'
import { type Beginnings, buildBeginnings, guessTerms } from './typos.ts'

/** What is made once of some documents and never changed. */
export type Segment = { dictionary: Dictionary; beginnings: readonly Beginnings[] }

/** Terms that fit a written word, with their fit. */
type Range = { from: number; to: number; fit: Fit }
type Word = { text: string; ranges: Range[] }

// While the second word is typed, the guesses for the first one stay the same.
const KEPT_GUESSES_MAX = 200

/** Greater than every fit. */
const UNFIT = 255

/** Makes a segment in steps of a few milliseconds. */
export function* buildSegment(documents: readonly Document[]): Generator<void, Segment> {
  const dictionary = yield* buildDictionary(documents)
  return { dictionary, beginnings: yield* buildBeginnings(dictionary) }
}

export class SegmentSearch {
  readonly segment: Segment
  readonly ranking: Ranking
  readonly #dictionary: Dictionary
  // One table for each further word of a query, made when first needed.
  readonly #fits: Uint8Array[] = []
  readonly #guessed = new Map<string, Range[]>()

  /** Documents in `gone` are not there. */
  constructor(segment: Segment, gone: ReadonlySet<number>) {
    this.segment = segment
    this.#dictionary = segment.dictionary
    this.ranking = new Ranking(segment.dictionary, gone)
  }

  /** Ranks every document that fits all words, each with `errors` at most; without errors as they are written. */
  rank(texts: readonly string[], errors: 0 | 1 | 2, leastFit: Fit): void {
    this.#rankAll(
      texts.map((text) => this.#withGuesses({ text, ranges: this.#rangesOf(text) }, errors)),
      leastFit,
    )
  }

  /** Ranks what the word may have been meant as, not what is written so. */
  rankGuesses(text: string, errors: 1 | 2): void {
    this.#rankAll([this.#withGuesses({ text, ranges: [] }, errors)], FIT.exact)
  }

  #rangesOf(word: string): Range[] {
    const { from, to, isTerm } = termsFrom(this.#dictionary, word)
    const others = from + (isTerm ? 1 : 0)
    return [
      ...(isTerm ? [{ from, to: others, fit: FIT.exact }] : []),
      ...(others < to ? [{ from: others, to, fit: FIT.prefix }] : []),
    ]
  }

  #withGuesses({ text, ranges }: Word, errors: 0 | 1 | 2): Word {
    const forgiven = Math.min(forgivenTypos(text), errors) as 0 | 1 | 2
    return { text, ranges: [...ranges, ...this.#guess(text, forgiven)] }
  }

  #guess(text: string, errors: 0 | 1 | 2): Range[] {
    if (errors === 0) return []
    const key = `${text} ${errors}`
    const known = this.#guessed.get(key)
    if (known) return known
    const ranges = guessTerms(this.segment, text, errors)
      .map(({ from, to, errors: made, isWhole }): Range => ({ from, to, fit: fitOf(made, isWhole) }))
      .toSorted((a, b) => a.fit - b.fit)
    if (this.#guessed.size >= KEPT_GUESSES_MAX) this.#guessed.clear()
    this.#guessed.set(key, ranges)
    return ranges
  }

  #rankAll(words: readonly Word[], leastFit: Fit): void {
    const [first, ...others] = words.toSorted((a, b) => this.#uses(a) - this.#uses(b))
    if (!first || words.some(({ ranges }) => ranges.length === 0)) return
    const { postings, postingsFrom, isPart } = this.#dictionary
    const fits = others.map((word, at) => this.#fitsOf(word, at))
    for (const { from, to, fit } of first.ranges) {
      const end = postingsFrom[to] ?? 0
      const worst = fit > leastFit ? fit : leastFit
      for (let at = postingsFrom[from] ?? 0; at < end; at++) {
        const posting = postings[at] ?? 0
        const slot = posting >> 2
        if (fits.length === 0) this.ranking.add(slot, rankOf(worst, posting & 3, isPart[slot] ?? 0))
        else
          this.ranking.add(slot, this.#rankOfAll(slot, fits, rankOf(worst, posting & 1, isPart[slot] ?? 0)))
      }
    }
    for (const [at, word] of others.entries())
      for (const { from, to } of word.ranges) fits[at]?.fill(UNFIT, from, to)
  }

  /** The fit of every term to a word; whoever asks clears it again. */
  #fitsOf({ ranges }: Word, at: number): Uint8Array {
    const fits = (this.#fits[at] ??= new Uint8Array(countTerms(this.#dictionary)).fill(UNFIT))
    // The best ones last, so that they stay.
    for (const { from, to, fit } of ranges.toReversed()) fits.fill(fit, from, to)
    return fits
  }

  // All words must fit: the worst of them ranks the document.
  #rankOfAll(slot: number, words: readonly Uint8Array[], first: number): number {
    const { entries, entriesFrom, isPart } = this.#dictionary
    const start = entriesFrom[slot] ?? 0
    const end = entriesFrom[slot + 1] ?? 0
    const part = isPart[slot] ?? 0
    let worst = first
    for (const fits of words) {
      let best = UNRANKED
      for (let at = start; at < end; at++) {
        const entry = entries[at] ?? 0
        const fit = fits[entry >> 2] ?? UNFIT
        if (fit === UNFIT) continue
        const rank = rankOf(fit as Fit, entry & 1, part)
        if (rank < best) best = rank
      }
      if (best === UNRANKED) return UNRANKED
      if (best > worst) worst = best
    }
    return worst
  }

  #uses({ ranges }: Word): number {
    const { postingsFrom } = this.#dictionary
    return ranges.reduce((sum, { from, to }) => sum + (postingsFrom[to] ?? 0) - (postingsFrom[from] ?? 0), 0)
  }
}

function fitOf(errors: number, isWhole: boolean): Fit {
  if (errors === 0) return isWhole ? FIT.exact : FIT.prefix
  if (errors === 1) return isWhole ? FIT.typo : FIT.typoPrefix
  return isWhole ? FIT.typos : FIT.typosPrefix
}
