/** The product's fixed figures. @spec accounts 9.1 */

/** The product that every call names. `PRODUCT_ID` in the configuration may replace it. */
export const DEFAULT_PRODUCT_ID = 221

/** How many profiles one account may have: "up to five people in the family". @spec accounts 9.5 */
export const MAX_PROFILES = 5

/** How long a remembered token and the remembered e-mail live, in days. @spec accounts 9.2 */
export const REMEMBER_DAYS = 365

/** How long a token that is not remembered serves at most, in days; in browsers it ends with the browser. */
export const UNREMEMBERED_DAYS = 30

/** How long an app password serves, in days: until somebody revokes it, as far as anybody can tell. */
export const PROGRAM_DAYS = 3650

/** Minimum age of a person who signs up. @spec accounts 9.5 */
export const MINIMUM_AGE = 18
