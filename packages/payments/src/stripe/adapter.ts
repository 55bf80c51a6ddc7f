/**
 * The payment port over Stripe's API and official library; the sandbox answers the same calls. The two differ only in `send`, which
 * replaces the network of Stripe.
 * @spec decisions 3.24
 */
import type { PaymentType } from '@quintet/domain/money/payment'
import type { Database } from '@quintet/platform/db/database'
import type { PaymentProvider, Payments } from '../port.ts'
import { answered } from './answered.ts'
import { subjectOf } from './events.ts'
import { openStripeLibrary, type SendRequest } from './library.ts'
import { stripeOrders } from './orders.ts'
import { stripePayouts } from './payouts.ts'
import { stripeSetups } from './setups.ts'

/** Older events are rejected, so that an intercepted one cannot be replayed later. */
const EVENT_TOLERANCE_SECONDS = 300

const DASHBOARD = 'https://dashboard.stripe.com'

/** Stripe discontinued Sofort on 31 March 2025. @spec decisions 3.25 */
const OFFERS: readonly PaymentType[] = ['card', 'sepa_debit', 'paypal']

export type StripeSettings = {
  db: Database
  provider: PaymentProvider
  key: string
  /** For the provider's own form on the page. */
  publishableKey?: string
  /** Null if there is no webhook yet; then every event is rejected. */
  webhookSecret: () => Promise<string | null>
  /** Replaces the network. */
  send?: SendRequest
  /** The origin of the API; null for Stripe itself. */
  apiOrigin?: string | null
}

export function openStripe({
  db,
  provider,
  key,
  publishableKey,
  webhookSecret,
  send,
  apiOrigin,
}: StripeSettings): Payments {
  const library = openStripeLibrary({ key, send, apiOrigin })
  return {
    provider,
    offers: OFFERS,
    provesPerson: () => true,
    ...stripeSetups({ db, provider, publishableKey, library }),
    ...stripeOrders(library),
    ...stripePayouts(library),
    async forgetCustomer(customer) {
      const outcome = await answered(library, async ({ stripe }) => {
        await stripe.customers.del(customer)
        return null
      })
      return outcome === null || outcome.state === 'failed'
    },
    disputePage: (id) =>
      provider === 'stripe' ? `${DASHBOARD}${key.includes('_live_') ? '' : '/test'}/disputes/${id}` : null,
    async readEvent(body, signature, now) {
      const { webhooks, errors } = await library()
      const secret = await webhookSecret()
      if (secret === null) return null
      try {
        const event = webhooks.constructEvent(
          body,
          signature ?? '',
          secret,
          EVENT_TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        )
        const { id, type, created } = event
        return { id, type, createdAt: new Date(created * 1000), about: subjectOf(event) }
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null
        throw error
      }
    },
  }
}
