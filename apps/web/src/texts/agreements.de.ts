import type { agreementsEn } from './agreements.en.ts'

export const agreementsDe: typeof agreementsEn = {
  title: 'Ihre Zustimmungen',
  text: 'Jeder Text öffnet sich Wort für Wort so, wie er an diesem Tag lautete.',
  failed: 'Ihre Zustimmungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  none: 'Noch keine.',
  kinds: {
    terms: 'Allgemeine Geschäftsbedingungen',
    privacy: 'Datenschutz',
    age18: 'Sie sind mindestens 18',
    newsletter: 'Newsletter',
    trial_rule: 'Erst kostenlos, dann kostenpflichtig',
  },
  given: (date, version) => `${date} · Fassung vom ${version}`,
  read: 'Lesen',
  readNamed: (name) => `Lesen: ${name}`,
}
