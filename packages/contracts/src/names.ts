/**
 * Which characters a name may contain: all that writing needs, none that only hides or turns other text around. A name is shown beside others
 * and in subjects of mails, where a line break or a right-to-left override would change what surrounds it. @spec decisions 3.4
 */

// Controls and line breaks, direction overrides, invisible characters, halves of characters, and a blank that is no space.
const REFUSED = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB\u2800]`

// Invisible characters where writing needs them. Joiners: Unicode Standard Annex 31, section 2.3.
const JOINED_SCRIPTS = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Nko',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
]
const JOINED = `[${JOINED_SCRIPTS.map((script) => String.raw`\p{Script_Extensions=${script}}`).join('')}]`
const NEEDED = [
  // Persian and others: between letters; Indic also after the last one.
  String.raw`(?<=${JOINED})[\u200C\u200D](?=${JOINED})`,
  String.raw`(?<=\p{M})(?<=${JOINED})[\u200C\u200D]`,
  // Emoji: presentation, sequences such as families, and the flags of regions.
  String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]{2,6}\u{E007F}`,
  // Variants of Chinese characters, as in Japanese family names, and of Mongolian letters.
  String.raw`(?<=\p{Unified_Ideograph})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]`,
].join('|')
const NEEDED_OR_REFUSED = new RegExp(`(${NEEDED})|${REFUSED}`, 'gu')

/** True if a name has only characters that writing needs. */
export function isWritable(name: string): boolean {
  return onlyNeeded(name) === name
}

/** Returns a name that a provider gave without the characters that are refused in one that is typed. */
export function madeWritable(name: string): string {
  return onlyNeeded(name.replaceAll(/\s+/g, ' ')).trim()
}

function onlyNeeded(name: string): string {
  return name.replaceAll(NEEDED_OR_REFUSED, (_found, needed?: string) => needed ?? '')
}
