/** The developers' demo page is not part of the product, so its texts are kept separate. */
import type { Language } from '@quintet/domain/basics/languages'

type Examples = {
  title: string
  lead: string
  card: string
  number: string
  expires: string
  code: string
  pay: string
  wallet: string
  notifications: string
  showSuccess: string
  showError: string
}

/** The two demo toasts read as specified in every language. @spec catalogue 2.15.2 */
export const DEMO_TOASTS = { success: 'Yaay! Success.', error: 'Oh no, an error has occured.' } as const // sic

export const examples: Record<Language, Examples> = {
  de: {
    title: 'Beispiele',
    lead: 'Bausteine zum Ausprobieren. Diese Seite gibt es nur in der Entwicklung; hier wird nichts bezahlt.',
    card: 'Karte',
    number: 'Kartennummer',
    expires: 'Gültig bis',
    code: 'Prüfziffer',
    pay: 'Absenden',
    wallet: 'Mit Wallet bezahlen',
    notifications: 'Meldungen',
    showSuccess: 'Erfolg zeigen',
    showError: 'Fehler zeigen',
  },
  en: {
    title: 'Examples',
    lead: 'Parts to try out. This page exists in development only; nothing is paid here.',
    card: 'Card',
    number: 'Card number',
    expires: 'Expires',
    code: 'Security code',
    pay: 'Submit',
    wallet: 'Pay with a wallet',
    notifications: 'Notifications',
    showSuccess: 'Show a success',
    showError: 'Show an error',
  },
}
