/** The maximum size, in bytes of UTF-8, of the text that a game may save per profile. @spec decisions 12.7 */
export const GAME_SAVE_MAX_BYTES = 256 * 1024

const encoder = new TextEncoder()

/** True if a game may save this text: it is small enough, and the database returns it unchanged. */
export function isSavable(text: string): boolean {
  // A character takes at least one byte, so a text that is far too long need not be encoded.
  if (text.length > GAME_SAVE_MAX_BYTES || text.includes('\0') || !text.isWellFormed()) return false
  return encoder.encode(text).length <= GAME_SAVE_MAX_BYTES
}
