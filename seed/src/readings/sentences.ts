/** Where a reader breathes. */

/** A paragraph's sentences; speech that goes on after its closing quote stays in one. */
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

/** What a voice that knows English letters alone can say: accents and quotes fall away. */
export const plainEnglish = (text: string) =>
  text
    .replace(/[’‘“”ø…]|\s*[–—]\s*/g, (found) => ASCII[found.trim()] ?? ' ')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
