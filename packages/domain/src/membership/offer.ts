/** An offer: prices, trial, countries and tax, as in the brand's offer.json. @spec decisions 14.4 */
import type { Plan } from './pricing.ts'

export type HouseOffer = {
  /** The day in Germany on which it takes effect, such as `2026-11-25`. */
  from: string
  /** Gross prices in cents, tax included, by currency and plan. */
  prices: Record<string, Record<Plan, number>>
  /** `specialDays`: length of the longer trial for visitors who are about to leave the sign-up; null if there is none. */
  trial: { days: number; specialDays: number | null }
  /** By ISO 3166-1. Countries that are no longer served keep their tax rate for the members who live there. */
  countries: Record<string, CountryOffer>
  /** A small business (section 19 UStG) shows no tax; without the one-stop shop the EU is taxed at the rate of the company's country. */
  tax: { isSmallBusiness: boolean; hasOneStopShop: boolean }
  rentals: { freeAMonth: number }
  refunds: { aloneUpToCents: number }
  /** The day from which existing members pay these prices; null if they keep theirs. */
  membersFrom: string | null
}

/** `vatRate` in hundredths of a percent; 0 where the company is not registered. */
export type CountryOffer = { currency: string; vatRate: number; isSold: boolean }

/** The part of an offer that pages receive. */
export type PageOffer = Pick<HouseOffer, 'prices' | 'trial' | 'tax' | 'rentals'> & {
  /** Currency for visitors whose country is unknown. */
  currency: string
  countries: Record<string, CountryOffer>
}

/** Returns the countries whose residents can become members. @spec law 1.1 */
export function soldIn({ countries }: Pick<HouseOffer, 'countries'>): string[] {
  return Object.keys(countries).filter((country) => countries[country]?.isSold)
}

export function isSoldIn({ countries }: Pick<HouseOffer, 'countries'>, country: string): boolean {
  return countries[country]?.isSold === true
}

/** Returns the currency that members in a country pay in; null if the offer does not list the country. */
export function currencyIn({ countries }: Pick<HouseOffer, 'countries'>, country: string): string | null {
  return countries[country]?.currency ?? null
}

/** Returns the accounting currency: that of the company's own country, else of the first country it sells in. */
export function houseCurrency(offer: Pick<HouseOffer, 'countries'>, home: string): string {
  const [first] = soldIn(offer)
  return currencyIn(offer, home) ?? currencyIn(offer, first ?? '') ?? 'EUR'
}

/** Returns every currency that members pay in, the accounting currency first. */
export function currenciesOf(offer: Pick<HouseOffer, 'countries' | 'prices'>, home: string): string[] {
  return [...new Set([houseCurrency(offer, home), ...Object.keys(offer.prices)])]
}

/** Returns the gross price of a plan in cents; null if the offer has no prices in this currency. */
export function priceOf(
  { prices }: Pick<HouseOffer, 'prices'>,
  { plan, currency }: { plan: Plan; currency: string },
): number | null {
  return prices[currency]?.[plan] ?? null
}

/** Returns what the annual plan saves over twelve monthly ones, in cents and in whole percent as in "Save 17%". @spec decisions 3.23 */
export function annualSaving({ monthly, annually }: Record<Plan, number>): {
  cents: number
  percent: number
} {
  const year = 12 * monthly
  return { cents: year - annually, percent: Math.round((100 * (year - annually)) / year) }
}
