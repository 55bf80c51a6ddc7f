/** Cancelling a membership, and revoking the cancellation. @spec decisions 3.5 */
import { z } from 'zod'
import { requiredText } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'
import { User } from './user.ts'

export const cancelSubscription = defineRoute({
  id: 'cancelSubscription',
  service: 'customer',
  method: 'DELETE',
  path: '/user/subscription',
  access: 'unlocked',
  summary: 'Cancels at the end of the paid or trial period; the e-mail address typed must be the account’s.',
  body: z.strictObject({ email: requiredText(254, messages.cancelEmailDiffers) }),
  answer: User,
  problems: ['no_subscription'],
})

export const resumeSubscription = defineRoute({
  id: 'resumeSubscription',
  service: 'customer',
  method: 'POST',
  path: '/user/subscription/resume',
  access: 'unlocked',
  summary: 'Revokes a cancellation before it takes effect.',
  answer: User,
  problems: ['not_cancelled'],
})
