import { declineCode } from '@quintet/domain/decline-code'
import type { Outcome } from '../port.ts'
import type { StripeLibrary } from './library.ts'

const SERVER_ERROR = 500

/** Refused for what it is about, not for how it was asked; anything else is a fault of ours. */
const REFUSALS = new Set([
  'resource_missing',
  'charge_already_refunded',
  'charge_disputed',
  'refund_disputed_payment',
])

/** Turns what the library throws into an outcome; faults of ours (a wrong key, a misspelt field) go on. */
export async function answered<T>(
  library: () => Promise<StripeLibrary>,
  ask: (library: StripeLibrary) => Promise<T>,
): Promise<T | Outcome> {
  const opened = await library()
  const { errors } = opened
  try {
    return await ask(opened)
  } catch (error) {
    if (error instanceof errors.StripeCardError)
      return {
        state: 'failed',
        code: declineCode(error.code, error.decline_code),
        reference: error.payment_intent?.id ?? null,
      }
    // Not heard, refused for the moment, or the same key is under way.
    if (
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeRateLimitError ||
      error instanceof errors.StripeIdempotencyError
    )
      return { state: 'unknown', keyIsSpent: false }
    if (error instanceof errors.StripeAPIError && (error.statusCode ?? 0) >= SERVER_ERROR)
      return { state: 'unknown', keyIsSpent: true }
    if (error instanceof errors.StripeInvalidRequestError && error.code && REFUSALS.has(error.code))
      return { state: 'failed', code: error.code, reference: null }
    throw error
  }
}
