/** Finds the terms that a mistyped word may mean, within one or two wrong, missing, extra or swapped letters. */
import { countTerms, type Dictionary } from './dictionary.ts'
import type { Segment } from './segment.ts'

/** Terms from `from` to before `to`; `errors` letters differ; `isWhole` where the whole term was meant, not its beginning. */
export type Guess = { from: number; to: number; errors: number; isWhole: boolean }

/** The different beginnings of all terms at one length, each with the letters it holds, as bits. */
export type Beginnings = { from: Int32Array; letters: Int32Array }

const SHORTEST = 5
const LONGEST = 9

/** Prepares the search for typos, in steps: beginnings are one letter longer than the word that is looked for, so that a missing one has room. */
export function* buildBeginnings(dictionary: Dictionary): Generator<void, Beginnings[]> {
  const beginnings: Beginnings[] = []
  for (let length = SHORTEST; length <= LONGEST; length++)
    beginnings.push(yield* beginningsOf(dictionary, length))
  return beginnings
}

/** Terms between two chances for the server to answer. */
const STEP = 10_000

function* beginningsOf(dictionary: Dictionary, length: number): Generator<void, Beginnings> {
  const { letters, lettersFrom } = dictionary
  const count = countTerms(dictionary)
  const from: number[] = []
  const held: number[] = []
  for (let term = 0; term < count; term++) {
    if (term % STEP === 0) yield
    const start = lettersFrom[term] ?? 0
    const size = Math.min(length, (lettersFrom[term + 1] ?? 0) - start)
    if (term > 0 && startsAlike(letters, lettersFrom, term, size, length)) continue
    let bits = 0
    for (let at = start; at < start + size; at++) bits |= bitOf(letters[at] ?? 0)
    from.push(term)
    held.push(bits)
  }
  from.push(count)
  return { from: Int32Array.from(from), letters: Int32Array.from(held) }
}

function startsAlike(
  letters: Uint16Array,
  lettersFrom: Uint32Array,
  term: number,
  size: number,
  length: number,
): boolean {
  const start = lettersFrom[term] ?? 0
  const before = lettersFrom[term - 1] ?? 0
  if (Math.min(length, start - before) !== size) return false
  for (let at = 0; at < size; at++) if (letters[start + at] !== letters[before + at]) return false
  return true
}

// Some letters share a bit: the bits only rule out what cannot match.
function bitOf(letter: number): number {
  return 1 << (letter & 31)
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Every term within `errors` (1 or 2) of `word`, which has 4 to 31 letters, and every term of which a beginning is. */
export function guessTerms({ dictionary, beginnings }: Segment, word: string, errors: 1 | 2): Guess[] {
  const { letters, lettersFrom } = dictionary
  const isShort = errors === 1 && word.length < LONGEST
  // Of a long word the first letters choose the beginnings, then each term is compared with all of it.
  const start = isShort ? word : word.slice(0, LONGEST - errors)
  const list = beginnings[Math.min(start.length + errors, LONGEST) - SHORTEST]
  if (!list) return []
  let wanted = 0
  for (let at = 0; at < start.length; at++) wanted |= bitOf(start.charCodeAt(at))
  const guesses: Guess[] = []
  const length = list.letters.length
  const matcher = new Matcher(start, errors)
  const passed: number[] = []
  for (let at = 0; at < length; at++) {
    if (countBits(wanted & ~(list.letters[at] ?? 0)) > errors) continue
    const term = list.from[at] ?? 0
    const from = lettersFrom[term] ?? 0
    const to = Math.min(lettersFrom[term + 1] ?? 0, from + start.length + errors)
    matcher.compare(letters, from, to)
    if (!isShort) {
      if (matcher.least <= errors) passed.push(at)
      continue
    }
    // A term that is no longer than the beginning is the beginning.
    const isTerm = (lettersFrom[term + 1] ?? 0) === to
    if (isTerm && matcher.whole <= errors)
      guesses.push({ from: term, to: term + 1, errors: matcher.whole, isWhole: true })
    if (matcher.beginning <= errors)
      guesses.push({ from: term, to: list.from[at + 1] ?? 0, errors: matcher.beginning, isWhole: false })
  }
  matcher.release()
  if (passed.length > 0) compareTerms(dictionary, list, passed, word, errors, guesses)
  return guesses
}

function compareTerms(
  { letters, lettersFrom }: Dictionary,
  list: Beginnings,
  passed: readonly number[],
  word: string,
  errors: number,
  guesses: Guess[],
): void {
  const matcher = new Matcher(word, errors)
  for (const at of passed)
    for (let term = list.from[at] ?? 0; term < (list.from[at + 1] ?? 0); term++) {
      matcher.compare(letters, lettersFrom[term] ?? 0, lettersFrom[term + 1] ?? 0)
      if (matcher.whole <= errors)
        guesses.push({ from: term, to: term + 1, errors: matcher.whole, isWhole: true })
      else if (matcher.beginning <= errors)
        guesses.push({ from: term, to: term + 1, errors: matcher.beginning, isWhole: false })
    }
  matcher.release()
}

// For every letter, where it stands in the word, as bits; one table for all, since searching is never interrupted.
const PLACES = new Int32Array(1 << 16)

/**
 * Optimal string alignment (one wrong, missing, extra or swapped letter is one error) of a word with texts, all columns at once
 * in one machine word. Source: Hyyrö, A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances, 2003.
 */
class Matcher {
  readonly #word: string
  readonly #errors: number
  readonly #last: number
  readonly #beforeLast: number
  /** Errors between the word and the whole text. */
  whole = 0
  /** The least between the word and any beginning of the text. */
  least = 0
  /** The same, of beginnings that end as the word does: while somebody types, the next letters are not errors. */
  beginning = 0

  constructor(word: string, errors: number) {
    this.#word = word
    this.#errors = errors
    this.#last = word.charCodeAt(word.length - 1)
    this.#beforeLast = word.charCodeAt(word.length - 2)
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at)
      PLACES[letter] = (PLACES[letter] ?? 0) | (1 << at)
    }
  }

  release(): void {
    for (let at = 0; at < this.#word.length; at++) PLACES[this.#word.charCodeAt(at)] = 0
  }

  compare(letters: Uint16Array, from: number, to: number): void {
    const size = this.#word.length
    const lastBit = 1 << (size - 1)
    const end = Math.min(to, from + size + this.#errors + 1)
    let plus = -1
    let minus = 0
    let diagonal = 0
    let before = 0
    let score = size
    let least = size
    let beginning = size
    let previous = 0
    for (let at = from; at < end; at++) {
      const letter = letters[at] ?? 0
      const here = PLACES[letter] ?? 0
      const swapped = ((~diagonal & here) << 1) & before
      diagonal = swapped | (((here & plus) + plus) ^ plus) | here | minus
      const right = minus | ~(diagonal | plus)
      const left = diagonal & plus
      if (right & lastBit) score++
      else if (left & lastBit) score--
      const shifted = (right << 1) | 1
      plus = (left << 1) | ~(diagonal | shifted)
      minus = shifted & diagonal
      before = here
      if (score < least) least = score
      if (
        score < beginning &&
        (letter === this.#last || (letter === this.#beforeLast && previous === this.#last))
      )
        beginning = score
      previous = letter
    }
    this.whole = end < to ? size : score
    this.least = least
    this.beginning = beginning
  }
}
