/** The plans and the number format of prices. The prices themselves are in the offer (`offer.ts`). @spec decisions 3.23 */

export const PLANS = ['monthly', 'annually'] as const
export type Plan = (typeof PLANS)[number]

/** Converts integer cents to the decimal number that the specification calls `price`. */
export function priceFromCents(cents: number): number {
  return cents / 100
}
