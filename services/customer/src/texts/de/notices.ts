import type { notices as english } from '../en/notices.ts'

export const notices: typeof english = {
  receivedOn: 'Eingegangen am',
  number: 'Vorgangsnummer',
  name: 'Name',
  email: 'E-Mail',
  contract: 'Vertrag',
  cancellation: {
    subject: (id) => `Eingang Ihrer Kündigung (${id})`,
    title: 'Ihre Kündigung ist eingegangen.',
    kind: 'Art',
    kinds: { ordinary: 'Ordentliche Kündigung', extraordinary: 'Außerordentliche Kündigung' },
    reason: 'Grund',
    asOf: 'Zum',
    soonest: 'So bald wie möglich',
    ends: 'Ihre Mitgliedschaft endet am',
    known: 'Bis dahin können Sie alles weiter nutzen. Danach buchen wir nichts mehr ab.',
    unknown: 'Wir ordnen Ihre Kündigung Ihrem Vertrag zu und nennen Ihnen den Tag, an dem er endet.',
  },
  withdrawal: {
    subject: (id) => `Eingang Ihres Widerrufs (${id})`,
    title: 'Ihr Widerruf ist eingegangen.',
    known:
      'Ihre Mitgliedschaft ist damit beendet. Ihre Zahlungen erstatten wir vollständig binnen 14 Tagen über dasselbe Zahlungsmittel.',
    unknown:
      'Wir ordnen Ihren Widerruf Ihrem Vertrag zu und melden uns. Ihre Zahlungen erstatten wir dann binnen 14 Tagen über dasselbe Zahlungsmittel.',
  },
}
