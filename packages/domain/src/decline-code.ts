/** Stripe's codes of failures, as the product tells them. @spec decisions 8.2 */

/** What a refused question of the bank is called at a set-up and at a charge. */
const UNAUTHENTICATED = new Set([
  'setup_intent_authentication_failure',
  'payment_intent_authentication_failure',
])

/** The general code says only that a card was declined; where the bank said why, that is told. */
export function declineCode(code: string | undefined, bankCode: string | undefined): string {
  const known = code ?? 'card_declined'
  if (UNAUTHENTICATED.has(known)) return 'authentication_required'
  return known === 'card_declined' && bankCode && bankCode !== 'generic_decline' ? bankCode : known
}
