/** How written words are compared: case, accents, punctuation and umlauts do not count. @spec decisions 4 */

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
