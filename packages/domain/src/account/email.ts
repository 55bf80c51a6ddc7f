/** Checks e-mail addresses as they are typed. @spec accounts 5.1 */

// As permissive as possible: the server decides.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** True if `typed` could be an e-mail address; ignores surrounding whitespace. */
export function looksLikeEmail(typed: string): boolean {
  return EMAIL.test(typed.trim())
}
