/**
 * From which hour titles for ages 16 and 18 may be played, and what else unlocks them. Source: section 5 (4) of the JMStV.
 * @spec decisions 14.5
 */

const YOUTH_AGES = [16, 18] as const
export type YouthAge = (typeof YOUTH_AGES)[number]

/** What unlocks such a title: nothing is required, the hours, the PIN, or either of the two. */
export const YOUTH_WAYS = ['off', 'hours', 'pin', 'both'] as const
export type YouthWays = (typeof YOUTH_WAYS)[number]

/** Hours of the day. */
export const OPENS_AT: Record<YouthAge, number> = { 16: 22, 18: 23 }
export const CLOSES_AT = 6

/** How long a correct PIN unlocks them, on one device and in one profile. */
export const YOUTH_PIN_HOURS = 4
