/** How long a member tries the service for nothing. @spec accounts 4.6 */

const DAY_MS = 24 * 60 * 60 * 1000

export const OFFERS = ['special'] as const
export type Offer = (typeof OFFERS)[number]

export const TRIAL_DAYS = 30
export const SPECIAL_OFFER_TRIAL_DAYS = 90
export const TRIAL_REMINDER_DAYS = 3
/** All mails before a trial becomes paid: the card schemes ask for a week's notice. @spec law 3.12 */
export const TRIAL_NOTICE_DAYS = [7, TRIAL_REMINDER_DAYS] as const

export function trialDays(offer: Offer | undefined): number {
  return offer === 'special' ? SPECIAL_OFFER_TRIAL_DAYS : TRIAL_DAYS
}

/** When a trial that starts at `start` ends: nothing is charged before. */
export function trialEnd(start: Date, offer: Offer | undefined): Date {
  return new Date(start.getTime() + trialDays(offer) * DAY_MS)
}
