/** Gift codes and coupons: listing, creating and withdrawing them in the console. @spec decisions 13.22 */
import {
  COUPON_AUDIENCES,
  COUPON_CENTS_MAX,
  COUPON_PERCENT_MAX,
  COUPON_PERIODS_MAX,
  COUPON_STATES,
  COUPON_USES_MAX,
  readCouponCode,
} from '@quintet/domain/membership/coupon'
import { GIFT_CODES_MAX, GIFT_MONTHS_MAX, GIFT_STATES } from '@quintet/domain/membership/gift'
import { PLANS } from '@quintet/domain/membership/pricing'
import { z } from 'zod'
import { Currency, text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Reason } from './fields.ts'

const NOTE_MAX = 200

const Note = text(NOTE_MAX).describe('Purpose; not shown to members.')
const LastDay = z.iso.date().describe('Last day on which it is valid.')

export const GiftBatch = z.object({
  batch: z.string(),
  months: z.int(),
  note: z.string(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  issued: z.int(),
  redeemed: z.int(),
  voided: z.int(),
  state: z.enum(GIFT_STATES),
})
export type GiftBatch = z.infer<typeof GiftBatch>

export const listGifts = defineRoute({
  id: 'operatorListGifts',
  service: 'operator',
  method: 'GET',
  path: '/operator/gifts',
  access: 'operator:money',
  summary:
    'Lists gift codes as they were issued, newest first. Never includes the codes themselves, which are not known.',
  answer: z.array(GiftBatch),
})

export const issueGifts = defineRoute({
  id: 'operatorIssueGifts',
  service: 'operator',
  method: 'POST',
  path: '/operator/gifts',
  access: 'operator:money',
  isProofAsked: true,
  summary: 'Issues gift codes; they are returned in this response and never again.',
  body: z.strictObject({
    count: z.int().min(1).max(GIFT_CODES_MAX),
    months: z.int().min(1).max(GIFT_MONTHS_MAX),
    note: Note,
    lastDay: LastDay,
  }),
  answer: z.object({ batch: z.string(), codes: z.array(z.string()) }),
  status: 201,
  problems: ['day_is_over'],
})

export const voidGifts = defineRoute({
  id: 'operatorVoidGifts',
  service: 'operator',
  method: 'POST',
  path: '/operator/gifts/:batch/void',
  access: 'operator:money',
  summary: 'Voids the unredeemed codes of a batch; members who have redeemed one keep what it gave them.',
  params: z.object({ batch: text(50) }),
  body: z.strictObject({ reason: Reason }),
  answer: z.object({ voided: z.int() }),
  problems: ['nothing_to_withdraw'],
})

export const Coupon = z.object({
  code: z.string(),
  percent: z.int().nullable(),
  cents: z.int().nullable(),
  currency: z.string().nullable(),
  periods: z.int(),
  audience: z.enum(COUPON_AUDIENCES),
  plan: z.enum(PLANS).nullable(),
  maxUses: z.int().nullable(),
  uses: z.int(),
  note: z.string(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(COUPON_STATES),
})
export type Coupon = z.infer<typeof Coupon>

export const listCoupons = defineRoute({
  id: 'operatorListCoupons',
  service: 'operator',
  method: 'GET',
  path: '/operator/coupons',
  access: 'operator:money',
  summary: 'Lists coupons with the number of members who used each, newest first.',
  answer: z.object({
    /** The currencies for an amount, the accounting currency first. */
    currencies: z.array(Currency),
    coupons: z.array(Coupon),
  }),
})

const Code = z
  .string()
  .max(40)
  .transform((written, context) => {
    const code = readCouponCode(written)
    if (code !== null) return code
    context.addIssue({ code: 'custom', message: 'Use 3 to 24 letters and digits.' })
    return z.NEVER
  })

const Discount = z.union([
  z.strictObject({ percent: z.int().min(1).max(COUPON_PERCENT_MAX) }),
  z.strictObject({ cents: z.int().min(1).max(COUPON_CENTS_MAX), currency: Currency }),
])

export const issueCoupon = defineRoute({
  id: 'operatorIssueCoupon',
  service: 'operator',
  method: 'POST',
  path: '/operator/coupons',
  access: 'operator:money',
  isProofAsked: true,
  summary: 'Creates a coupon that can be entered when ordering a membership.',
  body: z.strictObject({
    code: Code,
    discount: Discount,
    periods: z.int().min(1).max(COUPON_PERIODS_MAX),
    audience: z.enum(COUPON_AUDIENCES),
    plan: z.enum(PLANS).nullable(),
    maxUses: z.int().min(1).max(COUPON_USES_MAX).nullable(),
    note: Note,
    lastDay: LastDay,
  }),
  answer: z.object({ code: z.string() }),
  status: 201,
  problems: ['coupon_exists', 'day_is_over'],
})
export type NewCoupon = z.output<(typeof issueCoupon)['body']>

export const withdrawCoupon = defineRoute({
  id: 'operatorWithdrawCoupon',
  service: 'operator',
  method: 'POST',
  path: '/operator/coupons/:code/withdraw',
  access: 'operator:money',
  summary: 'Ends a coupon: it can no longer be used for orders; members who have used it keep their price.',
  params: z.object({ code: text(40) }),
  body: z.strictObject({ reason: Reason }),
  answer: z.object({ code: z.string() }),
  problems: ['nothing_to_withdraw'],
})
