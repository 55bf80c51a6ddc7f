import type { contactEn } from './contact.en.ts'

export const contactDe: typeof contactEn = {
  lead: 'Schreiben Sie uns, worum es geht. Ein Mensch liest Ihre Nachricht und antwortet.',
  name: 'Name',
  email: 'E-Mail-Adresse',
  problem: 'Anliegen',
  choose: 'Bitte wählen',
  problems: {
    general: 'Allgemeines',
    billing: 'Abrechnung',
    'technical issue': 'Technisches Problem',
    affiliation: 'Partnerschaft',
  },
  message: 'Nachricht',
  send: 'Senden',
  busy: 'Wird gesendet...',
  sent: 'Ihre Nachricht wurde gesendet.',
  failed: 'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  hours: 'Öffnungszeiten',
  openingHours: (from, to) => `Montag bis Freitag ${from} bis ${to}\u00a0Uhr`,
  phone: 'Telefon',
  mail: 'E-Mail',
  address: 'Anschrift',
}
