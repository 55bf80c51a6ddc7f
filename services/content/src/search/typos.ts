/** Finds the terms a mistyped word may mean, within one or two wrong, missing, extra or swapped letters. @spec decisions 4.12 */
import { countTerms, type Dictionary } from './dictionary.ts'
import type { Fit } from './rank.ts'
import { TERM_MAX_LENGTH } from './terms.ts'
import type { Trie } from './trie.ts'

/** Terms that match a word: `from` is included, `to` is not. */
export type Range = { from: number; to: number; fit: Fit }

type Terms = { dictionary: Dictionary; trie: Trie }

/** Every term within `errors` of `word`, which must have 2 to 31 letters, and every term with such a prefix; in term order. */
export function guessTerms({ dictionary, trie }: Terms, word: string, errors: 1 | 2): Range[] {
  return new Walk(dictionary, trie, word, errors).run()
}

/** More errors than are ever tolerated. */
const TOO_MANY = 3

// For each letter, the bits of its positions in the word. This and the tables below are shared, as a search is never interrupted.
const PLACES = new Int32Array(1 << 16)

// By depth, starting at 1. Bit i: the letters up to there equal the first i of the word, as written, with one error, with two.
const AS_WRITTEN = new Int32Array(TERM_MAX_LENGTH + 2)
const WITH_ONE = new Int32Array(TERM_MAX_LENGTH + 2)
const WITH_TWO = new Int32Array(TERM_MAX_LENGTH + 2)
const PLACES_AT = new Int32Array(TERM_MAX_LENGTH + 2)

/**
 * One walk down the trie, which turns back where nothing below can match: the cost of a word depends on its neighbours, not on the number
 * of terms. Source: Wu, Manber, Fast Text Searching Allowing Errors, 1992; extended with swapped letters as one error.
 */
class Walk {
  readonly #dictionary: Dictionary
  readonly #trie: Trie
  readonly #word: string
  readonly #errors: 1 | 2
  readonly #mask: number
  readonly #whole: number
  readonly #last: number
  readonly #beforeLast: number
  readonly #found: Range[] = []

  constructor(dictionary: Dictionary, trie: Trie, word: string, errors: 1 | 2) {
    this.#dictionary = dictionary
    this.#trie = trie
    this.#word = word
    this.#errors = errors
    this.#whole = 1 << word.length
    this.#mask = this.#whole | (this.#whole - 1)
    this.#last = word.charCodeAt(word.length - 1)
    this.#beforeLast = word.charCodeAt(word.length - 2)
  }

  run(): Range[] {
    for (let at = 0; at < this.#word.length; at++) {
      const letter = this.#word.charCodeAt(at)
      PLACES[letter] = (PLACES[letter] ?? 0) | (2 << at)
    }
    // Before the first letter of a term, the first one or two letters of the word may be missing.
    AS_WRITTEN[1] = 1
    WITH_ONE[1] = 3
    WITH_TWO[1] = 7
    this.#descend(0, 1, countTerms(this.#dictionary), 0, TOO_MANY)
    for (let at = 0; at < this.#word.length; at++) PLACES[this.#word.charCodeAt(at)] = 0
    return this.#found
  }

  /** Continues from a node whose terms end before `end` and whose last letter is `previous`; a prefix of it matched with `errors`. */
  #descend(node: number, depth: number, end: number, previous: number, errors: number): void {
    const { letters, terms, children } = this.#trie
    const { lettersFrom } = this.#dictionary
    const after = children[node + 1] ?? 0
    for (let child = children[node] ?? 0; child < after; child++) {
      const letter = letters[child] ?? 0
      let from = terms[child] ?? 0
      const to = child + 1 < after ? (terms[child + 1] ?? 0) : end
      if (!this.#step(depth, letter)) {
        this.#add(from, to, TOO_MANY, errors)
        continue
      }
      const made = this.#errorsAt(depth + 1)
      const least = made < errors && this.#endsAlike(letter, previous) ? made : errors
      if ((lettersFrom[from + 1] ?? 0) - (lettersFrom[from] ?? 0) === depth)
        this.#add(from, ++from, made, least)
      if (to - from === 1) this.#finish(from, depth + 1, letter, least)
      else if (from < to) this.#descend(child, depth + 1, to, letter, least)
    }
  }

  /** The same along the letters of a single term. */
  #finish(term: number, from: number, before: number, errors: number): void {
    const { letters, lettersFrom } = this.#dictionary
    const start = (lettersFrom[term] ?? 0) - 1
    const end = (lettersFrom[term + 1] ?? 0) - start
    let previous = before
    let least = errors
    let made = TOO_MANY
    for (let depth = from; depth < end; depth++) {
      const letter = letters[start + depth] ?? 0
      made = TOO_MANY
      if (!this.#step(depth, letter)) break
      made = this.#errorsAt(depth + 1)
      if (made < least && this.#endsAlike(letter, previous)) least = made
      previous = letter
    }
    this.#add(term, term + 1, made, least)
  }

  /** Advances by one letter; returns false if the word can no longer match. */
  #step(depth: number, letter: number): boolean {
    const here = PLACES[letter] ?? 0
    const swapped = (PLACES_AT[depth] ?? 0) & (here << 1)
    const written = AS_WRITTEN[depth] ?? 0
    const one = WITH_ONE[depth] ?? 0
    const nextWritten = (written << 1) & here
    const nextOne =
      (((one << 1) & here) |
        written |
        ((written | nextWritten) << 1) |
        (((AS_WRITTEN[depth - 1] ?? 0) << 2) & swapped)) &
      this.#mask
    AS_WRITTEN[depth + 1] = nextWritten
    WITH_ONE[depth + 1] = nextOne
    PLACES_AT[depth + 1] = here
    if (this.#errors === 1) return nextOne !== 0
    const nextTwo =
      ((((WITH_TWO[depth] ?? 0) << 1) & here) |
        one |
        ((one | nextOne) << 1) |
        (((WITH_ONE[depth - 1] ?? 0) << 2) & swapped)) &
      this.#mask
    WITH_TWO[depth + 1] = nextTwo
    return nextTwo !== 0
  }

  /** Errors between the whole word and the letters up to a depth. */
  #errorsAt(depth: number): number {
    if ((AS_WRITTEN[depth] ?? 0) & this.#whole) return 0
    if ((WITH_ONE[depth] ?? 0) & this.#whole) return 1
    return this.#errors === 2 && (WITH_TWO[depth] ?? 0) & this.#whole ? 2 : TOO_MANY
  }

  /** A prefix only matches if it ends like the word: while someone is typing, the following letters are not errors. */
  #endsAlike(letter: number, previous: number): boolean {
    return letter === this.#last || (letter === this.#beforeLast && previous === this.#last)
  }

  #add(from: number, to: number, whole: number, beginning: number): void {
    if (whole === TOO_MANY && beginning === TOO_MANY) return
    const fit = Math.min(whole * 2, beginning * 2 + 1) as Fit
    const before = this.#found.at(-1)
    if (before?.to === from && before.fit === fit) before.to = to
    else this.#found.push({ from, to, fit })
  }
}
