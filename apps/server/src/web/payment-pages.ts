/** The pages on which somebody may pay; only these allow Stripe's form. @spec decisions 14.21 */
import type { Site } from '@quintet/contracts/page'
import type { Config } from '@quintet/platform/config/config'

/** The sign-up, and the account's billing section. */
function isPaymentPage({ pathname, searchParams }: URL): boolean {
  return pathname === '/signup' || searchParams.get('account') === 'billing'
}

/** Returns a page's data for Stripe's form; null if the payment sandbox is used. */
export function stripeOnPage({ stripe }: Pick<Config, 'stripe'>, url: URL): Site['stripe'] {
  return stripe && { publishableKey: stripe.publishableKey, isAllowedHere: isPaymentPage(url) }
}
