/** Payment methods and the banks' reasons for declining: at sign-up and in the account. */
import type { paymentEn } from './payment.en.ts'

export const paymentDe: typeof paymentEn = {
  sandbox: 'Dies ist eine Demo. Nur Testkarten funktionieren, zum Beispiel 4242 4242 4242 4242.',
  choices: {
    card: { name: 'Kreditkarte', text: 'Visa und Mastercard' },
    apple_pay: { name: 'Apple Pay', text: 'Karte aus Ihrem Wallet' },
    google_pay: { name: 'Google Pay', text: 'Karte aus Ihrem Wallet' },
    paypal: { name: 'PayPal', text: 'Freigabe bei PayPal' },
    sepa_debit: { name: 'SEPA-Lastschrift', text: 'Einzug von Ihrem Konto' },
    sofort: { name: 'Sofort', text: 'Überweisung mit Ihrem Online-Banking' },
  },
  notes: {
    apple_pay:
      'Dies ist eine Demo. Ihr Wallet wird nicht geöffnet, stattdessen wird eine Testkarte verwendet.',
    google_pay:
      'Dies ist eine Demo. Ihr Wallet wird nicht geöffnet, stattdessen wird eine Testkarte verwendet.',
    paypal:
      'Sie geben die Zahlung in einem eigenen Fenster frei. In dieser Demo ist das eine Testseite von uns, nicht PayPal.',
    sofort: 'Sie geben die Zahlung in Ihrem Online-Banking frei.',
  },
  sepa: {
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    sandbox: 'Dies ist eine Demo. Probieren Sie DE89 3704 0044 0532 0130 00; abgebucht wird nichts.',
    mandate: 'SEPA-Lastschriftmandat',
    mandateText: (creditor: string) =>
      `Sie ermächtigen ${creditor}, Zahlungen von Ihrem Konto mittels Lastschrift einzuziehen. Zugleich weisen Sie Ihre Bank an, diese Lastschriften einzulösen. Innerhalb von acht Wochen ab der Belastung können Sie die Erstattung verlangen; es gelten die mit Ihrer Bank vereinbarten Bedingungen.`,
    mandateNotice:
      'Betrag und Tag jeder Abbuchung kündigen wir spätestens einen Tag vorher an; die Bestätigung Ihrer Bestellung gilt als Ankündigung. Die Mandatsreferenz finden Sie danach in Ihrem Konto.',
    creditor: (id: string) => `Gläubiger-Identifikationsnummer: ${id}`,
  },
  card: {
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryHint: 'MM / JJ',
    cvc: 'Prüfnummer',
    name: 'Name auf der Karte',
  },
  cardErrors: {
    cardNumber: 'Bitte prüfen Sie die Kartennummer.',
    cardExpiry: 'Bitte prüfen Sie das Ablaufdatum.',
    cardCvc: 'Bitte prüfen Sie die Prüfnummer.',
    iban: 'Bitte prüfen Sie die IBAN.',
    ibanHolder: 'Bitte geben Sie den Kontoinhaber an.',
  },
  declines: {
    card_declined: 'Die Karte wurde abgelehnt. Bitte verwenden Sie eine andere.',
    insufficient_funds: 'Die Karte ist nicht gedeckt. Bitte verwenden Sie eine andere.',
    expired_card: 'Die Karte ist abgelaufen. Bitte verwenden Sie eine andere.',
    incorrect_cvc: 'Die Prüfnummer stimmt nicht.',
    authentication_required: 'Die Zahlung wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
    processing_error: 'Die Karte ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal.',
  },
  stripe: {
    loading: 'Das Zahlungsformular wird geladen.',
    failed:
      'Das Zahlungsformular ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung und ob ein Filter stripe.com sperrt.',
    tryAgain: 'Noch einmal versuchen',
    missing: (method: string) =>
      `${method} gibt es in diesem Browser nicht. Bitte gehen Sie zurück und wählen Sie eine andere Zahlungsart.`,
    confirmFirst: (method: string) => `Bitte bestätigen Sie zuerst mit ${method}.`,
    confirmed: (method: string) => `${method} ist hinterlegt. Sie können jetzt bestellen.`,
    privacy:
      'Was Sie hier eingeben, geht direkt an Stripe, unseren Zahlungsdienstleister. Wir erfahren nur, um welche Karte oder welches Konto es sich handelt.',
  },
  declined: 'Die Zahlungsart ließ sich nicht bestätigen. Bitte verwenden Sie eine andere.',
  challenge: {
    bank: {
      title: 'Mit Ihrer Bank bestätigen',
      text: 'Ihre Bank bittet Sie zu bestätigen, dass Sie diese Karte hinterlegen. Heute wird nichts abgebucht.',
    },
    apple_pay: {
      title: 'Apple Pay (Demo)',
      text: 'Die Testkarte Visa •••• 4242 hinterlegen? Es wird kein Geld bewegt.',
    },
    google_pay: {
      title: 'Google Pay (Demo)',
      text: 'Die Testkarte Visa •••• 4242 hinterlegen? Es wird kein Geld bewegt.',
    },
    paypal: {
      title: 'Bei PayPal freigeben',
      text: 'Öffnen Sie PayPal, geben Sie die Zahlung dort frei, und kommen Sie hierher zurück. Heute wird nichts abgebucht.',
    },
    approve: 'Ja, das bin ich',
    open: 'PayPal öffnen',
    waiting: 'Wir warten auf Ihre Freigabe im anderen Fenster.',
    refuse: 'Ablehnen',
  },
}
