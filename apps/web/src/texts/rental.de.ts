import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/membership/rental'
import type { rentalEn } from './rental.en.ts'

export const rentalDe: typeof rentalEn = {
  forRent: (price: string, tax: string) => `Leihtitel, ${price}${tax}.`,
  conditions: `${RENTAL_START_DAYS} Tage Zeit zum Starten, dann ${RENTAL_FINISH_HOURS} Stunden zum Ansehen.`,
  creditLeft: 'In diesem Monat ist noch eine Leihe frei.',
  toStart: `zum Starten, danach ${RENTAL_FINISH_HOURS} Stunden zum Ansehen.`,
  toFinish: 'zum Ansehen.',
  order: {
    title: (title: string) => `${title} leihen`,
    pay: 'Bezahlen',
    credit: 'Freie Leihe verwenden',
    creditPrice: 'Kostenlos, in diesem Monat noch eine Leihe frei',
    nextCredit: (date: string) =>
      `Die freie Leihe dieses Monats ist verbraucht. Die nächste gibt es am ${date}.`,
    total: (price: string, tax: string) => `${price}${tax}, einmalig. Es entsteht kein Abonnement.`,
    free: 'Es wird nichts berechnet. Sie verwenden Ihre freie Leihe dieses Monats.',
    by: (method: string) => `Bezahlt wird mit ${method}.`,
    slow: 'Eine Lastschrift braucht einige Tage. Sie können den Titel ansehen, sobald die Zahlung eingegangen ist.',
    change: 'Ändern',
    consent:
      'Ich stimme ausdrücklich zu, dass Sie vor Ablauf der Widerrufsfrist beginnen, und weiß, dass damit mein Widerrufsrecht für diesen Titel erlischt.',
    submitPaid: 'Zahlungspflichtig bestellen',
    submitPaidNote: '',
    submitFree: 'Kostenlos leihen',
    busy: 'Einen Moment...',
    done: 'Geliehen. Die Bestätigung haben wir Ihnen per E-Mail geschickt.',
  },
  begin: {
    title: (title: string) => `${title} starten?`,
    text: (until: string) =>
      `Sie können bis zum ${until} starten. Danach haben Sie ${RENTAL_FINISH_HOURS} Stunden Zeit, in denen Sie den Titel beliebig oft ansehen können.`,
    now: 'Jetzt starten',
    later: 'Später',
  },
  errors: {
    no_credit: 'Ihre freie Leihe dieses Monats ist schon verbraucht.',
    payment_pending:
      'Ihre Zahlung wird bearbeitet. Sie können den Titel ansehen, sobald sie eingegangen ist; Sie müssen nicht noch einmal bestellen.',
    no_subscription: 'Zum Leihen brauchen Sie eine laufende Mitgliedschaft.',
    not_available_here: 'Dieser Titel ist in Ihrem Land derzeit nicht verfügbar.',
    not_playable: 'Dieser Titel wird noch vorbereitet und kann noch nicht geliehen werden.',
    kids_locked: 'Solange die Kindersicherung an ist, können Sie nichts leihen.',
    no_payment_method: 'Sie haben keine Zahlungsart hinterlegt. Bitte fügen Sie in Ihrem Konto eine hinzu.',
    other: 'Es wurde nichts geliehen und nichts berechnet. Bitte versuchen Sie es noch einmal.',
  },
  toBilling: 'Zu Ihren Zahlungsarten',
  account: {
    title: 'Leihtitel',
    credit: 'In diesem Monat ist noch eine Leihe frei.',
    creditUsed: (date: string) =>
      `Die freie Leihe dieses Monats ist verbraucht. Die nächste gibt es am ${date}.`,
    none: 'Sie haben noch nichts geliehen.',
    over: (date: string) => `abgelaufen, geliehen am ${date}`,
    open: (left: string, until: string) => `${left} zum Starten, bis zum ${until}`,
    running: (left: string, until: string) => `${left}, bis ${until}`,
    unknown: 'Ein Titel, der nicht mehr verfügbar ist',
  },
}
