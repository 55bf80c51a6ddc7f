/** How long a member tries the service for nothing. @spec accounts 4.6 */
import type { HouseOffer } from './offer.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const OFFERS = ['special'] as const
export type Offer = (typeof OFFERS)[number]

export const TRIAL_REMINDER_DAYS = 3
/** All mails before a trial becomes paid: the card schemes ask for a week's notice. @spec law 3.12 */
export const TRIAL_NOTICE_DAYS = [7, TRIAL_REMINDER_DAYS] as const

/** Where the house has no special offer, its usual days count. */
export function trialDays({ trial }: Pick<HouseOffer, 'trial'>, offer: Offer | undefined): number {
  return offer === 'special' ? (trial.specialDays ?? trial.days) : trial.days
}

/** When a trial that starts at `start` ends: nothing is charged before. */
export function trialEnd(house: Pick<HouseOffer, 'trial'>, start: Date, offer: Offer | undefined): Date {
  return new Date(start.getTime() + trialDays(house, offer) * DAY_MS)
}
