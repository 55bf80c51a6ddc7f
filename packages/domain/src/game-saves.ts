/** How large the text may be that a game keeps of one profile: UTF-8, in bytes. @spec decisions 12.7 */
export const GAME_SAVE_MAX_BYTES = 256 * 1024

const encoder = new TextEncoder()

/** Whether a game may keep this text: small enough, and one that a database gives back as it was. */
export function isSavable(text: string): boolean {
  // A character is at least one byte: what is far too long is not encoded first.
  if (text.length > GAME_SAVE_MAX_BYTES || text.includes('\0') || !text.isWellFormed()) return false
  return encoder.encode(text).length <= GAME_SAVE_MAX_BYTES
}
