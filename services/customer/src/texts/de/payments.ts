import type { payments as english } from '../en/payments.ts'

export const payments: typeof english = {
  amount: 'Betrag',
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  paid: {
    subject: (reference) => `Ihre Rechnung ${reference}`,
    title: 'Danke für Ihre Zahlung.',
    by: 'Bezahlt mit',
    until: 'Bezahlt bis',
    attached: 'Die Rechnung hängt als PDF an und liegt in Ihrem Konto.',
  },
  announced: {
    subject: (price, day) => `Wir buchen am ${day} ${price} ab`,
    title: (price, day) => `Wir buchen am ${day} ${price} ab.`,
    renews:
      'Damit verlängert sich Ihre Mitgliedschaft. Sie müssen nichts tun; bitte sorgen Sie für ausreichende Deckung.',
    day: 'Abbuchung am',
    mandate: 'Mandatsreferenz',
    creditor: 'Gläubiger-ID',
  },
  failed: {
    returned: (reference) =>
      `Ihre Bank hat unsere Lastschrift zurückgegeben. Die Rechnung ist durch die Rechnungskorrektur ${reference} aufgehoben, die als PDF anhängt.`,
    subject: 'Ihre Zahlung ist fehlgeschlagen',
    title: 'Ihre Zahlung ist fehlgeschlagen.',
    retry: (amount, next, end) =>
      `Wir konnten ${amount} nicht abbuchen. Am ${next} versuchen wir es noch einmal. Bis zum ${end} können Sie alles weiter nutzen.`,
    noRetry: (amount, end) =>
      `Wir konnten ${amount} nicht abbuchen, und Ihre Bank lässt keinen weiteren Versuch mit dieser Zahlungsart zu. Bis zum ${end} können Sie alles weiter nutzen.`,
    remedy: (end) =>
      `Bitte prüfen Sie Ihre Zahlungsart oder hinterlegen Sie eine andere, von der wir dann sofort abbuchen. Ohne Zahlung endet Ihre Mitgliedschaft am ${end}.`,
  },
  refunded: {
    subject: (amount) => `Ihre Erstattung über ${amount}`,
    title: (amount) => `Wir erstatten Ihnen ${amount}.`,
    to: 'Erstattet auf',
    attached: 'Das Geld ist spätestens in 14 Tagen bei Ihnen. Die Rechnungskorrektur hängt als PDF an.',
  },
  methodLost: {
    subject: 'Ihre Zahlungsart gilt nicht mehr',
    title: 'Ihre Zahlungsart gilt nicht mehr.',
    disputed: (method) =>
      `Ihre Bank hat uns gemeldet, dass Sie einer Zahlung mit ${method} widersprochen haben. Wir buchen darüber nichts mehr ab.`,
    revoked: (method) =>
      `${method} wurde bei Ihrer Bank oder Ihrem Zahlungsdienst entfernt. Wir können darüber nichts mehr abbuchen.`,
    next: (price, day, method) => `Die nächste Zahlung (${price} am ${day}) buchen wir über ${method} ab.`,
    none: (price, day) =>
      `Die nächste Zahlung (${price}) ist am ${day} fällig. Bitte hinterlegen Sie bis dahin eine andere Zahlungsart. Bis dahin ändert sich nichts.`,
  },
  takenBack: {
    subject: (amount) => `Ihre Bank hat ${amount} zurückgebucht`,
    title: (amount) => `Ihre Bank hat ${amount} zurückgebucht.`,
    corrected: (reference) =>
      `Die Rechnung ist durch die Rechnungskorrektur ${reference} aufgehoben, die als PDF anhängt.`,
    ended:
      'Der laufende Zeitraum ist damit nicht mehr bezahlt, und Ihre Mitgliedschaft endet heute. In Ihrem Konto können Sie sie jederzeit neu beginnen; Ihre Profile und Favoriten sind noch da.',
  },
  dispute: {
    member: 'Mitglied',
    reason: 'Grund (Stripe)',
    due: 'Antwort bis',
    id: 'Vorgang',
    charge: 'Zahlung',
    open: {
      title: 'Eine Zahlung wird bestritten',
      text: 'Die Bank hat das Geld vorläufig zurückgeholt. Die Zahlungsart ist aus dem Konto entfernt, damit darüber nichts weiter abgebucht wird; der Zugang bleibt bis zur Entscheidung. Belege reichen Sie im Dashboard des Zahlungsdienstes ein.',
    },
    inquiry: {
      title: 'Eine Bank fragt nach einer Zahlung',
      text: 'Zurückgeholt hat sie noch nichts; ohne Antwort kann es dazu kommen. Die Zahlungsart ist vorsorglich aus dem Konto entfernt, der Zugang bleibt. Beantworten Sie die Rückfrage im Dashboard des Zahlungsdienstes.',
    },
    inquiryOver: {
      title: 'Die Rückfrage einer Bank ist erledigt',
      text: 'Zurückgeholt wurde nichts. Rechnung und Mitgliedschaft bleiben, wie sie sind.',
    },
    won: {
      title: 'Eine bestrittene Zahlung bleibt bei uns',
      text: 'Die Bank hat für uns entschieden. Rechnung und Mitgliedschaft bleiben, wie sie sind.',
    },
    lost: {
      title: 'Eine bestrittene Zahlung ist zurückgegangen',
      text: 'Die Bank hat für den Zahler entschieden. Eine Rechnungskorrektur berichtigt die Rechnung; galt sie dem laufenden Zeitraum, ist die Mitgliedschaft beendet.',
    },
  },
}
