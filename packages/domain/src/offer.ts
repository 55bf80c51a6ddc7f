/** What the house offers at one time: prices, trial, countries and tax, as the brand's offer.json says. @spec decisions 14.4 */
import type { Plan } from './pricing.ts'

export type HouseOffer = {
  /** The day in Germany from which it is in force, such as `2026-11-25`. */
  from: string
  /** Gross prices in cents, tax included, by currency and plan. */
  prices: Record<string, Record<Plan, number>>
  /** `specialDays`: of the longer trial for who is about to leave; null: there is none. */
  trial: { days: number; specialDays: number | null }
  /** By ISO 3166-1. Countries that are no longer sold in keep their tax for the members who live there. */
  countries: Record<string, CountryOffer>
  /** A small business (section 19 UStG) shows no tax; without the one-stop shop the EU is taxed at the rate of the house's country. */
  tax: { isSmallBusiness: boolean; hasOneStopShop: boolean }
  rentals: { freeAMonth: number }
  refunds: { aloneUpToCents: number }
  /** From which day on who is a member already pays these prices; null: they keep theirs. */
  membersFrom: string | null
}

/** `vatRate` in hundredths of a percent; 0 where the house is not registered. */
export type CountryOffer = { currency: string; vatRate: number; isSold: boolean }

/** What pages know of it. */
export type PageOffer = Pick<HouseOffer, 'prices' | 'trial' | 'tax' | 'rentals'> & {
  /** Of who has not said where they live. */
  currency: string
  countries: Record<string, CountryOffer>
}

/** Where the service is offered: where people live who may become members. @spec law 1.1 */
export function soldIn({ countries }: Pick<HouseOffer, 'countries'>): string[] {
  return Object.keys(countries).filter((country) => countries[country]?.isSold)
}

export function isSoldIn({ countries }: Pick<HouseOffer, 'countries'>, country: string): boolean {
  return countries[country]?.isSold === true
}

/** What members pay in who live there; null where the offer never named the country. */
export function currencyIn({ countries }: Pick<HouseOffer, 'countries'>, country: string): string | null {
  return countries[country]?.currency ?? null
}

/** What the house counts its money in: the currency of its own country, else of the first that it sells in. */
export function houseCurrency(offer: Pick<HouseOffer, 'countries'>, home: string): string {
  const [first] = soldIn(offer)
  return currencyIn(offer, home) ?? currencyIn(offer, first ?? '') ?? 'EUR'
}

/** Every currency that members pay in, the house's own first. */
export function currenciesOf(offer: Pick<HouseOffer, 'countries' | 'prices'>, home: string): string[] {
  return [...new Set([houseCurrency(offer, home), ...Object.keys(offer.prices)])]
}

/** The gross price of a plan in cents; null in a currency that the offer has no prices in. */
export function priceOf(
  { prices }: Pick<HouseOffer, 'prices'>,
  { plan, currency }: { plan: Plan; currency: string },
): number | null {
  return prices[currency]?.[plan] ?? null
}

/** What an annual plan saves against twelve months: in cents, and in whole percent as "Save 17%" says it. @spec decisions 3.23 */
export function annualSaving({ monthly, annually }: Record<Plan, number>): {
  cents: number
  percent: number
} {
  const year = 12 * monthly
  return { cents: year - annually, percent: Math.round((100 * (year - annually)) / year) }
}
