/** The pages on which somebody may come to pay: they alone let Stripe's form in. @spec decisions 14.21 */
import type { Site } from '@quintet/contracts/page'
import type { Config } from '@quintet/platform/config/config'

/** The sign-up, and the account's part about billing. */
function isPaymentPage({ pathname, searchParams }: URL): boolean {
  return pathname === '/signup' || searchParams.get('account') === 'billing'
}

/** What a page says of Stripe's form; null where payments are the sandbox. */
export function stripeOnPage({ stripe }: Pick<Config, 'stripe'>, url: URL): Site['stripe'] {
  return stripe && { publishableKey: stripe.publishableKey, isAllowedHere: isPaymentPage(url) }
}
