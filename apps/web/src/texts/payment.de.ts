/** Cards and what banks say of them: at sign-up and in the account. @spec accounts 2, 5 */
import type { paymentEn } from './payment.en.ts'

export const paymentDe: typeof paymentEn = {
  sandbox: 'Dies ist eine Vorführung: Nur Testkarten gelten, zum Beispiel 4242 4242 4242 4242.',
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
  },
  declines: {
    card_declined: 'Die Karte wurde abgelehnt. Bitte nehmen Sie eine andere.',
    insufficient_funds: 'Die Karte ist nicht gedeckt. Bitte nehmen Sie eine andere.',
    expired_card: 'Die Karte ist abgelaufen. Bitte nehmen Sie eine andere.',
    incorrect_cvc: 'Die Prüfnummer stimmt nicht.',
    authentication_required: 'Die Zahlung wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
    processing_error: 'Die Karte ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal.',
  },
  declined: 'Die Zahlungsart ließ sich nicht bestätigen. Bitte nehmen Sie eine andere.',
  challenge: {
    title: 'Mit Ihrer Bank bestätigen',
    text: 'Ihre Bank fragt, ob Sie es sind, der diese Karte hinterlegt. Heute wird nichts abgebucht.',
    approve: 'Ja, das bin ich',
    refuse: 'Ablehnen',
  },
}
