/** How far the schedule reaches. @spec decisions 12.3 */
export const SCHEDULE_DAYS = 8

/** In one answer: a day of a dozen radio channels. @spec decisions 12.3 */
export const SCHEDULE_ENTRIES = 12_000

/** What is taken of a match that does not say when it ends. */
export const MATCH_HOURS = 2
