/** Dates and money as mails write them. */
import type { Language } from '@quintet/domain/languages'

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }
// The law that binds the offer is German, and so are its days.
const TIME_ZONE = 'Europe/Berlin'

export function formatDay(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: TIME_ZONE }).format(time)
}

export function formatTime(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: TIME_ZONE }).format(time)
}

export function formatMoney(cents: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(cents / 100)
}
