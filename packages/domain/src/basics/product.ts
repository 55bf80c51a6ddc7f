/** Fixed constants of the product. @spec accounts 9.1 */

/** The product named in every request. `PRODUCT_ID` in the configuration overrides it. */
export const DEFAULT_PRODUCT_ID = 221

/** The maximum number of profiles per account: "up to five people in the family". @spec accounts 9.5 */
export const MAX_PROFILES = 5

/** How long a remembered token and the remembered e-mail are kept, in days. @spec accounts 9.2 */
export const REMEMBER_DAYS = 365

/** Maximum life of a token that is not remembered, in days; in browsers it ends with the browser session. */
export const UNREMEMBERED_DAYS = 30

/** Life of an app password, in days: in practice it works until it is revoked. */
export const PROGRAM_DAYS = 3650

/** Minimum age of a person who signs up. @spec accounts 9.5 */
export const MINIMUM_AGE = 18
