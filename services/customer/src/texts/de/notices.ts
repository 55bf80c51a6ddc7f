import type { notices as english } from '../en/notices.ts'

export const notices: typeof english = {
  statement: 'Erklärung',
  receivedOn: 'Eingegangen am',
  number: 'Vorgangsnummer',
  name: 'Name',
  email: 'E-Mail',
  contract: 'Vertrag',
  mistaken:
    'Waren Sie das nicht, oder war es ein Versehen? Auf derselben Seite können Sie es zurücknehmen. Solange niemand dem Link folgt, läuft Ihre Mitgliedschaft unverändert weiter.',
  cancellation: {
    statement: 'Hiermit kündige ich den Vertrag über meine Mitgliedschaft.',
    subject: (id) => `Eingang Ihrer Kündigung (${id})`,
    title: 'Ihre Kündigung ist eingegangen.',
    kind: 'Art',
    kinds: { ordinary: 'Ordentliche Kündigung', extraordinary: 'Außerordentliche Kündigung' },
    reason: 'Grund',
    asOf: 'Zum',
    soonest: 'So bald wie möglich',
    ends: 'Ihre Mitgliedschaft endet am',
    known: 'Bis dahin können Sie alles weiter nutzen. Danach buchen wir nichts mehr ab.',
    awaited:
      'Bitte bestätigen Sie, dass die Kündigung von Ihnen kommt. Dann wird sie sofort wirksam, und wir nennen Ihnen den Tag, an dem Ihre Mitgliedschaft endet.',
    confirm: 'Kündigung bestätigen',
    unknown: 'Wir ordnen Ihre Kündigung Ihrem Vertrag zu und nennen Ihnen den Tag, an dem er endet.',
  },
  withdrawal: {
    statement:
      'Hiermit widerrufe ich den Vertrag über meine Mitgliedschaft oder über den genannten Leihtitel.',
    subject: (id) => `Eingang Ihres Widerrufs (${id})`,
    title: 'Ihr Widerruf ist eingegangen.',
    known:
      'Ihre Mitgliedschaft ist damit beendet. Ihre Zahlungen erstatten wir vollständig binnen 14 Tagen über dasselbe Zahlungsmittel.',
    awaited:
      'Bitte bestätigen Sie, dass der Widerruf von Ihnen kommt. Dann wird er wirksam; die Frist ist mit dem heutigen Eingang gewahrt. Ihre Zahlungen erstatten wir binnen 14 Tagen über dasselbe Zahlungsmittel.',
    confirm: 'Widerruf bestätigen',
    unknown:
      'Wir ordnen Ihren Widerruf Ihrem Vertrag zu und melden uns. Ihre Zahlungen erstatten wir dann binnen 14 Tagen über dasselbe Zahlungsmittel.',
  },
}
