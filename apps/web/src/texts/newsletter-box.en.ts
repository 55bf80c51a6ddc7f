/** The footer's newsletter form, loaded with the footer. */
export const newsletterBoxEn = {
  label: 'Newsletter',
  email: 'Email',
  subscribe: 'Subscribe',
  busy: 'One moment...',
  consent: ['New titles about once a month. Unsubscribe with one click. See our ', 'privacy policy', '.'],
  sent: 'Almost done: please confirm your address with the email we have just sent you.',
  failed: 'We could not sign you up for the newsletter. Please try again.',
}
