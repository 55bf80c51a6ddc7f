/** What a password must be. @spec decisions 2.6, accounts 5.3 */

export const PASSWORD_MIN_LENGTH = 6

/** Long enough for any passphrase; a bound keeps the hash from being fed megabytes. */
export const PASSWORD_MAX_LENGTH = 256

/** How long a checked password opens the calls that need one, in minutes. @spec decisions 3.12 */
export const PASSWORD_CHECK_MINUTES = 5
