import type { legalFormsEn } from './legal-forms.en.ts'

export const legalFormsDe: typeof legalFormsEn = {
  name: 'Name',
  email: 'E-Mail-Adresse',
  emailHint: 'Möglichst die Ihres Kontos. Dorthin geht die Bestätigung.',
  reference: 'Vertrags- oder Kundennummer (freiwillig)',
  referenceShort: 'Vertrag',
  referenceHint: 'Nur nötig, wenn Sie mehrere Verträge bei uns haben.',
  failed: (address) =>
    `Das konnte gerade nicht angenommen werden. Bitte versuchen Sie es noch einmal, oder schreiben Sie an ${address}; das gilt ebenso.`,
  received: 'Eingegangen am',
  receivedAt: (day, time) => `${day}, ${time} Uhr`,
  number: 'Nummer',
  sentTo: (email) => `Eine Bestätigung mit Datum und Uhrzeit ist unterwegs an ${email}.`,
  save: 'Als Datei sichern',
  print: 'Drucken',
  cancellation: {
    lead: 'Sie können jederzeit kündigen, ohne sich anzumelden. Den Eingang bestätigen wir sofort per E-Mail.',
    kind: 'Art der Kündigung',
    kinds: { ordinary: 'Ordentliche Kündigung', extraordinary: 'Außerordentliche Kündigung' },
    kindHints: {
      ordinary: 'Zum Ende der Testzeit oder des bezahlten Zeitraums. Ein Grund ist nicht nötig.',
      extraordinary: 'Sofort, aus wichtigem Grund.',
    },
    reason: 'Grund der außerordentlichen Kündigung',
    effective: 'Kündigen zum (freiwillig)',
    effectiveShort: 'Zu wann',
    effectiveHint: 'Ohne Datum: zum frühestmöglichen Zeitpunkt.',
    earliest: 'Zum frühestmöglichen Zeitpunkt',
    buttonNote: '',
    receipt: {
      title: 'Ihre Kündigung ist eingegangen.',
      next: 'An welchem Tag die Mitgliedschaft endet, steht in der E-Mail, oder wir schreiben es Ihnen noch. Bis dahin können Sie alles weiter nutzen.',
      file: 'kuendigung',
    },
  },
  withdrawal: {
    lead: 'Sie können binnen 14 Tagen nach Vertragsschluss widerrufen, ohne Angabe von Gründen und ohne sich anzumelden. Den Eingang bestätigen wir sofort per E-Mail.',
    declaration:
      'Hiermit widerrufe ich den Vertrag über meine Mitgliedschaft oder über den unten genannten Leihtitel.',
    buttonNote: '',
    receipt: {
      title: 'Ihr Widerruf ist eingegangen.',
      next: 'Was Sie gezahlt haben, erstatten wir binnen 14 Tagen über dasselbe Zahlungsmittel.',
      file: 'widerruf',
    },
  },
}
