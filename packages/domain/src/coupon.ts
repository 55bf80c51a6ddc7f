/** Coupons: so much off for so many periods, for who becomes a member. @spec decisions 3.30 */

export const COUPON_PERIODS_MAX = 24
export const COUPON_CENTS_MAX = 100_000
export const COUPON_USES_MAX = 1_000_000
export const COUPON_PERCENT_MAX = 95
export const COUPON_AUDIENCES = ['new', 'returning', 'anyone'] as const
export type CouponAudience = (typeof COUPON_AUDIENCES)[number]
export const COUPON_STATES = ['open', 'used_up', 'expired', 'withdrawn'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** Providers charge no less; a discount leaves at least this. */
const LEAST_CHARGE_CENTS = 50
const CODE = /^[A-Z0-9]{3,24}$/

/** Either so many percent or so many cents. */
export type Discount = { percent: number | null; cents: number | null }

/** A code as somebody typed it, in the form that is kept; null for what can be none. */
export function readCouponCode(written: string): string | null {
  const code = written.toUpperCase().replaceAll(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

/** Whether one can order with it, and why not. @spec decisions 13.22 */
export function couponStateOf(
  coupon: { withdrawnAt: Date | null; expiresAt: Date; maxUses: number | null; uses: number },
  now: Date,
): CouponState {
  if (coupon.withdrawnAt) return 'withdrawn'
  if (coupon.expiresAt <= now) return 'expired'
  return coupon.maxUses !== null && coupon.uses >= coupon.maxUses ? 'used_up' : 'open'
}

/** What a period costs that is listed at so much. */
export function discounted(listCents: number, { percent, cents }: Discount): number {
  const off = percent === null ? (cents ?? 0) : Math.round((listCents * percent) / 100)
  return Math.max(Math.min(listCents, LEAST_CHARGE_CENTS), listCents - off)
}

/** Whether a coupon lowers the price of this plan in this currency. */
export function couponFits(
  coupon: { plan: string | null; currency: string | null },
  order: { plan: string; currency: string },
): boolean {
  const isOfPlan = coupon.plan === null || coupon.plan === order.plan
  return isOfPlan && (coupon.currency === null || coupon.currency === order.currency)
}
