/** What a membership costs: whoever is a member pays what was agreed until told of another price in time. @spec decisions 14.23, law 3.10 */
import { Problem } from '@quintet/contracts/problem'
import { currencyIn, type HouseOffer, priceOf } from '@quintet/domain/offer'
import type { Plan } from '@quintet/domain/pricing'
import type { Subscription } from './queries.ts'

export type Price = { cents: number; currency: string }

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
  'price_cents' | 'currency' | 'next_price_cents' | 'next_price_from' | 'next_plan'
>

/** What a period costs that begins at `startsAt`: the agreed price, or the next one from its day on. */
export function priceOfPeriod(subscription: Priced, startsAt: Date): Price {
  const { currency, price_cents: cents } = subscription
  return {
    currency,
    cents: isNextPrice(subscription, startsAt) ? (subscription.next_price_cents ?? cents) : cents,
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
