/** Selects the payment provider of this installation. @spec decisions 3.24, decisions 14.20 */
import type { Clock } from '@quintet/platform/clock/clock'
import type { Config } from '@quintet/platform/config/config'
import type { Database } from '@quintet/platform/db/database'
import type { PaymentProvider, Payments } from './port.ts'
import { openSandbox, type Sandbox } from './sandbox/sandbox.ts'
import { openStripe } from './stripe/adapter.ts'

export type OpenPayments = {
  payments: Payments
  /** The controls of the sandbox; null if a real provider is in use. */
  sandbox: Sandbox | null
}

/** Returns the provider that the settings select, without opening it, and whether it moves real money. */
export function chosenPayments({ stripe }: Pick<Config, 'stripe'>): {
  provider: PaymentProvider
  isReal: boolean
} {
  return stripe ? { provider: 'stripe', isReal: stripe.isLive } : { provider: 'sandbox', isReal: false }
}

export function openPayments({ stripe }: Pick<Config, 'stripe'>, db: Database, clock: Clock): OpenPayments {
  if (!stripe) return openSandbox(db, clock)
  const { secretKey, publishableKey, webhookSecret, apiOrigin } = stripe
  return {
    payments: openStripe({
      db,
      provider: 'stripe',
      key: secretKey,
      publishableKey,
      webhookSecret: () => Promise.resolve(webhookSecret),
      apiOrigin,
    }),
    sandbox: null,
  }
}
