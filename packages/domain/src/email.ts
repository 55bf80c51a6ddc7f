/** What an e-mail address looks like, for whoever types one. @spec accounts 5.6 */

// As loose as an address can be: the server decides.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Whether `typed` can be an e-mail address; blanks around it do not count. */
export function looksLikeEmail(typed: string): boolean {
  return EMAIL.test(typed.trim())
}
