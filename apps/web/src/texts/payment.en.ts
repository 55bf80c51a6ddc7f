/** Cards and what banks say of them: at sign-up and in the account. @spec accounts 2, 5 */

export const paymentEn = {
  sandbox: 'This is a demonstration: only test cards work, such as 4242 4242 4242 4242.',
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
    title: 'Confirm with your bank',
    text: 'Your bank asks whether it is you who adds this card. Nothing is charged today.',
    approve: 'Yes, it is me',
    refuse: 'Refuse',
  },
}
