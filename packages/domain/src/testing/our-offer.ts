/** An offer for tests of business rules, with the figures of the specification. */
import type { HouseOffer } from '../membership/offer.ts'

export const OUR_OFFER: HouseOffer = {
  from: '2026-01-01',
  prices: { EUR: { monthly: 1499, annually: 14999 } },
  trial: { days: 30, specialDays: 90 },
  countries: {
    DE: { currency: 'EUR', vatRate: 1900, isSold: true },
    AT: { currency: 'EUR', vatRate: 2000, isSold: true },
    CH: { currency: 'EUR', vatRate: 810, isSold: true },
  },
  tax: { isSmallBusiness: false, hasOneStopShop: true },
  rentals: { freeAMonth: 1 },
  refunds: { aloneUpToCents: 5000 },
  membersFrom: null,
}
