/** The free trial of a membership. @spec accounts 4.6 */
import { DAY_MS } from '../basics/milliseconds.ts'
import type { HouseOffer } from './offer.ts'

export const OFFERS = ['special'] as const
export type Offer = (typeof OFFERS)[number]

export const TRIAL_REMINDER_DAYS = 3
/** Days before the end of a trial on which mails are sent: the card schemes require a week's notice. @spec law 3.12 */
export const TRIAL_NOTICE_DAYS = [7, TRIAL_REMINDER_DAYS] as const

/** Without a special offer, the usual length applies. */
export function trialDays({ trial }: Pick<HouseOffer, 'trial'>, offer: Offer | undefined): number {
  return offer === 'special' ? (trial.specialDays ?? trial.days) : trial.days
}

/** Returns when a trial that begins at `start` ends; nothing is charged before. */
export function trialEnd(house: Pick<HouseOffer, 'trial'>, start: Date, offer: Offer | undefined): Date {
  return new Date(start.getTime() + trialDays(house, offer) * DAY_MS)
}
