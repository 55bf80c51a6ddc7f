/** Formats dates, money and payment methods for mails and invoices. */
import type { Language } from '@quintet/domain/basics/languages'
import { brandName } from '@quintet/domain/money/payment'
import { TIME_ZONE } from '@quintet/domain/basics/calendar'
import type { MethodFacts } from '@quintet/platform/db/columns'
import { texts } from './index.ts'

const localeOf = (language: Language) => texts[language].formats.locale

export function formatDay(time: Date, language: Language, dateStyle: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: TIME_ZONE }).format(time)
}

export function formatTime(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone: TIME_ZONE }).format(time)
}

/** Such as `21. November 2026, 14:05 Uhr`. */
export function formatMoment(time: Date, language: Language): string {
  return texts[language].formats.moment(formatDay(time, language), formatTime(time, language))
}

/** Shows more than two decimals, up to `digits`, for prices below a cent. */
export function formatMoney(cents: number, currency: string, language: Language, digits = 2): string {
  const money = { style: 'currency', currency, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(localeOf(language), money).format(cents / 100)
}

export function formatNumber(value: number, language: Language, digits = 0): string {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(localeOf(language), exactly).format(value)
}

/** Such as `November 2026`. */
export function formatMonth(time: Date, language: Language): string {
  const month = { month: 'long', year: 'numeric', timeZone: TIME_ZONE } as const
  return new Intl.DateTimeFormat(localeOf(language), month).format(time)
}

/** Formats hundredths of a percent, such as `8,1 %`. */
export function formatRate(rate: number, language: Language): string {
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const
  return new Intl.NumberFormat(localeOf(language), percent).format(rate / 10_000)
}

export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(code) ?? code
}

/** Such as `Visa •••• 4242`. */
export function methodName({ type, card }: MethodFacts, language: Language): string {
  const { methods } = texts[language].formats
  return card ? `${brandName(card.brand) ?? methods.card} •••• ${card.last4}` : methods[type]
}
