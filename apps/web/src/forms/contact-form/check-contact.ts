/** Validates the support form on every change; the server checks it again. @spec accounts 5.7 */
import { messages } from '@quintet/contracts/messages'
import { looksLikeEmail } from '@quintet/domain/account/email'
import { SUPPORT_PROBLEMS } from '@quintet/domain/account/support'

export type ContactField = 'name' | 'email' | 'problem' | 'message'
export type ContactWords = Record<ContactField, string>

/** Returns errors by field, in the specified words; empty if the form can be sent. */
export function checkContact(words: ContactWords): Partial<ContactWords> {
  const wrong: Partial<ContactWords> = {}
  if (words.name.trim() === '') wrong.name = messages.fieldRequired
  if (words.email.trim() === '') wrong.email = messages.fieldRequired
  else if (!looksLikeEmail(words.email)) wrong.email = messages.emailInvalid
  if (!SUPPORT_PROBLEMS.some((problem) => problem === words.problem)) wrong.problem = messages.fieldRequired
  if (words.message.trim() === '') wrong.message = messages.fieldRequired
  return wrong
}
