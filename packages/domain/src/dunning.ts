/** What follows a failed charge. @spec decisions 3.20 */

const DAY_MS = 24 * 60 * 60 * 1000

/** Days after the first failure on which the charge is tried again; after the last one the subscription ends. */
export const RETRY_DAYS = [1, 3, 7] as const

/** Declines that no repetition turns, by Stripe's codes: the member has to act. */
const HARD_DECLINES = new Set([
  'authentication_required',
  'expired_card',
  'highest_risk_level',
  'incorrect_account_details',
  'incorrect_number',
  'invalid_account',
  'lost_card',
  'no_payment_method',
  'payment_method_provider_decline',
  'pickup_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'transaction_not_allowed',
])

export function isHardDecline(code: string): boolean {
  return HARD_DECLINES.has(code)
}

/** When a charge that failed `failures` times is tried again; null after the last time, and after a hard decline. */
export function retryAt(firstFailure: Date, failures: number, code: string): Date | null {
  const days = isHardDecline(code) ? undefined : RETRY_DAYS[failures - 1]
  return days === undefined ? null : new Date(firstFailure.getTime() + days * DAY_MS)
}

/** When an unpaid subscription ends: with the last day on which it could be tried. */
export function dunningEnd(firstFailure: Date): Date {
  return new Date(firstFailure.getTime() + RETRY_DAYS[2] * DAY_MS)
}
