/** Which of the house's offers is in force. @spec decisions 14.4 */
import type { HouseOffer } from './offer.ts'
import { dayOf } from './period.ts'

/** All offers of the house, by the day from which each counts; never empty. */
export type Offers = readonly [HouseOffer, ...HouseOffer[]]

/** The one in force; before the first one, that. */
export function offerAt(offers: Offers, now: Date): HouseOffer {
  const today = dayOf(now)
  return offers.findLast(({ from }) => from <= today) ?? offers[0]
}
