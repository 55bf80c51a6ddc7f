/** Checks a coupon before it is used in an order. @spec decisions 3.30 */
import { COUPON_AUDIENCES } from '@quintet/domain/membership/coupon'
import { PLANS } from '@quintet/domain/membership/pricing'
import { z } from 'zod'
import { requiredText } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'

export const Coupon = z.object({
  code: z.string(),
  percent: z.int().nullable(),
  cents: z.int().nullable().describe('Amount off, in this currency.'),
  currency: z.string().nullable(),
  periods: z.int().describe('Number of payments that are reduced.'),
  plan: z.enum(PLANS).nullable().describe('The only plan it applies to. Null if it applies to either.'),
  audience: z.enum(COUPON_AUDIENCES),
})
export type Coupon = z.infer<typeof Coupon>

/** The code is in the body so that it does not appear in request logs. */
export const readCoupon = defineRoute({
  service: 'customer',
  access: 'anyone',
  id: 'readCoupon',
  method: 'POST',
  path: '/customer/coupon',
  summary: 'Returns what a coupon grants. It is redeemed with the order that names it.',
  body: z.strictObject({ code: requiredText(40, messages.fieldRequired) }),
  answer: Coupon,
  problems: ['unknown_coupon', 'coupon_expired', 'too_many_attempts'],
})
