/** Password rules. @spec decisions 2.6, accounts 5.3 */

export const PASSWORD_MIN_LENGTH = 6

/** Long enough for any passphrase; the limit keeps megabytes away from the hash function. */
export const PASSWORD_MAX_LENGTH = 256

/** How long, in minutes, a confirmed password unlocks the requests that need one. @spec decisions 3.12 */
export const PASSWORD_CHECK_MINUTES = 5
