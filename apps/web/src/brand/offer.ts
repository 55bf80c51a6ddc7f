/** Returns the offer in force when the page was rendered: the operator's prices, trial and countries. @spec decisions 14.4 */
import { annualSaving, currencyIn, type PageOffer } from '@quintet/domain/membership/offer'
import type { Plan } from '@quintet/domain/membership/pricing'
import { theBrand } from './brand.ts'

export function theOffer(): PageOffer {
  return theBrand().offer
}

export type ShownPrice = { cents: number; currency: string }

/** Returns a plan's price in a country's currency; without a country, in the operator's own currency. */
export function thePrice(plan: Plan, country: string | null = null): ShownPrice {
  const currency = currencyOf(country)
  return { cents: pricesIn(currency)[plan], currency }
}

/** Returns the saving of an annual plan over twelve monthly payments, in that country's currency. */
export function theSaving(country: string | null = null): ShownPrice & { percent: number } {
  const currency = currencyOf(country)
  return { ...annualSaving(pricesIn(currency)), currency }
}

function currencyOf(country: string | null): string {
  const offer = theOffer()
  return (country === null ? null : currencyIn(offer, country)) ?? offer.currency
}

function pricesIn(currency: string): Record<Plan, number> {
  const prices = theOffer().prices[currency]
  if (!prices) throw new Error(`The offer names no prices in ${currency}.`)
  return prices
}
