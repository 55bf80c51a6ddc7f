/** Value added tax inside a gross price, by the country where the member lives. @spec law 5.2 */

/** Standard rates in hundredths of a percent, as of 2026; the one-stop shop takes those of the EU. */
const RATES: Record<string, number> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CH: 810,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
}

const OUTSIDE_EU = new Set(['CH'])

/** Where the tax of a sale goes: to the house's own tax office, by the one-stop shop, to an office abroad, or nowhere. */
export const VAT_SCHEMES = ['domestic', 'oss', 'abroad', 'none'] as const
export type VatScheme = (typeof VAT_SCHEMES)[number]

/** By the countries of the member and of the house (section 18j UStG). */
export function vatScheme(country: string, home: string): VatScheme {
  if (country === home) return 'domestic'
  if (vatRate(country) === 0) return 'none'
  return OUTSIDE_EU.has(country) ? 'abroad' : 'oss'
}

const WHOLE = 10_000

export type Vat = { rate: number; grossCents: number; netCents: number; vatCents: number }

/** Hundredths of a percent; 0 for countries whose tax we do not collect. */
export function vatRate(country: string): number {
  return RATES[country] ?? 0
}

/** Splits a gross amount, which is fixed, into net and tax; a negative one as its positive. `rate` as of the invoice. */
export function splitVat(grossCents: number, rate: number): Vat {
  const netCents = Math.sign(grossCents) * Math.round((Math.abs(grossCents) * WHOLE) / (WHOLE + rate))
  return { rate, grossCents, netCents, vatCents: grossCents - netCents }
}
