/** Dates, money and ways of paying as mails and invoices write them. */
import type { Brand } from '@quintet/contracts/brand'
import type { Language } from '@quintet/domain/languages'
import { brandName } from '@quintet/domain/payment'
import { TIME_ZONE } from '@quintet/domain/period'
import type { MethodFacts } from '@quintet/platform/db/columns'

/** What every mail about an account is written with; `origin` is where its button leads. */
export type AccountMail = { brand: Brand; language: Language; origin: string }

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

export function formatDay(time: Date, language: Language, dateStyle: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone: TIME_ZONE }).format(time)
}

export function formatTime(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: TIME_ZONE }).format(time)
}

/** Such as `21. November 2026, 14:05 Uhr`. */
export function formatMoment(time: Date, language: Language): string {
  const moment = `${formatDay(time, language)}, ${formatTime(time, language)}`
  return language === 'de' ? `${moment} Uhr` : moment
}

export function formatMoney(cents: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(cents / 100)
}

/** Of hundredths of a percent, such as `8,1 %`. */
export function formatRate(rate: number, language: Language): string {
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const
  return new Intl.NumberFormat(LOCALES[language], percent).format(rate / 10_000)
}

export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([LOCALES[language]], { type: 'region' }).of(code) ?? code
}

const METHOD_NAMES: Record<Language, Record<MethodFacts['type'], string>> = {
  de: { card: 'Karte', sepa_debit: 'SEPA-Lastschrift', paypal: 'PayPal', sofort: 'Sofort' },
  en: { card: 'Card', sepa_debit: 'SEPA direct debit', paypal: 'PayPal', sofort: 'Sofort' },
}

/** Such as `Visa •••• 4242`. */
export function methodName({ type, card }: MethodFacts, language: Language): string {
  if (!card) return METHOD_NAMES[language][type]
  return `${brandName(card.brand) ?? METHOD_NAMES[language].card} •••• ${card.last4}`
}
