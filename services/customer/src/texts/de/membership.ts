import type { membership as english } from '../en/membership.ts'

export const membership: typeof english = {
  toAccount: 'Zum Konto',
  toPayment: 'Zahlungsart prüfen',
  toCancellation: 'Kündigen ohne Anmeldung:',
  plan: 'Tarif',
  price: 'Preis',
  nextPayment: 'Nächste Zahlung',
  paymentMethod: 'Zahlungsart',
  term: 'Laufzeit und Kündigung',
  trialEnds: {
    subject: (day) => `Ihre Testzeit endet am ${day}`,
    title: (day) => `Ihre Testzeit endet am ${day}.`,
    goesOn: (price) =>
      `Gefällt es Ihnen? Dann müssen Sie nichts tun. Ab diesem Tag kostet Ihre Mitgliedschaft ${price}.`,
    firstPayment: 'Erste Zahlung',
    free: (day) => `Wenn Sie bis zum ${day} kündigen, zahlen Sie nichts.`,
  },
  planChanged: {
    subject: (day) => `Ihr Tarif ab dem ${day}`,
    title: (day) => `Ihr neuer Tarif gilt ab dem ${day}.`,
  },
  coupon: (times, then) =>
    `Mit Ihrem Gutschein gilt dieser Preis für ${times === 1 ? 'eine Zahlung' : `${times} Zahlungen`}, danach ${then}.`,
  discountEnds: {
    subject: (day) => `Ab ${day} kostet Ihre Mitgliedschaft wieder den vollen Preis`,
    title: (day) => `Ihr Gutschein gilt bis zum ${day}.`,
    full: (price) => `Von diesem Tag an kostet Ihre Mitgliedschaft ${price}.`,
    free: (day) => `Wenn Sie das nicht möchten, kündigen Sie bis zum ${day}.`,
  },
  priceChanged: {
    subject: (brand, day) => `Der Preis Ihrer Mitgliedschaft bei ${brand} ab ${day}`,
    title: (day) => `Ab ${day} ändert sich Ihr Preis.`,
    until: 'Ihr Preis bis dahin',
    from: (day) => `Ihr Preis ab ${day}`,
    right: (day) =>
      `Sind Sie einverstanden, müssen Sie nichts tun. Wenn nicht, können Sie die Mitgliedschaft bis zum ${day} kostenlos und ohne Angabe von Gründen beenden: in Ihrem Konto oder auf der Seite unten. Bis dahin zahlen Sie, was Sie jetzt zahlen.`,
  },
  cancelled: {
    subject: (brand, day) => `Ihre Kündigung: ${brand} endet am ${day}`,
    title: 'Ihre Kündigung ist bestätigt.',
    ends: 'Ihre Mitgliedschaft endet am',
    refund: 'Dann erstatten wir',
    until: (erased) =>
      `Bis dahin ändert sich nichts, danach buchen wir nichts mehr ab. Ihr Konto mit allen Profilen, Favoriten und Verläufen können Sie noch bis zum ${erased} ansehen und herunterladen; dann löschen wir es. Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.`,
    atOnce: (erased) =>
      `Wir buchen nichts mehr ab. Ihr Konto mit allen Profilen, Favoriten und Verläufen können Sie noch bis zum ${erased} ansehen und herunterladen; dann löschen wir es. Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.`,
    undo: 'Sie haben es sich anders überlegt? Bis zum Ende der Mitgliedschaft können Sie die Kündigung in Ihrem Konto zurücknehmen.',
    again: 'Sie haben es sich anders überlegt? Bis dahin können Sie in Ihrem Konto wieder Mitglied werden.',
  },
  extended: {
    subject: (day) => `Ihre Mitgliedschaft läuft jetzt bis ${day}`,
    title: 'Wir haben Ihre Mitgliedschaft verlängert.',
    gift: (day) =>
      `Das kostet Sie nichts: Der laufende Zeitraum reicht jetzt bis zum ${day}, und die nächste Zahlung verschiebt sich entsprechend.`,
  },
  paused: {
    subject: (from, until) => `Ihre Pause vom ${from} bis ${until}`,
    title: 'Ihre Pause ist geplant.',
    rests: (from, until) =>
      `Bis zum ${from} bleibt alles, wie es ist. Von da an bis zum ${until} buchen wir nichts ab, und Sie können nichts abspielen. Ihre Profile, Favoriten und Verläufe bleiben.`,
    goesOn: (until, price) => `Am ${until} läuft Ihre Mitgliedschaft automatisch weiter, für ${price}.`,
    undo: 'Sie können die Pause in Ihrem Konto aufheben oder früher beenden. Wenn Sie während der Pause kündigen, endet die Mitgliedschaft sofort, und Sie zahlen nichts mehr.',
  },
  pauseEnds: {
    subject: (day) => `Ihre Pause endet am ${day}`,
    title: (day) => `Am ${day} läuft Ihre Mitgliedschaft weiter.`,
    goesOn: (price) => `Dann können Sie wieder alles abspielen. Ihre Mitgliedschaft kostet ${price}.`,
    free: (day) => `Wenn Sie bis zum ${day} kündigen, zahlen Sie nichts mehr.`,
  },
  unpaused: {
    subject: 'Ihre Pause ist aufgehoben',
    title: 'Ihre Mitgliedschaft läuft ohne Pause weiter.',
  },
  timeGivenBack: {
    subject: (brand) => `${brand} läuft wieder, und Sie verlieren keine Zeit`,
    title: 'Wir geben Ihnen die Zeit zurück.',
    away: (brand, from, until) =>
      `${brand} war vom ${from} bis zum ${until} außer Betrieb. Das tut uns leid. Für diese Zeit zahlen Sie nichts.`,
    moved: (day) => `Ihr laufender Zeitraum reicht jetzt bis zum ${day}.`,
    ends: (day) => `Ihre Mitgliedschaft läuft jetzt bis zum ${day} und endet dann wie vorgesehen.`,
    next: (day, price) =>
      `Die nächste Zahlung über ${price} ist am ${day} fällig. Bis dahin können Sie kündigen.`,
    payBy: (day) => `Für Ihre offene Zahlung haben Sie jetzt bis zum ${day} Zeit.`,
  },
  rentalsExtended: {
    subject: (brand) => `${brand} läuft wieder, mit mehr Zeit für Ihre Leihtitel`,
    title: 'Mehr Zeit für Ihre Leihtitel.',
    away: (brand, from, until) =>
      `${brand} war vom ${from} bis zum ${until} außer Betrieb. Das tut uns leid.`,
    longer: (days) =>
      `Was Sie geliehen hatten, steht Ihnen ${days} Tage länger offen, auch wenn die Frist inzwischen abgelaufen ist.`,
    upTo: (days) =>
      `Was Sie geliehen hatten, steht Ihnen bis zu ${days} Tage länger offen, auch wenn die Frist inzwischen abgelaufen ist. ` +
      'Für Titel, die Sie in dieser Zeit geliehen haben, zählen die Tage seither.',
  },
  gifted: {
    subject: (day) => `Ihr Geschenk: Mitgliedschaft bis ${day}`,
    title: (months) => (months === 1 ? 'Ein Monat geschenkt.' : `${months} Monate geschenkt.`),
    goesOn: (day) =>
      `Das kostet Sie nichts: Der laufende Zeitraum reicht jetzt bis zum ${day}, und die nächste Zahlung verschiebt sich entsprechend.`,
    ends: (day) =>
      `Das kostet Sie nichts: Ihre Mitgliedschaft läuft bis zum ${day} und endet dann automatisch. Wenn Sie danach bleiben möchten, bestellen Sie in Ihrem Konto.`,
  },
  withdrawn: {
    subject: (brand) => `Ihr Widerruf: Ihre ${brand}-Mitgliedschaft ist beendet`,
    title: 'Ihr Widerruf ist bestätigt.',
    ended: (erased) =>
      `Ihre Mitgliedschaft ist beendet. Ihre Zahlungen erstatten wir vollständig binnen 14 Tagen über dasselbe Zahlungsmittel. Was in Ihrem Konto steht, können Sie bis zum ${erased} ansehen und herunterladen; dann löschen wir es.`,
  },
  endedUnpaid: {
    subject: (brand) => `Ihre ${brand}-Mitgliedschaft ist beendet`,
    title: 'Ihre Mitgliedschaft ist beendet.',
    unpaid:
      'Ihre letzte Zahlung ist ausgeblieben. Wir buchen nichts mehr ab, und Sie schulden uns nichts. In Ihrem Konto können Sie die Mitgliedschaft jederzeit neu beginnen; Ihre Profile und Favoriten sind noch da.',
  },
  reminder: {
    subject: (title, time) => `${title} beginnt um ${time} Uhr`,
    title: (title) => `„${title}“ beginnt gleich.`,
    text: (title, time) =>
      `Sie wollten erinnert werden: „${title}“ beginnt um ${time} Uhr. Wenn Sie später einschalten, sehen Sie die Aufzeichnung.`,
    button: 'Zur Übertragung',
  },
  rented: {
    subject: (title) => `Ihr Leihtitel: ${title}`,
    title: (title) => `„${title}“ liegt bereit.`,
    free: (amount) => `${amount} (freie Leihe des Monats)`,
    startBy: 'Starten bis',
    onceStarted: 'Nach dem Start',
    hours: (hours) => `${hours} Stunden zum Ansehen`,
    withdrawal:
      'Sie haben ausdrücklich zugestimmt, dass wir vor Ablauf der Widerrufsfrist beginnen, und bestätigt, dass Ihr Widerrufsrecht für diesen Titel damit erlischt. Das bestätigen wir Ihnen hiermit.',
  },
}
