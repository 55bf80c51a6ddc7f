/** How written words are compared: case, accents, punctuation and umlauts do not count. @spec decisions 4.11 */

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', þ: 'th' }

/**
 * Lower case, without accents and punctuation, words parted by one blank: "Spider-Man: Où?" becomes "spider man ou". As an umlaut
 * may be written with an e behind it, an e after a, o and u is left out everywhere: "Käse", "Kaese" and "Kase" are the same.
 */
export function foldText(text: string): string {
  return foldLetters(text).replace(/([aou])e/g, '$1')
}

/** The same with every letter that was written: the e may be no umlaut's, and then a typing error beside it is one error only. */
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

/** From this many letters on a word may hold one wrong, missing, extra or swapped letter, and from that many on two. */
export const TYPO_LETTERS = { one: 4, two: 8 } as const

/** How many typing errors a folded word is forgiven. */
export function forgivenTypos(word: string): 0 | 1 | 2 {
  if (word.length >= TYPO_LETTERS.two) return 2
  return word.length >= TYPO_LETTERS.one ? 1 : 0
}

// Titles are asked for with and without them, and "&" is written as either.
const OPTIONAL_WORDS = new Set(
  'der die das den dem des ein eine einen und the a an of and le la les el il'.split(' '),
)

/** Whether a folded word may be missing in what a search finds. */
export function isOptionalWord(word: string): boolean {
  return OPTIONAL_WORDS.has(word)
}

/** How alike two writings are, 0 to 1: the share of their pairs of letters that both have, blanks left out. */
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
/** From so many letters on the beginning of a word says what was meant, and this share of it is one. */
const TELLING_LETTERS = 5
const BEGINNING_SHARE = 0.6

/** A folded search, then what is left of it with less and less: without one of its words, one word alone, the beginning of one. */
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
