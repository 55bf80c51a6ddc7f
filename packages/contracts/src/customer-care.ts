/** Messages, newsletter, and the two declarations that need no log-in. */
import { SUPPORT_PROBLEMS } from '@quintet/domain/support'
import { z } from 'zod'
import { Email, ProductId, text } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'

const Required = (max: number) => text(max).min(1, { message: messages.fieldRequired })

const customer = { service: 'customer', access: 'anyone' } as const

/** The call's shape; the forms send their `problem` as the subject. @spec accounts 7.4, accounts 3.6 */
export const ContactMessage = z.strictObject({
  productId: ProductId,
  fullName: Required(120),
  email: Email,
  subject: Required(200),
  content: Required(5000),
})

export const sendContactMessage = defineRoute({
  ...customer,
  id: 'sendContactMessage',
  method: 'POST',
  path: '/customer/contact',
  summary: 'Sends a message to customer care; its receipt is confirmed by mail.',
  body: ContactMessage,
  answer: z.undefined(),
  status: 202,
  problems: ['unknown_product', 'too_many_attempts'],
})

/** The support form of the account area. @spec accounts 5.7 */
export const SupportForm = z.object({
  name: Required(120),
  email: Email,
  problem: z.enum(SUPPORT_PROBLEMS, { message: messages.fieldRequired }),
  message: Required(5000),
})

/** The form's words as the call takes them. */
export function toContactMessage(
  { name, email, problem, message }: z.infer<typeof SupportForm>,
  productId: number,
): z.infer<typeof ContactMessage> {
  return { productId, fullName: name, email, subject: problem, content: message }
}

export const subscribeNewsletter = defineRoute({
  ...customer,
  id: 'subscribeNewsletter',
  method: 'POST',
  path: '/customer/newsletter',
  summary: 'Sends a mail whose link leads to the page that confirms the newsletter (double opt-in).',
  body: z.strictObject({ email: Email }),
  answer: z.undefined(),
  status: 202,
  problems: ['too_many_attempts'],
})

const AtToken = z.object({ token: text(100) })
const NewsletterState = z.object({ confirmed: z.boolean() })

export const getNewsletterConfirmation = defineRoute({
  ...customer,
  id: 'getNewsletterConfirmation',
  method: 'GET',
  path: '/customer/newsletter/confirm/:token',
  summary: 'Whether the newsletter behind this link is confirmed; reading changes nothing.',
  params: AtToken,
  answer: NewsletterState,
  problems: ['unknown_newsletter'],
})

export const confirmNewsletter = defineRoute({
  ...customer,
  id: 'confirmNewsletter',
  method: 'POST',
  path: '/customer/newsletter/confirm/:token',
  summary: 'Confirms the newsletter.',
  params: AtToken,
  answer: NewsletterState,
  problems: ['unknown_newsletter'],
})

export const endNewsletter = defineRoute({
  ...customer,
  id: 'endNewsletter',
  method: 'POST',
  path: '/customer/newsletter/end/:token',
  summary: 'Ends the newsletter by the link that every issue carries.',
  params: AtToken,
  answer: z.undefined(),
  status: 204,
  problems: ['unknown_newsletter'],
})

const Declaration = z.strictObject({
  name: Required(120),
  email: Email,
  reference: text(100).optional(),
})

/** When and under which number a declaration was received; the same stands in the mail. */
export const Receipt = z.object({ id: z.string(), receivedAt: z.iso.datetime() })
export type Receipt = z.infer<typeof Receipt>

export const CANCELLATION_KINDS = ['ordinary', 'extraordinary'] as const

/** These are the fields that the law allows, and no more (section 312k BGB). @spec law 3.2 */
export const Cancellation = Declaration.extend({
  kind: z.enum(CANCELLATION_KINDS, { message: messages.fieldRequired }),
  reason: text(2000).optional(),
  effectiveDate: z.iso.date({ message: messages.dateInvalid }).optional(),
})
export type Cancellation = z.infer<typeof Cancellation>

export const declareCancellation = defineRoute({
  ...customer,
  id: 'declareCancellation',
  method: 'POST',
  path: '/customer/cancellation',
  summary: 'Receives a notice of cancellation, without log-in, and confirms it by mail at once.',
  body: Cancellation,
  answer: Receipt,
  status: 202,
  problems: ['too_many_attempts'],
})

/** @spec law 2.3 */
export const Withdrawal = Declaration
export type Withdrawal = z.infer<typeof Withdrawal>

export const declareWithdrawal = defineRoute({
  ...customer,
  id: 'declareWithdrawal',
  method: 'POST',
  path: '/customer/withdrawal',
  summary: 'Receives a withdrawal from the contract, without log-in, and confirms it by mail at once.',
  body: Withdrawal,
  answer: Receipt,
  status: 202,
  problems: ['too_many_attempts'],
})
