/** The price of a membership: members pay what was agreed until notified of a new price in time. @spec decisions 14.23, law 3.10 */
import { Problem } from '@quintet/contracts/problem'
import { discounted } from '@quintet/domain/membership/coupon'
import type { OrderDetails } from '@quintet/platform/db/columns'
import { currencyIn, type HouseOffer, priceOf } from '@quintet/domain/membership/offer'
import type { Plan } from '@quintet/domain/membership/pricing'
import type { Subscription } from './queries.ts'

export type Price = { cents: number; currency: string }

/** The price of a period without a coupon, and with one if it applies. @spec decisions 3.30 */
export type PeriodPrice = Price & { listCents: number }

/** The price of a plan in a country; throws if the offer does not name the country, which the check of the offers rules out. */
export function priceIn(offer: HouseOffer, country: string, plan: Plan): Price {
  const currency = currencyIn(offer, country)
  if (currency === null) throw new Error(`The offer does not name ${country}.`)
  return priceFor(offer, { plan, currency })
}

/** The price of a plan in one of the currencies members pay in. */
export function priceFor(offer: HouseOffer, { plan, currency }: { plan: Plan; currency: string }): Price {
  const cents = priceOf(offer, { plan, currency })
  if (cents === null) throw new Error(`The offer names no prices in ${currency}.`)
  return { cents, currency }
}

/** Throws `price_changed` if the client was shown another price. */
export function requirePrice({ cents, currency }: Price, expected: number | undefined): void {
  if (expected !== undefined && expected !== cents)
    throw new Problem('price_changed', { priceCents: cents, currency })
}

type Priced = Pick<
  Subscription,
  | 'price_cents'
  | 'currency'
  | 'next_price_cents'
  | 'next_price_from'
  | 'plan'
  | 'next_plan'
  | 'discount_percent'
  | 'discount_cents'
  | 'discount_plan'
  | 'discount_left'
>

/** The price of a period starting at `startsAt`: the agreed price, or the next one from its date on, less the coupon's discount. */
export function priceOfPeriod(subscription: Priced, startsAt: Date): PeriodPrice {
  const { currency, price_cents: cents } = subscription
  const listCents = isNextPrice(subscription, startsAt) ? (subscription.next_price_cents ?? cents) : cents
  return {
    currency,
    listCents,
    cents: isDiscounted(subscription) ? discounted(listCents, discountOf(subscription)) : listCents,
  }
}

/** True if the next period is discounted. A coupon applies only to the plan it was ordered with. */
export function isDiscounted(
  row: Pick<Priced, 'plan' | 'next_plan' | 'discount_plan' | 'discount_left'>,
): boolean {
  return row.discount_left > 0 && row.discount_plan === (row.next_plan ?? row.plan)
}

function discountOf({ discount_percent: percent, discount_cents: cents }: Priced) {
  return { percent, cents }
}

/** The order details of a discount; empty without one. */
export function discountDetails(
  row: Subscription,
  { listCents }: PeriodPrice,
): Pick<OrderDetails, 'discount'> {
  if (!isDiscounted(row) || row.coupon_code === null) return {}
  return { discount: { code: row.coupon_code, ...discountOf(row), left: row.discount_left, listCents } }
}

/** The columns of an order's discount. */
export function discountColumns({ discount, plan }: Pick<OrderDetails, 'discount' | 'plan'>) {
  return {
    coupon_code: discount?.code ?? null,
    discount_percent: discount?.percent ?? null,
    discount_cents: discount?.cents ?? null,
    discount_plan: discount ? (plan ?? null) : null,
    discount_left: discount?.left ?? 0,
  }
}

function isNextPrice({ next_price_cents: next, next_price_from: from }: Priced, startsAt: Date): boolean {
  return next !== null && (from === null || from <= startsAt)
}

/** The next price after a period starting at `startsAt`: none once that period costs it. */
export function nextPriceAfter(
  subscription: Priced,
  startsAt: Date,
): Pick<Subscription, 'next_price_cents' | 'next_price_from'> {
  if (isNextPrice(subscription, startsAt)) return NO_NEXT_PRICE
  return { next_price_cents: subscription.next_price_cents, next_price_from: subscription.next_price_from }
}

export const NO_NEXT_PRICE = { next_price_cents: null, next_price_from: null }

/** How many more payments are discounted, and the price after them; null if none is. */
export function laterPrice(
  row: Pick<Priced, 'plan' | 'next_plan' | 'discount_plan' | 'discount_left'>,
  { listCents, currency }: PeriodPrice,
): { times: number; later: Price } | null {
  return isDiscounted(row) ? { times: row.discount_left, later: { cents: listCents, currency } } : null
}
