/** Search as you type over titles and people, in memory. Why it is our own: docs/decisions/0058. @spec decisions 4, 10 */
import { foldText, forgivenTypos, isOptionalWord } from '@quintet/domain/search'
import { buildDictionary, type Dictionary, termsFrom } from './dictionary.ts'
import { FIT, type Fit, Ranking, rankOf, UNRANKED } from './rank.ts'
import { cut, type Document } from './terms.ts'
import { buildTypos, guessTerms, type Typos } from './typos.ts'

/** Terms that fit a written word, with their fit. */
type Range = { from: number; to: number; fit: Fit }
type Word = { text: string; ranges: Range[] }

/** With so many beginnings found, or a word as it is written, nobody looks for what may have been mistyped; for two errors only where nothing was found. */
const ENOUGH = 10

/** More words than these say nothing more. */
const MAX_WORDS = 8

// Beginnings of one to three letters find the most and are typed by everybody: their answers are kept.
const SHORT_QUERY = 3
const KEPT_SLOTS_MAX = 4_000_000

// While the second word is typed, the guesses for the first one stay the same.
const KEPT_GUESSES_MAX = 200

/** Greater than every fit. */
const UNFIT = 255

export class SearchEngine {
  readonly #dictionary: Dictionary
  readonly #typos: Typos
  readonly #ranking: Ranking
  readonly #kept = new Map<string, Int32Array>()
  #keptSlots = 0
  // One table for each further word of a query, made when first needed.
  readonly #fits: Uint8Array[] = []
  readonly #guessed = new Map<string, Range[]>()

  constructor(dictionary: Dictionary, typos: Typos) {
    this.#dictionary = dictionary
    this.#typos = typos
    this.#ranking = new Ranking(dictionary)
  }

  /** The ids of all documents that fit, best first. */
  find(query: string): Int32Array {
    const written = foldText(query)
    if (written === '') return new Int32Array(0)
    const kept = this.#kept.get(written)
    if (kept) return kept
    const found = this.#search(written.split(' ').slice(0, MAX_WORDS).map(cut))
    if (written.length <= SHORT_QUERY) this.#keep(written, found)
    return found
  }

  #search(words: readonly string[]): Int32Array {
    const needed = words.filter((word) => !isOptionalWord(word))
    const exact = (needed.length > 0 ? needed : words).map((text) => ({ text, ranges: this.#rangesOf(text) }))
    const joined = words.length > 1 ? joinings(words) : []
    // Words left out of a title's own are a weaker fit than the title as it is written.
    const leastFit = needed.length === words.length || needed.length === 0 ? FIT.exact : FIT.prefix
    this.#findAll(exact, leastFit)
    for (const variant of joined)
      this.#findAll(
        variant.map((text) => ({ text, ranges: this.#rangesOf(text) })),
        FIT.exact,
      )
    for (const errors of [1, 2] as const) {
      if (this.#ranking.hasExact || this.#ranking.count >= (errors === 1 ? ENOUGH : 1)) break
      this.#findAll(
        exact.map((word) => this.#withGuesses(word, errors)),
        leastFit,
      )
      const whole = cut(words.join(''))
      if (words.length > 1) this.#findAll([this.#withGuesses({ text: whole, ranges: [] }, errors)], FIT.exact)
    }
    const { ids } = this.#dictionary
    return this.#ranking.take().map((slot) => ids[slot] ?? 0)
  }

  #rangesOf(word: string): Range[] {
    const { from, to } = termsFrom(this.#dictionary, word)
    if (from === to) return []
    const isTerm = this.#dictionary.terms[from] === word
    return [
      ...(isTerm ? [{ from, to: from + 1, fit: FIT.exact }] : []),
      ...(to > from + (isTerm ? 1 : 0) ? [{ from: from + (isTerm ? 1 : 0), to, fit: FIT.prefix }] : []),
    ]
  }

  #withGuesses({ text, ranges }: Word, errors: 1 | 2): Word {
    const forgiven = forgivenTypos(text)
    if (forgiven < errors) return { text, ranges: [...ranges, ...this.#guess(text, forgiven)] }
    return { text, ranges: [...ranges, ...this.#guess(text, errors)] }
  }

  #guess(text: string, errors: 0 | 1 | 2): Range[] {
    if (errors === 0) return []
    const key = `${text} ${errors}`
    const known = this.#guessed.get(key)
    if (known) return known
    const ranges = guessTerms(this.#typos, text, errors)
      .map(({ from, to, errors: made, isWhole }): Range => ({ from, to, fit: fitOf(made, isWhole) }))
      .toSorted((a, b) => a.fit - b.fit)
    if (this.#guessed.size >= KEPT_GUESSES_MAX) this.#guessed.clear()
    this.#guessed.set(key, ranges)
    return ranges
  }

  /** Ranks every document that fits all words. */
  #findAll(words: readonly Word[], leastFit: Fit): void {
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
        if (fits.length === 0) this.#ranking.add(slot, rankOf(worst, posting & 3, isPart[slot] ?? 0))
        else
          this.#ranking.add(slot, this.#rankOfAll(slot, fits, rankOf(worst, posting & 1, isPart[slot] ?? 0)))
      }
    }
    for (const [at, word] of others.entries())
      for (const { from, to } of word.ranges) fits[at]?.fill(UNFIT, from, to)
  }

  /** The fit of every term to a word; whoever asks clears it again. */
  #fitsOf({ ranges }: Word, at: number): Uint8Array {
    const fits = (this.#fits[at] ??= new Uint8Array(this.#dictionary.terms.length).fill(UNFIT))
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

  #keep(written: string, found: Int32Array): void {
    if (this.#keptSlots + found.length > KEPT_SLOTS_MAX) {
      this.#kept.clear()
      this.#keptSlots = 0
    }
    this.#kept.set(written, found)
    this.#keptSlots += found.length
  }
}

function fitOf(errors: number, isWhole: boolean): Fit {
  if (errors === 0) return isWhole ? FIT.exact : FIT.prefix
  if (errors === 1) return isWhole ? FIT.typo : FIT.typoPrefix
  return isWhole ? FIT.typos : FIT.typosPrefix
}

/** "nacht linie" may be written as one word: all words joined, and each two neighbours. */
function joinings(words: readonly string[]): string[][] {
  const pairs = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), cut((words[at] ?? '') + word), ...words.slice(at + 2)])
  return words.length === 2 ? pairs : [[cut(words.join(''))], ...pairs]
}

/** Makes an engine in steps of a few milliseconds. */
export function* buildEngine(documents: readonly Document[]): Generator<void, SearchEngine> {
  const dictionary = yield* buildDictionary(documents)
  const typos = yield* buildTypos(dictionary)
  return new SearchEngine(dictionary, typos)
}
