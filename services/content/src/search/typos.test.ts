import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildSegment } from './segment.ts'
import { guessTerms } from './typos.ts'

const SYLLABLES = ['an', 'na', 'bel', 'le', 'ö', 'stra', 'sse', 'k', 'ko', 'ri', 'ir']

// A deterministic generator. Constants: the sample of ISO C for `rand`.
let state = 221
const pick = (): string => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
  return SYLLABLES[(state >> 16) % SYLLABLES.length] ?? ''
}
const WORDS = Array.from({ length: 500 }, () => pick() + pick() + pick() + pick())
const steps = buildSegment(
  WORDS.map((word, id) => ({ id, names: [word], people: [], isPart: false, popularity: 0, groups: 0 })),
)
let step = steps.next()
while (!step.done) step = steps.next()
const segment = step.value
const { letters, lettersFrom } = segment.dictionary
const TERMS = Array.from(lettersFrom.subarray(1), (end, term) =>
  String.fromCharCode(...letters.subarray(lettersFrom[term], end)),
)

/** Wrong, missing, extra and swapped letters between a word and each prefix of a term, by the textbook table. */
function errorsBetween(word: string, term: string): number[] {
  const rows: number[][] = [Array.from({ length: term.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= word.length; row++) {
    const [before = [], beforeThat = []] = [rows[row - 1], rows[row - 2]]
    const cells = [row]
    for (let column = 1; column <= term.length; column++) {
      const isSame = word[row - 1] === term[column - 1]
      const isSwapped = word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1]
      cells[column] = Math.min(
        (before[column] ?? 0) + 1,
        (cells[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeThat[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    rows.push(cells)
  }
  return rows[word.length] ?? []
}

/** By errors: a whole term before a prefix, and only prefixes that end like the word, or with its last letters swapped. */
function fitOf(term: string, word: string, errors: number): number | null {
  const ends = [word.slice(-1), word.slice(-1) + word.slice(-2, -1)]
  const fits = errorsBetween(word, term).map((made, length) => {
    const isWhole = length === term.length
    const isMeant = isWhole || ends.some((end) => term.slice(0, length).endsWith(end))
    return made <= errors && isMeant ? made * 2 + (isWhole ? 0 : 1) : Infinity
  })
  const best = Math.min(...fits)
  return best === Infinity ? null : best
}

for (const errors of [1, 2] as const)
  test(`[decisions 4.12] walking down the tree finds what comparing each term finds, ${errors} at most`, () => {
    let found = 0
    for (const [at, source] of TERMS.entries()) {
      if (at % 17 !== 0 || source.length < 6) continue
      const place = at % (source.length - 1)
      for (const word of [
        source.slice(0, place) + source.slice(place + 1),
        `${source.slice(0, place)}x${source.slice(place)}`,
        source.slice(0, place) + source.charAt(place + 1) + source.charAt(place) + source.slice(place + 2),
        `x${source.slice(1, -1)}`,
      ]) {
        const guesses = guessTerms(segment, word, errors).flatMap(({ from, to, fit }) =>
          TERMS.slice(from, to).map((term) => [term, fit]),
        )
        found += guesses.length
        const expected = TERMS.flatMap((term) => {
          const fit = fitOf(term, word, errors)
          return fit === null ? [] : [[term, fit]]
        })
        assert.deepEqual(guesses, expected, word)
      }
    }
    assert.ok(found > 100, `${found} found`)
  })
