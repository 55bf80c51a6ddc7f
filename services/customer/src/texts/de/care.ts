import type { care as english } from '../en/care.ts'

export const care: typeof english = {
  message: {
    problems: {
      general: 'Allgemeine Frage',
      billing: 'Abrechnung',
      'technical issue': 'Technisches Problem',
      affiliation: 'Partnerschaft',
    },
    subject: (title) => `Nachricht: ${title}`,
    from: 'Von',
    email: 'E-Mail',
  },
  receipt: {
    subject: 'Ihre Nachricht ist angekommen',
    title: 'Ihre Nachricht ist angekommen.',
    answered: (from, to) => `Wir antworten montags bis freitags von ${from} bis ${to} Uhr.`,
    stranger: 'Sie haben uns nicht geschrieben? Dann hat sich jemand bei der Adresse vertippt.',
  },
  newsletter: {
    confirm: {
      subject: 'Newsletter bestätigen',
      title: 'Möchten Sie unseren Newsletter?',
      entered: (brand) =>
        `Diese Adresse wurde für den Newsletter von ${brand} eingetragen. Wir schreiben Ihnen erst, wenn Sie das bestätigen.`,
      button: 'Newsletter bestätigen',
      stranger: 'Das waren nicht Sie? Dann tun Sie einfach nichts: Sie hören nichts weiter von uns.',
    },
    welcome: {
      subject: (brand) => `Der Newsletter von ${brand}`,
      title: 'Schön, dass Sie dabei sind.',
      promise: 'Ab jetzt schreiben wir Ihnen, wenn es etwas Neues gibt, das Ihre Zeit wert ist. Öfter nicht.',
      enough: 'Genug davon? Mit einem Klick beenden Sie den Newsletter:',
      end: 'Newsletter abbestellen',
    },
  },
}
