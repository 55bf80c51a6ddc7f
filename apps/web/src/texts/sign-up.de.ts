import type { signUpEn } from './sign-up.en.ts'

import { theBrand } from '../brand/brand.ts'

import { PASSWORD_MIN_LENGTH } from '@quintet/domain/password'

export const signUpDe: typeof signUpEn = {
  lead: (days: number) => `${days} Tage gratis. Heute zahlen Sie nichts.`,
  introduce: 'Stellen Sie sich vor',
  name: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: `Mindestens ${PASSWORD_MIN_LENGTH} Zeichen`,
  plan: 'Ihr Tarif',
  monthly: 'Monatlich',
  annually: 'Jährlich',
  perMonth: 'im Monat',
  perYear: 'im Jahr',
  save: '17 % sparen',
  saveExact: (price: string) => `${price} im Jahr`,
  payment: 'Zahlung',
  paymentHint: 'Vor dem Ende der Testzeit wird nichts abgebucht.',
  consents: 'Ihre Zustimmung',
  age18: 'Ich bin mindestens 18 Jahre alt.',
  privacy: ['Ich akzeptiere die ', 'Datenschutzerklärung', '.'],
  terms: ['Ich akzeptiere die ', 'Allgemeinen Geschäftsbedingungen', '.'],
  newsletter: 'Schicken Sie mir Neuigkeiten per E-Mail. Das kann ich jederzeit widerrufen.',
  summary: 'Ihre Bestellung',
  summaryWhat: (plan: string) => `${theBrand().name}-Mitgliedschaft, ${plan}`,
  trialUntil: (date: string) => `Gratis bis ${date}`,
  after: (price: string, period: string) => `danach ${price} ${period}, inklusive Mehrwertsteuer`,
  notice: {
    monthly: 'Jederzeit kündbar zum Ende der Testzeit oder des bezahlten Monats.',
    annually: 'Jederzeit kündbar zum Ende der Testzeit oder des ersten Jahres, danach mit einem Monat Frist.',
  },
  trialUsed:
    'Sie hatten Ihre Testzeit schon, diese Bestellung beginnt deshalb mit der Zahlung. Bitte sehen Sie sie noch einmal an.',
  today: (price: string, period: string) => `ab heute ${price} ${period}, inklusive Mehrwertsteuer`,
  submit: 'Zahlungspflichtig bestellen',
  submitNote: '',
  busy: 'Einen Moment...',
  success: () => `Willkommen bei ${theBrand().name}.`,
  accountExists: 'Zu dieser Adresse gibt es schon ein Konto.',
  logInInstead: 'Stattdessen anmelden',
  failed: 'Bei uns ist etwas schiefgegangen. Es wurde nichts bestellt. Bitte versuchen Sie es noch einmal.',
  haveAccount: 'Schon Mitglied?',
  logIn: 'Anmelden',
}
