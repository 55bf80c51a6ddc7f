/** What letters about a subscription have in common. */
import type { Language } from '@quintet/domain/languages'
import type { MailPart } from '@quintet/platform/mail/template'
import { formatMoney } from '../texts/format.ts'
import { texts } from '../texts/index.ts'

/** What every letter knows. */
export type Letter = {
  language: Language
  origin: string
  brandName: string
  firstName: string
  /** Whether prices have tax in them: not those of a small business. */
  isTaxed: boolean
}
export type Written = { subject: string; title: string; parts: readonly MailPart[] }
export type Money = { cents: number; currency: string }

export const money = ({ cents, currency }: Money, language: Language) =>
  formatMoney(cents, currency, language)

export const toAccount = ({ language, origin }: Letter): MailPart => ({
  button: texts[language].membership.toAccount,
  href: `${origin}/account/billing`,
})

export const toPayment = ({ language, origin }: Letter): MailPart => ({
  button: texts[language].membership.toPayment,
  href: `${origin}/account/billing`,
})

export const toCancellation = ({ language, origin }: Letter): MailPart => ({
  paragraph: texts[language].membership.toCancellation,
  href: `${origin}/kuendigen`,
})
