/** Payment methods and the banks' reasons for declining: at sign-up and in the account. */
export const paymentEn = {
  sandbox: 'This is a demo. Only test cards work, such as 4242 4242 4242 4242.',
  choices: {
    card: { name: 'Credit card', text: 'Visa and Mastercard' },
    apple_pay: { name: 'Apple Pay', text: 'A card from your wallet' },
    google_pay: { name: 'Google Pay', text: 'A card from your wallet' },
    paypal: { name: 'PayPal', text: 'You approve at PayPal' },
    sepa_debit: { name: 'SEPA direct debit', text: 'Collected from your account' },
    sofort: { name: 'Sofort', text: 'A transfer through your online banking' },
  },
  notes: {
    apple_pay: 'This is a demo. Your wallet is not opened; a test card is used instead.',
    google_pay: 'This is a demo. Your wallet is not opened; a test card is used instead.',
    paypal:
      'You approve the payment in a separate window. In this demo, that is our own test page, not PayPal.',
    sofort: 'You approve the payment in your online banking.',
  },
  sepa: {
    holder: 'Account holder',
    iban: 'IBAN',
    sandbox: 'This is a demo. Try DE89 3704 0044 0532 0130 00; nothing is collected.',
    mandate: 'SEPA direct debit mandate',
    mandateText: (creditor: string) =>
      `You authorise ${creditor} to collect payments from your account by direct debit, and your bank to honour these debits. Within eight weeks of a debit you can ask your bank for a refund, subject to your agreement with the bank.`,
    mandateNotice:
      'We announce the amount and date of each debit at least one day in advance; your order confirmation counts as the announcement. You will find the mandate reference in your account.',
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
    ibanHolder: 'Please enter the account holder.',
  },
  declines: {
    card_declined: 'The card was declined. Please try another one.',
    insufficient_funds: 'The card has insufficient funds. Please try another one.',
    expired_card: 'The card has expired. Please try another one.',
    incorrect_cvc: 'The security code is wrong.',
    authentication_required: 'The payment was not confirmed. Please try again.',
    processing_error: 'The card could not be checked. Please try again.',
  } as Record<string, string>,
  stripe: {
    loading: 'The payment form is loading.',
    failed:
      'The payment form did not load. Please check your connection and whether a filter blocks stripe.com.',
    tryAgain: 'Try again',
    missing: (method: string) =>
      `${method} is not available in this browser. Please go back and choose another way to pay.`,
    confirmFirst: (method: string) => `Please confirm with ${method} first.`,
    confirmed: (method: string) => `${method} is set up. You can order now.`,
    privacy:
      'What you enter here goes straight to Stripe, our payment provider. We only see which card or account it is.',
  },
  declined: 'The payment method could not be confirmed. Please try another one.',
  challenge: {
    bank: {
      title: 'Confirm with your bank',
      text: 'Your bank asks you to confirm that you are adding this card. Nothing is charged today.',
    },
    apple_pay: {
      title: 'Apple Pay (demo)',
      text: 'Add the test card Visa •••• 4242? No money moves.',
    },
    google_pay: {
      title: 'Google Pay (demo)',
      text: 'Add the test card Visa •••• 4242? No money moves.',
    },
    paypal: {
      title: 'Approve at PayPal',
      text: 'Open PayPal, approve the payment there, and come back here. Nothing is charged today.',
    },
    approve: 'Yes, that’s me',
    open: 'Open PayPal',
    waiting: 'We are waiting for your approval in the other window.',
    refuse: 'Refuse',
  },
}
