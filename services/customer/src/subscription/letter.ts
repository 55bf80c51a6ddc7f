/** What letters about a subscription have in common, in both languages. */
import type { Language } from '@quintet/domain/languages'
import type { Plan } from '@quintet/domain/pricing'
import type { MailPart } from '@quintet/platform/mail/template'
import { formatMoney } from '../mail-words.ts'

/** What every letter knows. */
export type Letter = { language: Language; origin: string; brandName: string; firstName: string }
export type Written = { subject: string; title: string; parts: readonly MailPart[] }

export const PER: Record<Language, Record<Plan, string>> = {
  de: { monthly: 'im Monat', annually: 'im Jahr' },
  en: { monthly: 'a month', annually: 'a year' },
}
export const TERMS: Record<Language, Record<Plan, string>> = {
  de: {
    monthly: 'Verlängert sich monatlich, kündbar jederzeit zum Ende des bezahlten Monats.',
    annually:
      'Kündbar zum Ende des bezahlten Jahres; ab dem zweiten Jahr jederzeit mit einem Monat Frist, der Rest wird erstattet.',
  },
  en: {
    monthly: 'Renews monthly; you can cancel at any time to the end of the paid month.',
    annually:
      'You can cancel to the end of the paid year; from the second year at any time with one month’s notice, and the rest is refunded.',
  },
}
const TEXT = {
  de: { account: 'Zum Konto', pay: 'Zahlungsart prüfen', cancel: 'Kündigen ohne Anmeldung:' },
  en: { account: 'To your account', pay: 'Check your payment method', cancel: 'Cancel without logging in:' },
}

export type Money = { cents: number; currency: string }

export const money = ({ cents, currency }: Money, language: Language) =>
  formatMoney(cents, currency, language)
export const toAccount = ({ language, origin }: Letter): MailPart => ({
  button: TEXT[language].account,
  href: `${origin}/account/billing`,
})
export const toPayment = ({ language, origin }: Letter): MailPart => ({
  button: TEXT[language].pay,
  href: `${origin}/account/billing`,
})
export const toCancellation = ({ language, origin }: Letter): MailPart => ({
  paragraph: TEXT[language].cancel,
  href: `${origin}/kuendigen`,
})
