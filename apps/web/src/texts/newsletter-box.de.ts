import type { newsletterBoxEn } from './newsletter-box.en.ts'

export const newsletterBoxDe: typeof newsletterBoxEn = {
  label: 'Newsletter',
  email: 'E-Mail-Adresse',
  subscribe: 'Abonnieren',
  busy: 'Einen Moment...',
  consent: [
    'Etwa einmal im Monat neue Titel. Abmelden mit einem Klick. Mehr dazu in der ',
    'Datenschutzerklärung',
    '.',
  ],
  sent: 'Fast fertig: Bitte bestätigen Sie Ihre Adresse in der E-Mail, die wir Ihnen eben geschickt haben.',
  failed: 'Die Anmeldung zum Newsletter hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
}
