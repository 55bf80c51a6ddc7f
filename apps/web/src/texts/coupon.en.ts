/** Coupons, at sign-up and when a membership is ordered again. */
import type { Plan } from '@quintet/domain/membership/pricing'

const of = (count: number) => (count === 1 ? 'one payment' : `${count} payments`)

export const couponEn = {
  ask: 'Do you have a coupon?',
  code: 'Coupon',
  submit: 'Use coupon',
  busy: 'One moment...',
  remove: 'Remove',
  counts: (code: string, off: string, count: number) => `${code}: ${off} off ${of(count)}`,
  percent: (percent: number) => `${percent}%`,
  otherPlan: (plan: Plan) =>
    `This coupon is valid for the ${plan === 'monthly' ? 'monthly' : 'annual'} plan.`,
  otherCurrency: 'This coupon is not valid in your country.',
  after: (count: number, price: string) => `With your coupon for ${of(count)}, after that ${price}.`,
  failed: 'The coupon could not be checked. Please try again.',
  refused: 'Your coupon is not valid for this order, so we removed it. Nothing was ordered.',
  notForYou: 'Your coupon is not valid for this order. Nothing was ordered.',
  running: (code: string, count: number, price: string) =>
    `Coupon ${code}: the next ${count === 1 ? 'payment is' : `${count} payments are`} lower, after that you pay ${price}.`,
  isGift: 'This is a gift code. Once you are a member, redeem it in your account under Billing.',
  refusals: {
    unknown_coupon: 'There is no such coupon. Please check it letter by letter.',
    coupon_expired: 'This coupon has expired or has been used up.',
    too_many_attempts: 'Too many attempts. Please try again in an hour.',
  },
}
