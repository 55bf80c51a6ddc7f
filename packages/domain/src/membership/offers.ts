/** Which of the brand's offers is in force. @spec decisions 14.4 */
import type { HouseOffer } from './offer.ts'
import { dayOf } from '../basics/calendar.ts'

/** All offers of the brand, by the day on which each takes effect; never empty. */
export type Offers = readonly [HouseOffer, ...HouseOffer[]]

/** Returns the offer in force, or the first one before it takes effect. */
export function offerAt(offers: Offers, now: Date): HouseOffer {
  const today = dayOf(now)
  return offers.findLast(({ from }) => from <= today) ?? offers[0]
}
