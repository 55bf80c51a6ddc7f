/** How written words are compared: case, accents, punctuation and umlauts do not count. @spec decisions 4 */

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th' }

/** Lower case, without accents and punctuation, words parted by one blank: "Spider-Man: Où?" becomes "spider man ou". */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
