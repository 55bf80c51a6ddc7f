/** Maps Stripe's failure codes to those that the product shows. @spec decisions 8.2 */

/** Stripe's codes for a failed bank authentication, at set-up and at a charge. */
const UNAUTHENTICATED = new Set([
  'setup_intent_authentication_failure',
  'payment_intent_authentication_failure',
])

/** The general code says only that a card was declined; the bank's own code is used if it gave one. */
export function declineCode(code: string | undefined, bankCode: string | undefined): string {
  const known = code ?? 'card_declined'
  if (UNAUTHENTICATED.has(known)) return 'authentication_required'
  return known === 'card_declined' && bankCode && bankCode !== 'generic_decline' ? bankCode : known
}
