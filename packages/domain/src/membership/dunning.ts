/** Dunning: what follows a failed charge. @spec decisions 3.20 */
import { DAY_MS } from '../basics/milliseconds.ts'

/** Days after the first failure on which the charge is retried; the subscription ends after the last retry. */
export const RETRY_DAYS = [1, 3, 7] as const

/** Stripe's codes for declines that no retry can resolve: the member has to act. */
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

/** Returns when to retry a charge that has failed `failures` times; null after the last retry or a hard decline. */
export function retryAt(firstFailure: Date, failures: number, code: string): Date | null {
  const days = isHardDecline(code) ? undefined : RETRY_DAYS[failures - 1]
  return days === undefined ? null : new Date(firstFailure.getTime() + days * DAY_MS)
}

/** Returns when an unpaid subscription ends: on the day of the last retry. */
export function dunningEnd(firstFailure: Date): Date {
  return new Date(firstFailure.getTime() + RETRY_DAYS[2] * DAY_MS)
}
