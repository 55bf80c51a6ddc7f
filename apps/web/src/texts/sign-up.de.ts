import { PASSWORD_MIN_LENGTH } from '@quintet/domain/account/password'
import { PLAN_TERMS } from '@quintet/domain/membership/plan-terms'
import { theBrand } from '../brand/brand.ts'
import type { signUpEn } from './sign-up.en.ts'
import { count } from './count.ts'

export const signUpDe: typeof signUpEn = {
  titles: {
    introduce: 'Ihre Angaben',
    plan: 'Tarif und Zahlungsart',
    payment: 'Zahlung einrichten',
    specialOffer: (days: number) => `Bevor Sie gehen: ${count(days, 'Tag', 'Tage')} gratis`,
    welcome: () => `Willkommen bei ${theBrand().name}.`,
  },
  progress: (at: number, of: number) => `Schritt ${at} von ${of}`,
  next: 'Weiter',
  lead: (days: number) => `${count(days, 'Tag', 'Tage')} gratis. Heute zahlen Sie nichts.`,
  name: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: `Mindestens ${PASSWORD_MIN_LENGTH} Zeichen`,
  otherWays: 'Andere Wege zur Mitgliedschaft',
  haveAccount: 'Schon Mitglied? Anmelden',
  means: (means: string, countries: string) => `Zahlungsarten: ${means}. Verfügbar in ${countries}.`,
  countries: { DE: 'Deutschland', AT: 'Österreich', CH: 'der Schweiz' },
  needsScript:
    'Die Registrierung braucht JavaScript, weil Ihre Zahlungsdaten direkt an den Zahlungsdienst gehen und nie an uns. Bitte erlauben Sie es in Ihrem Browser und laden Sie diese Seite neu, oder schreiben Sie uns über das Kontaktformular am Fuß der Seite.',
  country: 'In welchem Land wohnen Sie?',
  /** Follows a price and its period (§ 6 PAngV). @spec law 5.1 */
  tax: ({ isSmallBusiness }: { isSmallBusiness: boolean }) =>
    isSmallBusiness ? ', ohne Umsatzsteuer (§ 19 UStG)' : ', inklusive Mehrwertsteuer',
  plan: 'Ihr Tarif',
  monthly: 'Monatlich',
  annually: 'Jährlich',
  periods: { monthly: 'im Monat', annually: 'im Jahr' },
  flexible: { monthly: 'Jeden Monat kündbar', annually: 'Das erste Jahr ist fest' },
  save: (percent: number) => `${percent} % sparen`,
  saveExact: (price: string) => `${price} weniger im Jahr`,
  paymentMethod: 'Ihre Zahlungsart',
  paymentHint: 'Vor dem Ende der Testzeit wird nichts abgebucht.',
  askedAgain: 'Bitte ergänzen Sie das markierte Feld, bevor Sie bestellen.',
  consents: 'Ihre Zustimmung',
  age18: 'Ich bin mindestens 18 Jahre alt.',
  privacy: ['Ich habe die ', 'Datenschutzerklärung', ' gelesen.'],
  terms: ['Ich akzeptiere die ', 'Allgemeinen Geschäftsbedingungen', '.'],
  newsletter: 'Schicken Sie mir Neuigkeiten per E-Mail. Das kann ich jederzeit widerrufen.',
  summary: 'Ihre Bestellung',
  rows: { member: 'Mitglied', order: 'Bestellt wird' },
  change: { button: 'Ändern', of: (what: string) => `Ändern: ${what}` },
  summaryWhat: (plan: string) => `${theBrand().name}-Mitgliedschaft, ${plan.toLowerCase()}`,
  trialUntil: (date: string, days: number) => `Gratis bis ${date} (${count(days, 'Tag', 'Tage')})`,
  after: (price: string, period: string, date: string, nothing: string) =>
    `Heute ${nothing}. Ab ${date} ${price} ${period}.`,
  notice: PLAN_TERMS.de,
  withdrawal:
    'Sie können binnen 14 Tagen ohne Angabe von Gründen widerrufen, über „Vertrag widerrufen“ am Fuß jeder Seite.',
  trialUsed:
    'Sie haben die Testzeit bereits genutzt; die Zahlung beginnt heute. Bitte prüfen Sie Ihre Bestellung noch einmal.',
  orderByHand:
    'Sie haben innerhalb eines Jahres mehrere Bestellungen widerrufen. Um noch einmal zu bestellen, schreiben Sie bitte unserem Kundenservice.',
  writeToCare: 'Dem Kundenservice schreiben',
  today: (price: string, period: string) => `Ab heute ${price} ${period}`,
  from: (date: string, price: string, period: string) => `Ab ${date} ${price} ${period}`,
  submit: 'Zahlungspflichtig bestellen',
  submitNote: '',
  busy: 'Einen Moment...',
  nothingOrdered: 'Es wurde nichts bestellt.',
  accountExists: 'Zu dieser Adresse gibt es schon ein Konto. Es wurde nichts bestellt.',
  countryNotServed: (countries: string) =>
    `Die Mitgliedschaft gibt es nur in ${countries}; die Rechnungsadresse dieser Zahlungsart liegt anderswo. Es wurde nichts bestellt.`,
  priceChanged: 'Der Preis hat sich geändert, während diese Seite offen war. Es wurde nichts bestellt.',
  loadAnew: 'Seite neu laden',
  logInInstead: 'Stattdessen anmelden',
  socialLapsed: 'Ihre Anmeldung ist abgelaufen. Bitte starten Sie neu.',
  failed:
    'Wir haben keine Antwort erhalten und wissen nicht, ob Ihre Bestellung angekommen ist. Bitte drücken Sie den Knopf noch einmal; bestellt wird nur einmal.',
  offline:
    'Sie sind offline. Drücken Sie den Knopf noch einmal, sobald Sie wieder online sind; bestellt wird nur einmal.',
  specialOffer: {
    text: (days: number, usual: number) =>
      `Testen Sie alles ${count(days, 'Tag', 'Tage')} lang statt ${usual}.`,
    terms: (date: string, price: string, period: string) =>
      `Bis ${date} zahlen Sie nichts, danach ${price} ${period}.`,
    accept: (days: number) => `${count(days, 'Tag', 'Tage')} gratis testen`,
    refuse: 'Nein, danke',
  },
  welcome: {
    lead: (name: string) => `Schön, dass Sie da sind, ${name}.`,
    trialUntil: (date: string) => `Bis ${date} ist alles gratis.`,
    paid: 'Ihre Mitgliedschaft beginnt heute.',
    confirmed: (email: string) => `Die Bestätigung Ihrer Bestellung ist unterwegs an ${email}.`,
    start: 'Jetzt ansehen',
  },
}
