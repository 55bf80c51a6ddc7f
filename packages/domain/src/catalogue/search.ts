/** Compares words regardless of case, accents, punctuation and umlauts. @spec decisions 4.11 */

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', þ: 'th' }

/**
 * Folds a text to lower case, without accents and punctuation and with single blanks: "Spider-Man: Où?" becomes "spider man ou". Since an
 * umlaut may be written with an e, an e after a, o and u is dropped everywhere: "Käse", "Kaese" and "Kase" are equal.
 */
export function foldText(text: string): string {
  return foldLetters(text).replace(/([aou])e/g, '$1')
}

/** As `foldText`, but keeps every letter: the e may not belong to an umlaut, and a typo next to it should count as one error only. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns the words of a text, folded. */
export function wordsOf(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean)
}

/** True if each of these folded words begins a word of the name. */
export function isNamedBy(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name)
  return words.every((word) => own.some((each) => each.startsWith(word)))
}

/** The word lengths from which one or two typos (a wrong, missing, extra or swapped letter) are allowed. */
const TYPO_LETTERS = { one: 4, two: 8 } as const

/** Returns how many typos are allowed in a folded word. */
export function forgivenTypos(word: string): 0 | 1 | 2 {
  if (word.length >= TYPO_LETTERS.two) return 2
  return word.length >= TYPO_LETTERS.one ? 1 : 0
}

// Articles and conjunctions that a search may omit; "&" can stand for either conjunction.
const OPTIONAL_WORDS = new Set(
  'der die das den dem des ein eine einen und the a an of and le la les el il'.split(' '),
)

/** True if a search result need not contain this folded word. */
export function isOptionalWord(word: string): boolean {
  return OPTIONAL_WORDS.has(word)
}

/** Returns the similarity of two texts from 0 to 1: the share of letter pairs that both have, ignoring blanks. */
export function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const total = pairs.length + others.length
  if (total === 0) return 0
  const shared = pairs.filter((pair) => {
    const at = others.indexOf(pair)
    if (at !== -1) others.splice(at, 1)
    return at !== -1
  })
  return (2 * shared.length) / total
}

function pairsOf(written: string): string[] {
  const letters = foldText(written).replaceAll(' ', '')
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2))
}

const RELAXATIONS_MAX = 6
/** From this many letters a prefix is distinctive enough to search for; this share of the word is used. */
const TELLING_LETTERS = 5
const BEGINNING_SHARE = 0.6

/** Returns a folded search and its relaxations, ever looser: without one of its words, one word alone, the prefix of one. */
export function relaxations(written: string): string[] {
  const words = written.split(' ')
  const telling = words.filter((word) => word.length >= TELLING_LETTERS && !isOptionalWord(word))
  const longestFirst = telling.toSorted((a, b) => b.length - a.length)
  return [
    ...new Set([
      written,
      ...(words.length > 2 ? words.map((_, left) => words.filter((__, at) => at !== left).join(' ')) : []),
      ...longestFirst,
      ...longestFirst.map((word) => word.slice(0, Math.ceil(word.length * BEGINNING_SHARE))),
    ]),
  ].slice(0, RELAXATIONS_MAX)
}
