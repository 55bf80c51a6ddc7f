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
    'Redeems a gift code: what runs goes on so many months longer; an ended membership begins anew and ends by itself, without a charge.',
  body: z.strictObject({ code: requiredText(40, messages.fieldRequired) }),
  answer: z.object({
    months: z.int(),
    until: z.iso.datetime().describe('The end of the trial, of what is paid, or of the gift.'),
    endsThen: z.boolean().describe('Whether the membership ends then, or is charged for.'),
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
