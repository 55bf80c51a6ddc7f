import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/rental'
import type { rentalEn } from './rental.en.ts'

export const rentalDe: typeof rentalEn = {
  forRent: (price: string) => `Leihtitel, ${price}.`,
  conditions: `${RENTAL_START_DAYS} Tage Zeit zum Starten, dann ${RENTAL_FINISH_HOURS} Stunden zum Ansehen.`,
  creditLeft: '1 Leihguthaben in diesem Monat übrig.',
  toStart: `zum Starten, danach ${RENTAL_FINISH_HOURS} Stunden zum Ansehen.`,
  toFinish: 'zum Ansehen.',
  order: {
    title: (title: string) => `${title} leihen`,
    pay: 'Bezahlen',
    credit: 'Mit Guthaben',
    creditPrice: 'Kostenlos, 1 Leihguthaben in diesem Monat übrig',
    nextCredit: (date: string) =>
      `Das Leihguthaben dieses Monats ist verbraucht. Das nächste kommt am ${date}.`,
    total: (price: string) => `${price} inklusive Mehrwertsteuer, einmalig. Es entsteht kein Abonnement.`,
    free: 'Es wird nichts berechnet. Ihr Leihguthaben dieses Monats wird verbraucht.',
    by: (method: string) => `Bezahlt wird mit ${method}.`,
    slow: 'Eine Lastschrift braucht einige Tage; der Titel ist da, sobald sie angekommen ist.',
    change: 'Ändern',
    consent:
      'Ich stimme ausdrücklich zu, dass Sie vor Ablauf der Widerrufsfrist beginnen, und weiß, dass damit mein Widerrufsrecht für diesen Titel erlischt.',
    submitPaid: 'Zahlungspflichtig bestellen',
    submitPaidNote: '',
    submitFree: 'Mit Guthaben leihen',
    busy: 'Einen Moment...',
    done: 'Geliehen. Die Bestätigung ist in Ihrem Postfach.',
  },
  begin: {
    title: (title: string) => `${title} starten?`,
    text: (until: string) =>
      `Sie können bis zum ${until} starten. Mit dem ersten Abspielen beginnen ${RENTAL_FINISH_HOURS} Stunden, in denen Sie den Titel beliebig oft ansehen können.`,
    now: 'Jetzt starten',
    later: 'Später',
  },
  errors: {
    no_credit: 'Das Leihguthaben dieses Monats wurde schon verbraucht.',
    payment_pending:
      'Ihre Zahlung ist unterwegs. Der Titel ist da, sobald sie angekommen ist; Sie müssen nicht noch einmal bestellen.',
    no_subscription: 'Leihen gehört zu einer laufenden Mitgliedschaft.',
    not_available_here: 'Dieser Titel ist jetzt oder in Ihrem Land nicht verfügbar.',
    not_playable: 'Dieser Titel wird noch vorbereitet und kann noch nicht geliehen werden.',
    kids_locked: 'Solange die Kindersicherung an ist, wird nichts geliehen.',
    no_payment_method:
      'Es gibt keine Zahlungsart, mit der bezahlt werden kann. Fügen Sie in Ihrem Konto eine hinzu.',
    other: 'Es wurde nichts geliehen und nichts berechnet. Bitte versuchen Sie es noch einmal.',
  },
  toBilling: 'Zu Ihren Zahlungsarten',
  account: {
    title: 'Leihtitel',
    credit: 'Sie haben in diesem Monat 1 Titel frei.',
    creditUsed: (date: string) => `Der freie Titel dieses Monats ist geliehen. Der nächste kommt am ${date}.`,
    none: 'Sie haben noch nichts geliehen.',
    over: (date: string) => `vorbei, geliehen am ${date}`,
    open: (left: string, until: string) => `${left} zum Starten, bis zum ${until}`,
    running: (left: string, until: string) => `${left}, bis ${until}`,
    unknown: 'Ein Titel, den es hier nicht mehr gibt',
  },
}
