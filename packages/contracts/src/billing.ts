/** The price, term and payment problems of a membership. */
import { PAUSE_MONTHS } from '@quintet/domain/membership/pause'
import { PLANS } from '@quintet/domain/membership/pricing'
import { SUBSCRIPTION_STATES } from '@quintet/domain/membership/subscription'
import { z } from 'zod'
import { CouponCode, ExpectedPrice } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'

const PlanChoice = z.strictObject({
  plan: z.enum(PLANS, { message: messages.planRequired }),
  expectsPriceCents: ExpectedPrice,
})

/** Everything that the billing page and the account overview show about a subscription. */
export const Subscription = z.object({
  plan: z.enum(PLANS),
  state: z.enum(SUBSCRIPTION_STATES),
  price: z.number().describe('Gross price per period of the plan.'),
  currency: z.string(),
  startedAt: z.iso.datetime(),
  trialEndsAt: z.iso.datetime().nullable(),
  periodEndsAt: z.iso.datetime().describe('End of the trial or of the paid period.'),
  nextBillAt: z.iso
    .datetime()
    .nullable()
    .describe(
      'Date of the next charge. Null if nothing more is charged, or only by another payment method after a hard decline.',
    ),
  nextBill: z.number().nullable().describe('Gross amount of the next charge.'),
  cancelAt: z.iso.datetime().nullable(),
  expireAt: z.iso.datetime().nullable(),
  /** The plan chosen for the next period; null if it stays the same. */
  nextPlan: z.enum(PLANS).nullable(),
  /** A coupon's reduced price: how many further payments it applies to, and the price afterwards. */
  discount: z.object({ code: z.string(), times: z.int(), thenPrice: z.number() }).nullable(),
  /** The current pause, or one planned after the paid period; null if there is none. @spec decisions 3.29 */
  pause: z.object({ from: z.iso.datetime(), until: z.iso.datetime() }).nullable(),
  /** Pauses that can be planned now, and when each would end. */
  pauseChoices: z.array(z.object({ months: z.literal(PAUSE_MONTHS), until: z.iso.datetime() })),
  /** An announced new price and when it takes effect; null if the price stays. @spec decisions 14.23 */
  newPrice: z.object({ price: z.number(), from: z.iso.datetime() }).nullable(),
  /** When the subscription would end if cancelled now, and what would be refunded. */
  ifCancelledNow: z.object({ expireAt: z.iso.datetime(), refund: z.number() }).nullable(),
  /** The deadline for withdrawal from the contract; null if it has passed. @spec law 2.1 */
  withdrawableUntil: z.iso.datetime().nullable(),
  /** The last charge if it failed, for the banner. `nextTryAt` is null if only another payment method helps. */
  failedPayment: z
    .object({
      amount: z.number(),
      currency: z.string(),
      code: z.string().describe('Stripe’s decline code.'),
      failedAt: z.iso.datetime(),
      nextTryAt: z.iso.datetime().nullable(),
      endsAt: z.iso.datetime().describe('When the subscription ends unless the charge is paid.'),
    })
    .nullable(),
})
export type Subscription = z.infer<typeof Subscription>

const account = { service: 'customer', access: 'unlocked' } as const

export const getSubscription = defineRoute({
  ...account,
  id: 'getSubscription',
  method: 'GET',
  path: '/user/subscription',
  summary: 'Returns the account’s subscription with its dates; null if there never was one.',
  answer: Subscription.nullable(),
})

export const changePlan = defineRoute({
  ...account,
  id: 'changePlan',
  method: 'PUT',
  path: '/user/subscription/plan',
  summary:
    'Chooses the plan: takes effect at once during the trial, otherwise from the next period. Choosing the current plan undoes a pending choice.',
  body: PlanChoice,
  answer: Subscription,
  problems: ['no_subscription', 'subscription_cancelled', 'subscription_paused', 'price_changed'],
})

export const payNow = defineRoute({
  ...account,
  id: 'payNow',
  method: 'POST',
  path: '/user/subscription/pay',
  summary: 'Retries a failed charge at once on the current payment method.',
  answer: Subscription,
  problems: ['nothing_due', 'payment_failed', 'payment_pending'],
})

export const restartSubscription = defineRoute({
  ...account,
  id: 'restartSubscription',
  method: 'POST',
  path: '/user/subscription',
  summary: 'Restarts an ended membership without a trial: the first period is charged at once.',
  body: PlanChoice.extend({ coupon: CouponCode }),
  answer: Subscription,
  status: 201,
  problems: [
    'still_subscribed',
    'order_by_hand',
    'too_many_attempts',
    'unknown_coupon',
    'coupon_expired',
    'coupon_not_for_you',
    'price_changed',
    'payment_failed',
    'payment_pending',
  ],
})

export const pauseSubscription = defineRoute({
  ...account,
  id: 'pauseSubscription',
  method: 'PUT',
  path: '/user/subscription/pause',
  summary:
    'Schedules a pause of the given number of months after the paid period: meanwhile nothing is charged and nothing can be played. A different length replaces the scheduled one.',
  body: z.strictObject({ months: z.literal(PAUSE_MONTHS) }),
  answer: Subscription,
  problems: [
    'no_subscription',
    'subscription_cancelled',
    'subscription_paused',
    'not_pausable',
    'payment_pending',
  ],
})

export const endPause = defineRoute({
  ...account,
  id: 'endPause',
  method: 'POST',
  path: '/user/subscription/pause/end',
  summary: 'Cancels a scheduled pause, or ends a running one: the next period is then charged at once.',
  body: z.strictObject({ expectsPriceCents: ExpectedPrice }),
  answer: Subscription,
  problems: ['not_paused', 'price_changed', 'payment_failed', 'payment_pending'],
})
