/** Password rules. @spec decisions 2.6, accounts 5.3 */

export const PASSWORD_MIN_LENGTH = 6

/** Long enough for any passphrase; the limit keeps megabytes away from the hash function. */
export const PASSWORD_MAX_LENGTH = 256

/** How long, in minutes, a confirmed password unlocks the requests that need one. @spec decisions 3.12 */
export const PASSWORD_CHECK_MINUTES = 5

/**
 * A password as it was meant: keyboards send the same letters as different code points, and a blank in different widths. A profile of
 * OpaqueString (RFC 8265, section 4.2), as NIST SP 800-63B asks for.
 */
export function asTyped(password: string): string {
  return password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** All forms in which the same password may have been hashed before; the first is the one to hash. */
export function formsOf(password: string): string[] {
  const typed = asTyped(password)
  return [...new Set([typed, password, typed.normalize('NFD'), password.normalize('NFC')])]
}
