/** Plans, and how prices are written down. What they cost is the offer's (`offer.ts`). @spec decisions 3.23 */

export const PLANS = ['monthly', 'annually'] as const
export type Plan = (typeof PLANS)[number]

/** The decimal number that the specification calls `price`, from integer cents. */
export function priceFromCents(cents: number): number {
  return cents / 100
}
