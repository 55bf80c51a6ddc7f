import { declineCode } from '@quintet/domain/money/decline-code'
import type { Outcome } from '../port.ts'
import type { StripeLibrary } from './library.ts'

const SERVER_ERROR = 500

/** Errors about the object of a request, not its form; any other invalid request is our own fault. */
const REFUSALS = new Set([
  'resource_missing',
  'charge_already_refunded',
  'charge_disputed',
  'refund_disputed_payment',
])

/** Converts the library's errors to an outcome; rethrows our own faults (a wrong key, a misspelt field). */
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
    // There was no response, a rate limit, or a request with the same key in progress.
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
