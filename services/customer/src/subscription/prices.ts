/** What a membership costs: whoever is a member pays what was agreed until told of another price in time. @spec decisions 14.23, law 3.10 */
import { Problem } from '@quintet/contracts/problem'
import { discounted } from '@quintet/domain/coupon'
import type { OrderDetails } from '@quintet/platform/db/columns'
import { currencyIn, type HouseOffer, priceOf } from '@quintet/domain/offer'
import type { Plan } from '@quintet/domain/pricing'
import type { Subscription } from './queries.ts'

export type Price = { cents: number; currency: string }

/** Of a period: without a coupon, and with it, where one counts. @spec decisions 3.30 */
export type PeriodPrice = Price & { listCents: number }

/** What a plan costs who lives in a country; throws where the offer does not name it, which the file's check rules out. */
export function priceIn(offer: HouseOffer, country: string, plan: Plan): Price {
  const currency = currencyIn(offer, country)
  if (currency === null) throw new Error(`The offer does not name ${country}.`)
  return priceFor(offer, { plan, currency })
}

/** What a plan costs in a currency that members pay in. */
export function priceFor(offer: HouseOffer, { plan, currency }: { plan: Plan; currency: string }): Price {
  const cents = priceOf(offer, { plan, currency })
  if (cents === null) throw new Error(`The offer names no prices in ${currency}.`)
  return { cents, currency }
}

/** Throws `price_changed` where somebody was shown another price. */
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

/** What a period costs that begins at `startsAt`: the agreed price, or the next one from its day on, less what a coupon takes off. */
export function priceOfPeriod(subscription: Priced, startsAt: Date): PeriodPrice {
  const { currency, price_cents: cents } = subscription
  const listCents = isNextPrice(subscription, startsAt) ? (subscription.next_price_cents ?? cents) : cents
  return {
    currency,
    listCents,
    cents: isDiscounted(subscription) ? discounted(listCents, discountOf(subscription)) : listCents,
  }
}

/** Whether the next period is paid at a lower price. A coupon counts for the plan that was ordered with it. */
export function isDiscounted(
  row: Pick<Priced, 'plan' | 'next_plan' | 'discount_plan' | 'discount_left'>,
): boolean {
  return row.discount_left > 0 && row.discount_plan === (row.next_plan ?? row.plan)
}

function discountOf({ discount_percent: percent, discount_cents: cents }: Priced) {
  return { percent, cents }
}

/** What an order says of its lower price; nothing where there is none. */
export function discountDetails(
  row: Subscription,
  { listCents }: PeriodPrice,
): Pick<OrderDetails, 'discount'> {
  if (!isDiscounted(row) || row.coupon_code === null) return {}
  return { discount: { code: row.coupon_code, ...discountOf(row), left: row.discount_left, listCents } }
}

/** The columns of a discount that an order brings. */
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

/** What a period that begins then leaves of the next price: nothing once it is paid. */
export function nextPriceAfter(
  subscription: Priced,
  startsAt: Date,
): Pick<Subscription, 'next_price_cents' | 'next_price_from'> {
  if (isNextPrice(subscription, startsAt)) return NO_NEXT_PRICE
  return { next_price_cents: subscription.next_price_cents, next_price_from: subscription.next_price_from }
}

export const NO_NEXT_PRICE = { next_price_cents: null, next_price_from: null }

/** Where the next payments are lower: how many, and what is paid after them; null where none is. */
export function laterPrice(
  row: Pick<Priced, 'plan' | 'next_plan' | 'discount_plan' | 'discount_left'>,
  { listCents, currency }: PeriodPrice,
): { times: number; later: Price } | null {
  return isDiscounted(row) ? { times: row.discount_left, later: { cents: listCents, currency } } : null
}
