/** Splits text where a reader would breathe. */

/** Returns a paragraph's sentences; speech continued after its closing quote stays in one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…:][“”"’»]?)\s+(?=[\p{Lu}„“"‘«])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
}

const ASCII: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': '',
  '“': '',
  '”': '',
  '–': ', ',
  '—': ', ',
  ø: 'o',
  '…': '.',
}

/** Returns what a voice limited to English letters can say: without accents and quotes. */
export const plainEnglish = (text: string) =>
  text
    .replace(/[’‘“”ø…]|\s*[–—]\s*/g, (found) => ASCII[found.trim()] ?? ' ')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
