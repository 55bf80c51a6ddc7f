/** Ways to pay and what banks say of them: at sign-up and in the account. */
export const paymentEn = {
  sandbox: 'This is a demonstration: only test cards work, such as 4242 4242 4242 4242.',
  choices: {
    card: { name: 'Credit card', text: 'Visa and Mastercard' },
    apple_pay: { name: 'Apple Pay', text: 'A card of your wallet' },
    google_pay: { name: 'Google Pay', text: 'A card of your wallet' },
    paypal: { name: 'PayPal', text: 'You approve at PayPal' },
    sepa_debit: { name: 'SEPA direct debit', text: 'Collected from your account' },
    sofort: { name: 'Sofort', text: 'A transfer by your online banking' },
  },
  notes: {
    apple_pay: 'This is a demonstration: your wallet is not opened, a test card stands in its place.',
    google_pay: 'This is a demonstration: your wallet is not opened, a test card stands in its place.',
    paypal:
      'You approve the payment in a window of its own. In this demonstration that is a test page of ours, not PayPal.',
    sofort: 'You approve the payment in your online banking.',
  },
  sepa: {
    holder: 'Account holder',
    iban: 'IBAN',
    sandbox: 'This is a demonstration: for example DE89 3704 0044 0532 0130 00. Nothing is collected.',
    mandate: 'SEPA direct debit mandate',
    mandateText: (creditor: string) =>
      `You authorise ${creditor} to collect payments from your account by direct debit, and your bank to honour these debits. Within eight weeks of a debit you can ask your bank for a refund, by the terms agreed with it.`,
    mandateNotice:
      'We announce amount and day of each debit at least one day before; the confirmation of your order counts as the announcement. The mandate’s reference then stands in your account.',
    creditor: (id: string) => `Creditor identifier: ${id}`,
  },
  card: {
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM / YY',
    cvc: 'Security code',
    name: 'Name on the card',
  },
  cardErrors: {
    cardNumber: 'Please check the card number.',
    cardExpiry: 'Please check the expiry date.',
    cardCvc: 'Please check the security code.',
    iban: 'Please check the IBAN.',
    ibanHolder: 'Please name the account holder.',
  },
  declines: {
    card_declined: 'The card was declined. Please try another one.',
    insufficient_funds: 'The card has insufficient funds. Please try another one.',
    expired_card: 'The card has expired. Please try another one.',
    incorrect_cvc: 'The security code is wrong.',
    authentication_required: 'The payment was not confirmed. Please try again.',
    processing_error: 'The card could not be checked. Please try again.',
  } as Record<string, string>,
  declined: 'The payment method could not be confirmed. Please try another one.',
  challenge: {
    bank: {
      title: 'Confirm with your bank',
      text: 'Your bank asks whether it is you who adds this card. Nothing is charged today.',
    },
    apple_pay: {
      title: 'Apple Pay (demonstration)',
      text: 'Add the test card Visa •••• 4242? No money moves.',
    },
    google_pay: {
      title: 'Google Pay (demonstration)',
      text: 'Add the test card Visa •••• 4242? No money moves.',
    },
    paypal: {
      title: 'Approve at PayPal',
      text: 'Open PayPal, approve there, and come back here. Nothing is charged today.',
    },
    approve: 'Yes, it is me',
    open: 'Open PayPal',
    waiting: 'We are waiting for your approval in the other window.',
    refuse: 'Refuse',
  },
}
