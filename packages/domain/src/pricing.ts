/** Prices and what they are called. @spec decisions 3.23 */

export const PLANS = ['monthly', 'annually'] as const
export type Plan = (typeof PLANS)[number]

/** Where the service is offered: where people live who may become members. @spec law 1.1 */
export const SOLD_IN = ['DE', 'AT', 'CH'] as const

export function isSoldIn(country: string): boolean {
  return (SOLD_IN as readonly string[]).includes(country)
}

export const CURRENCY = 'EUR'

/** Gross prices in cents, VAT included. */
export const PLAN_PRICE_CENTS: Record<Plan, number> = { monthly: 1499, annually: 14999 }

/** What an annual plan saves against twelve months, in cents. The label beside it reads "Save 17%". */
export const ANNUAL_SAVING_CENTS = 12 * PLAN_PRICE_CENTS.monthly - PLAN_PRICE_CENTS.annually

/** The decimal euro number that the specification calls `price`, from integer cents. */
export function priceFromCents(cents: number): number {
  return cents / 100
}
