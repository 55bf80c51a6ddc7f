import { Problem } from '@quintet/contracts/problem'
import type { StripeLibrary } from './library.ts'

/** Throws `provider_unavailable` if the provider does not respond; rethrows our own faults. */
export async function available<T>(
  library: () => Promise<StripeLibrary>,
  ask: (library: StripeLibrary) => Promise<T>,
): Promise<T> {
  const opened = await library()
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = opened.errors
  try {
    return await ask(opened)
  } catch (error) {
    const isDown = [StripeConnectionError, StripeRateLimitError, StripeAPIError].some(
      (kind) => error instanceof kind,
    )
    throw isDown ? new Problem('provider_unavailable') : error
  }
}
