/** App passwords: credentials that members give to other programs. @spec decisions 11.7 */

/** What a program may do with an app password: play music and audiobooks, fetch a book's feed, list the channels. */
export const APP_SCOPES = ['music', 'podcast', 'tv'] as const
export type AppScope = (typeof APP_SCOPES)[number]

export const APP_PASSWORDS_MAX = 20
export const APP_PASSWORD_NAME_MAX_LENGTH = 60

/** 160 random bits. */
export const APP_PASSWORD_BYTES = 20

// Without l, o, 0 and 1, which are easily confused when typed with a remote control.
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const BITS_PER_LETTER = 5

/** Encodes the bytes as the text of an app password, five bits per letter. */
export function spellAppPassword(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: Math.floor(bits.length / BITS_PER_LETTER) }, (_, at) =>
    ALPHABET.charAt(parseInt(bits.slice(at * BITS_PER_LETTER, (at + 1) * BITS_PER_LETTER), 2)),
  ).join('')
}
