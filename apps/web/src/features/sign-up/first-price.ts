/** Returns the first price, and the list price after a coupon has expired. @spec decisions 3.30 */
import { couponFits, discounted } from '@quintet/domain/membership/coupon'
import { type ShownPrice, thePrice } from '../../brand/offer.ts'
import type { Draft } from './draft.ts'

/** `coupon` is null if none applies to the choice. */
export function firstPriceOf({ coupon, paymentMethod: { frequency }, country }: Draft): {
  price: ShownPrice
  list: ShownPrice
  coupon: Draft['coupon']
} {
  const list = thePrice(frequency, country)
  const counts = coupon && couponFits(coupon, { plan: frequency, currency: list.currency }) ? coupon : null
  const cents = counts ? discounted(list.cents, counts) : list.cents
  return { price: { ...list, cents }, list, coupon: counts }
}
