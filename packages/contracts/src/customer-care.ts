/** Messages to customer care, and the newsletter. */
import { SUPPORT_PROBLEMS } from '@quintet/domain/account/support'
import { z } from 'zod'
import {
  Email,
  PERSON_NAME_MAX,
  ProductId,
  requiredEmail,
  requiredName,
  requiredText,
  text,
} from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'

const Required = (max: number) => requiredText(max, messages.fieldRequired)

const customer = { service: 'customer', access: 'anyone' } as const

/** The specified request; the forms send their `problem` as the subject. @spec accounts 7.4, accounts 3.6 */
export const ContactMessage = z.strictObject({
  productId: ProductId,
  fullName: requiredName(PERSON_NAME_MAX, messages.fieldRequired),
  email: Email,
  subject: requiredName(200, messages.fieldRequired),
  content: Required(5000),
})

export const sendContactMessage = defineRoute({
  ...customer,
  id: 'sendContactMessage',
  method: 'POST',
  path: '/customer/contact',
  summary: 'Sends a message to customer care; a mail confirms that it was received.',
  body: ContactMessage,
  answer: z.undefined(),
  status: 202,
  problems: ['unknown_product', 'too_many_attempts'],
})

/** The support form of the account area. @spec accounts 5.7 */
export const SupportForm = z.object({
  name: requiredName(PERSON_NAME_MAX, messages.fieldRequired),
  email: requiredEmail(messages.fieldRequired),
  problem: z.enum(SUPPORT_PROBLEMS, { message: messages.fieldRequired }),
  message: Required(5000),
})

/** Converts the form's values to the request. */
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
  summary: 'Sends a mail with a link to the page that confirms the newsletter (double opt-in).',
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
  summary: 'Returns whether the newsletter behind this link is confirmed; reading changes nothing.',
  params: AtToken,
  answer: NewsletterState,
  problems: ['unknown_newsletter'],
})

export const confirmNewsletter = defineRoute({
  ...customer,
  id: 'confirmNewsletter',
  method: 'POST',
  path: '/customer/newsletter/confirm/:token',
  summary: 'Confirms the newsletter subscription.',
  params: AtToken,
  answer: NewsletterState,
  problems: ['unknown_newsletter'],
})

export const endNewsletter = defineRoute({
  ...customer,
  id: 'endNewsletter',
  method: 'POST',
  path: '/customer/newsletter/end/:token',
  summary: 'Unsubscribes from the newsletter by the link that every issue carries.',
  params: AtToken,
  answer: z.undefined(),
  status: 204,
  problems: ['unknown_newsletter'],
})
