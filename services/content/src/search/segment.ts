/** A part of the search index that finds and ranks its own documents; the engine merges the parts. */
import { forgivenTypos } from '@quintet/domain/catalogue/search'
import { AllWords } from './all-words.ts'
import { type Common, type CommonList, CommonLists } from './common-lists.ts'
import { buildDictionary, type Dictionary, termsFrom } from './dictionary.ts'
import { listCommon } from './list-common.ts'
import { FIT, type Fit } from './rank.ts'
import { Ranking } from './ranking.ts'
import type { Document } from './terms.ts'
import { buildTrie, type Trie } from './trie.ts'
import { guessTerms, type Range } from './typos.ts'

/** Built once from some documents and never changed. */
export type Segment = { dictionary: Dictionary; trie: Trie; common: Common }

// While the second word is typed, the guesses for the first one stay the same.
const KEPT_GUESSES_MAX = 200

/** Builds a segment in steps of a few milliseconds. */
export function* buildSegment(documents: readonly Document[]): Generator<void, Segment> {
  const dictionary = yield* buildDictionary(documents)
  return { dictionary, trie: yield* buildTrie(dictionary), common: yield* listCommon(dictionary) }
}

export class SegmentSearch {
  readonly segment: Segment
  readonly ranking: Ranking
  readonly #words: AllWords
  readonly #common: CommonLists
  readonly #guessed = new Map<string, readonly Range[]>()

  /** Documents in `gone` are ignored. */
  constructor(segment: Segment, gone: ReadonlySet<number>) {
    this.segment = segment
    this.ranking = new Ranking(segment.dictionary, gone)
    this.#words = new AllWords(segment.dictionary, this.ranking)
    this.#common = new CommonLists(segment.common)
  }

  /** Ranks all documents that match all words as written; in a group only the best ones if the only word is common. */
  rank(texts: readonly string[], leastFit: Fit, group: number | null): void {
    const list = group === null || texts.length > 1 ? null : this.#listOf(texts[0] ?? '', leastFit, group)
    if (list) return this.ranking.addList(list)
    this.#words.rank(
      texts.map((text) => this.#rangesOf(text)),
      leastFit,
    )
  }

  #listOf(word: string, leastFit: Fit, group: number): CommonList | null {
    const { from, to, isTerm } = termsFrom(this.segment.dictionary, word)
    return this.#common.find({ first: from, end: to, isExact: isTerm && leastFit === FIT.exact }, group)
  }

  /** Ranks what the words may have been meant to be, each with at most `errors`. Exact matches of all words may be left out. */
  rankGuesses(texts: readonly string[], errors: 1 | 2, leastFit: Fit): void {
    this.#words.rank(
      texts.map((text) =>
        texts.length === 1
          ? this.#guess(text, errors)
          : [...this.#rangesOf(text), ...this.#guess(text, errors)],
      ),
      leastFit,
    )
  }

  #rangesOf(word: string): Range[] {
    const { from, to, isTerm } = termsFrom(this.segment.dictionary, word)
    const others = from + (isTerm ? 1 : 0)
    return [
      ...(isTerm ? [{ from, to: others, fit: FIT.exact }] : []),
      ...(others < to ? [{ from: others, to, fit: FIT.prefix }] : []),
    ]
  }

  #guess(text: string, errorsAtMost: 1 | 2): readonly Range[] {
    const errors = Math.min(forgivenTypos(text), errorsAtMost) as 0 | 1 | 2
    if (errors === 0) return []
    const key = `${text} ${errors}`
    const known = this.#guessed.get(key)
    if (known) return known
    const ranges = guessTerms(this.segment, text, errors)
    if (this.#guessed.size >= KEPT_GUESSES_MAX) this.#guessed.clear()
    this.#guessed.set(key, ranges)
    return ranges
  }
}
