import type { legalFormsEn } from './legal-forms.en.ts'

export const legalFormsDe: typeof legalFormsEn = {
  name: 'Name',
  email: 'E-Mail-Adresse',
  emailHint:
    'Möglichst die Ihres Kontos. Dorthin schicken wir die Bestätigung mit einem Link, den Sie anklicken.',
  reference: 'Vertragsnummer (freiwillig)',
  referenceShort: 'Vertrag',
  referenceHint:
    'Sie steht in Ihrer Bestellbestätigung. Wenn Sie sie angeben, brauchen Sie keinen Link zu öffnen.',
  failed: (address) =>
    `Das konnte gerade nicht angenommen werden. Bitte versuchen Sie es noch einmal, oder schreiben Sie an ${address}; das gilt ebenso.`,
  received: 'Eingegangen am',
  receivedAt: (day, time) => `${day}, ${time} Uhr`,
  number: 'Nummer',
  sentTo: (email) => `Eine Bestätigung mit Datum und Uhrzeit ist unterwegs an ${email}.`,
  notMailed:
    'Bitte speichern Sie diese Seite. Eine Bestätigung haben wir nicht geschickt, weil in der letzten Stunde schon viele an diese Adresse oder in dieses Netz gegangen sind. Ihre Erklärung gilt trotzdem, und wir antworten Ihnen.',
  link: {
    receivedOn: (moment) => `Eingegangen am ${moment}. Dieser Tag zählt.`,
    unknown: {
      title: 'Dieser Link ist nicht gültig.',
      text: 'Bitte verwenden Sie den vollständigen Link aus unserer neuesten E-Mail.',
    },
    home: 'Zur Startseite',
  },
  save: 'Als Datei speichern',
  print: 'Drucken',
  cancellation: {
    lead: 'Kündigen Sie hier, ohne sich anzumelden. Den Eingang bestätigen wir sofort per E-Mail.',
    kind: 'Art der Kündigung',
    kinds: { ordinary: 'Ordentliche Kündigung', extraordinary: 'Außerordentliche Kündigung' },
    kindHints: {
      ordinary:
        'Zum Ende der Testzeit oder des bezahlten Zeitraums, beim Jahrestarif ab dem zweiten Jahr mit einem Monat Frist. Ein Grund ist nicht nötig.',
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
      next: 'Enthält die E-Mail einen Link, folgen Sie ihm bitte: So bestätigen Sie, dass die Kündigung von Ihnen kommt. Enthält sie keinen, steht darin, an welchem Tag Ihre Mitgliedschaft endet, oder wir teilen es Ihnen noch mit. Bis dahin können Sie alles weiter nutzen.',
      file: 'kuendigung',
    },
    link: {
      title: 'Kündigung bestätigen',
      text: 'Ihre Mitgliedschaft endet dann zum frühesten möglichen Termin. Waren Sie das nicht, oder war es ein Versehen? Dann nehmen Sie es zurück, und alles bleibt, wie es ist.',
      confirm: 'Kündigung bestätigen',
      undo: 'Zurücknehmen',
      confirmed: {
        title: 'Ihre Kündigung ist bestätigt.',
        text: 'Wann Ihre Mitgliedschaft endet, haben wir Ihnen per E-Mail mitgeteilt. Bis dahin können Sie die Kündigung in Ihrem Konto zurücknehmen.',
      },
      undone: {
        title: 'Die Kündigung ist zurückgenommen.',
        text: 'Ihre Mitgliedschaft läuft unverändert weiter.',
      },
    },
  },
  withdrawal: {
    lead: 'Sie können binnen 14 Tagen nach Vertragsschluss widerrufen, ohne Angabe von Gründen und ohne sich anzumelden. Den Eingang bestätigen wir sofort per E-Mail.',
    declaration:
      'Hiermit widerrufe ich den Vertrag über meine Mitgliedschaft oder über den unten genannten Leihtitel.',
    buttonNote: '',
    receipt: {
      title: 'Ihr Widerruf ist eingegangen.',
      next: 'Enthält die E-Mail einen Link, folgen Sie ihm bitte: So bestätigen Sie, dass der Widerruf von Ihnen kommt. Was Sie gezahlt haben, erstatten wir binnen 14 Tagen über dasselbe Zahlungsmittel.',
      file: 'widerruf',
    },
    link: {
      title: 'Widerruf bestätigen',
      text: 'Ihre Mitgliedschaft endet dann sofort, und Sie erhalten zurück, was Sie gezahlt haben. Waren Sie das nicht, oder war es ein Versehen? Dann nehmen Sie es zurück, und alles bleibt, wie es ist.',
      confirm: 'Widerruf bestätigen',
      undo: 'Zurücknehmen',
      confirmed: {
        title: 'Ihr Widerruf ist bestätigt.',
        text: 'Ihre Mitgliedschaft ist beendet. Was Sie gezahlt haben, erstatten wir binnen 14 Tagen über dasselbe Zahlungsmittel.',
      },
      undone: {
        title: 'Der Widerruf ist zurückgenommen.',
        text: 'Ihre Mitgliedschaft läuft unverändert weiter.',
      },
    },
  },
}
