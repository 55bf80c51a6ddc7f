/** Value added tax within a gross price, by the member's country of residence. @spec law 5.2 */
import type { HouseOffer } from '../membership/offer.ts'

/** Member states of the European Union, whose tax is reported through the one-stop shop. */
const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

export function isInEu(country: string): boolean {
  return EU.has(country)
}

/** Where the tax of a sale is paid: to the company's own tax office, through the one-stop shop, to a tax office abroad, or nowhere. */
export const VAT_SCHEMES = ['domestic', 'oss', 'abroad', 'none'] as const
export type VatScheme = (typeof VAT_SCHEMES)[number]

type Taxed = Pick<HouseOffer, 'countries' | 'tax'>

/** Returns the scheme for the countries of the member and of the company (section 18j UStG). */
export function vatScheme(offer: Taxed, country: string, home: string): VatScheme {
  if (vatRate(offer, country, home) === 0) return 'none'
  if (country === home) return 'domestic'
  if (!isInEu(country)) return 'abroad'
  return offer.tax.hasOneStopShop ? 'oss' : 'domestic'
}

const WHOLE = 10_000

export type Vat = { rate: number; grossCents: number; netCents: number; vatCents: number }

/**
 * Returns the rate in hundredths of a percent: 0 for a small business (section 19 UStG) and in countries whose tax the company does not
 * collect. Below the threshold of the one-stop shop the EU is taxed as at home (section 3a (5) UStG).
 */
export function vatRate({ countries, tax }: Taxed, country: string, home: string): number {
  if (tax.isSmallBusiness) return 0
  const taxedIn = isInEu(country) && !tax.hasOneStopShop ? home : country
  return countries[taxedIn]?.vatRate ?? 0
}

/** Splits a fixed gross amount into net and tax; a negative amount mirrors the positive one. `rate` is that of the invoice. */
export function splitVat(grossCents: number, rate: number): Vat {
  const netCents = Math.sign(grossCents) * Math.round((Math.abs(grossCents) * WHOLE) / (WHOLE + rate))
  return { rate, grossCents, netCents, vatCents: grossCents - netCents }
}
