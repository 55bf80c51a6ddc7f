/** Validates the sign-up's fields before anything is sent; the server checks them again. @spec accounts 5.4 */
import type { messages } from '@quintet/contracts/messages'
import { looksLikeEmail } from '@quintet/domain/account/email'
import { PASSWORD_MIN_LENGTH } from '@quintet/domain/account/password'
import type { PersonField } from './wizard.ts'

const REQUIRED_CONSENTS = ['age18', 'privacy', 'terms'] as const
export type Consent = (typeof REQUIRED_CONSENTS)[number]

type MessageName = keyof typeof messages

const MISTAKES: Record<PersonField, (typed: string) => MessageName | null> = {
  name: (name) => (name.trim() === '' ? 'nameRequired' : null),
  email: (email) => (email.trim() === '' ? 'emailRequired' : looksLikeEmail(email) ? null : 'emailInvalid'),
  password: (password) => (password.length < PASSWORD_MIN_LENGTH ? 'passwordTooShort' : null),
}

/** Returns the invalid fields of the person, each with the name of its message. */
export function checkPerson(
  typed: Partial<Record<PersonField, string>>,
): Partial<Record<PersonField, MessageName>> {
  const fields = Object.entries(typed) as [PersonField, string][]
  return Object.fromEntries(
    fields.flatMap(([field, text]) => {
      const mistake = MISTAKES[field](text)
      return mistake ? [[field, mistake]] : []
    }),
  )
}

/** Requires at least 18, the privacy policy and the terms; the newsletter is optional. */
export function checkConsents(isTicked: (name: Consent) => boolean): Partial<Record<Consent, MessageName>> {
  return Object.fromEntries(
    REQUIRED_CONSENTS.filter((name) => !isTicked(name)).map((name) => [name, 'consentRequired']),
  )
}
