/** From which hour on titles of 16 and 18 play, and what else opens them. Source: section 5 (4) of the JMStV. @spec decisions 14.5 */

export const YOUTH_AGES = [16, 18] as const
export type YouthAge = (typeof YOUTH_AGES)[number]

/** What opens such a title: nothing is asked, the hours, the PIN, or either of the two. */
export const YOUTH_WAYS = ['off', 'hours', 'pin', 'both'] as const
export type YouthWays = (typeof YOUTH_WAYS)[number]

/** Hours of the day. */
export const OPENS_AT: Record<YouthAge, number> = { 16: 22, 18: 23 }
export const CLOSES_AT = 6

/** How long a right PIN opens them, on one device and in one profile. */
export const YOUTH_PIN_HOURS = 4
