/** Redeeming a gift code for months of membership. @spec decisions 3.28 */
import { z } from 'zod'
import { requiredText } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'

export const redeemGift = defineRoute({
  service: 'customer',
  access: 'unlocked',
  id: 'redeemGift',
  method: 'POST',
  path: '/user/gifts',
  summary:
    'Redeems a gift code: a running membership is extended by that many months; an ended one starts again and ends by itself, without a charge.',
  body: z.strictObject({ code: requiredText(40, messages.fieldRequired) }),
  answer: z.object({
    months: z.int(),
    until: z.iso.datetime().describe('End of the trial, of the paid period, or of the gift.'),
    endsThen: z.boolean().describe('Whether the membership ends then; otherwise it is charged.'),
  }),
  status: 201,
  problems: [
    'unknown_gift',
    'gift_redeemed',
    'gift_expired',
    'no_subscription',
    'subscription_paused',
    'payment_pending',
    'too_many_attempts',
  ],
})
