/** Coupons: a discount over a number of billing periods for people who sign up. @spec decisions 3.30 */

export const COUPON_PERIODS_MAX = 24
export const COUPON_CENTS_MAX = 100_000
export const COUPON_USES_MAX = 1_000_000
export const COUPON_PERCENT_MAX = 95
export const COUPON_AUDIENCES = ['new', 'returning', 'anyone'] as const
export type CouponAudience = (typeof COUPON_AUDIENCES)[number]
export const COUPON_STATES = ['open', 'used_up', 'expired', 'withdrawn'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** The providers' minimum charge; a discount leaves at least this much. */
const LEAST_CHARGE_CENTS = 50
const CODE = /^[A-Z0-9]{3,24}$/

/** Either a percentage or an amount in cents. */
export type Discount = { percent: number | null; cents: number | null }

/** Normalises a code as typed; null if it cannot be a coupon code. */
export function readCouponCode(written: string): string | null {
  const code = written.toUpperCase().replaceAll(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

/** Whether an order can use the coupon, and if not, why. @spec decisions 13.22 */
export function couponStateOf(
  coupon: { withdrawnAt: Date | null; expiresAt: Date; maxUses: number | null; uses: number },
  now: Date,
): CouponState {
  if (coupon.withdrawnAt) return 'withdrawn'
  if (coupon.expiresAt <= now) return 'expired'
  return coupon.maxUses !== null && coupon.uses >= coupon.maxUses ? 'used_up' : 'open'
}

/** Returns the discounted price of a billing period with this list price. */
export function discounted(listCents: number, { percent, cents }: Discount): number {
  const off = percent === null ? (cents ?? 0) : Math.round((listCents * percent) / 100)
  return Math.max(Math.min(listCents, LEAST_CHARGE_CENTS), listCents - off)
}

/** True if the coupon applies to this plan and currency. */
export function couponFits(
  coupon: { plan: string | null; currency: string | null },
  order: { plan: string; currency: string },
): boolean {
  const isOfPlan = coupon.plan === null || coupon.plan === order.plan
  return isOfPlan && (coupon.currency === null || coupon.currency === order.currency)
}
