/** Cancelling a membership, and revoking the cancellation. @spec decisions 3.5 */
import { z } from 'zod'
import { text } from './fields.ts'
import { defineRoute } from './route.ts'
import { User } from './user.ts'

export const cancelSubscription = defineRoute({
  id: 'cancelSubscription',
  service: 'customer',
  method: 'DELETE',
  path: '/user/subscription',
  access: 'unlocked',
  summary: 'Cancels to the end of the paid or trial period; the typed e-mail must be the account’s.',
  body: z.strictObject({ email: text(254) }),
  answer: User,
  problems: ['no_subscription'],
})

export const resumeSubscription = defineRoute({
  id: 'resumeSubscription',
  service: 'customer',
  method: 'POST',
  path: '/user/subscription/resume',
  access: 'unlocked',
  summary: 'Takes a cancellation back before it takes effect.',
  answer: User,
  problems: ['not_cancelled'],
})
