/** Set-ups through Stripe's API: a customer and a SetupIntent, which the page confirms with the provider. @spec decisions 8.1 */
import { declineCode } from '@quintet/domain/money/decline-code'
import { PAYMENT_TYPES, WALLETS } from '@quintet/domain/money/payment'
import type { Stripe } from 'stripe'
import type { Database } from '@quintet/platform/db/database'
import type { MethodFacts } from '@quintet/platform/db/columns'
import type { PaymentProvider, Payments } from '../port.ts'
import { findSetup, insertSetup, noteSetup, type SetupState } from '../setups.ts'
import { available } from './available.ts'
import type { StripeLibrary } from './library.ts'

/** Someone is waiting at the page, so the library retries at once with the same idempotency key. */
const RETRIES = { maxNetworkRetries: 2 }
/** The country if neither the member nor the payment method gives one. @spec decisions 8.4 */
const PRESET_COUNTRY = 'DE'

type Parts = {
  db: Database
  provider: PaymentProvider
  publishableKey: string | undefined
  library: () => Promise<StripeLibrary>
}

export function stripeSetups({
  db,
  provider,
  publishableKey,
  library,
}: Parts): Pick<Payments, 'createSetup' | 'refreshSetup'> {
  return {
    createSetup: ({ type, mandate, browserHash }, now) =>
      available(library, async ({ stripe }) => {
        // Without personal data: the owner's details stay with the payment method.
        const customer = await stripe.customers.create({}, RETRIES)
        const { id: setupId, client_secret: clientSecret } = await stripe.setupIntents.create(
          {
            customer: customer.id,
            allowed_payment_method_types: [type],
            usage: 'off_session',
            ...(type === 'sepa_debit'
              ? { metadata: { creditor: mandate.creditorId ?? '', mandate_text: mandate.textVersion } }
              : {}),
          },
          RETRIES,
        )
        if (clientSecret === null) throw new Error(`The set-up ${setupId} has no client secret.`)
        await insertSetup(db, { id: setupId, provider, type, customer: customer.id, browserHash }, now)
        return { provider, setupId, clientSecret, ...(publishableKey ? { publishableKey } : {}) }
      }),

    async refreshSetup(setupId) {
      const setup = await findSetup(db, setupId)
      if (setup?.provider !== provider || setup.status === 'succeeded' || setup.status === 'used') return
      const intent = await available(library, ({ stripe, errors }) =>
        stripe.setupIntents
          .retrieve(setupId, { expand: ['payment_method', 'mandate'] }, RETRIES)
          .catch((error: unknown) => {
            if (error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing')
              return null
            throw error
          }),
      )
      if (intent) await noteSetup(db, setupId, stateOfSetup(intent))
    },
  }
}

/** Returns the state of a SetupIntent whose method and mandate are expanded. */
function stateOfSetup(intent: Stripe.SetupIntent): SetupState {
  const { status, last_setup_error: error } = intent
  if (status === 'succeeded') return { status: 'succeeded', method: methodOf(intent) }
  if (status === 'requires_action') return { status: 'requires_action' }
  if (status === 'canceled') return { status: 'failed', code: 'processing_error' }
  return error ? { status: 'failed', code: declineCode(error.code, error.decline_code) } : { status: 'open' }
}

function methodOf({ id, payment_method: method, mandate, metadata }: Stripe.SetupIntent): MethodFacts {
  if (method === null || typeof method === 'string')
    throw new Error(`The set-up ${id} has no method with it.`)
  const { card, sepa_debit: sepa, paypal, billing_details: billing } = method
  const type = PAYMENT_TYPES.find((known) => known === method.type)
  const customer = typeof method.customer === 'string' ? method.customer : method.customer?.id
  if (!type || !customer) throw new Error(`The set-up ${id} has a method that cannot be charged.`)
  return {
    type,
    reference: method.id,
    customer,
    fingerprint: card?.fingerprint ?? sepa?.fingerprint ?? paypal?.payer_id ?? method.id,
    country: billing.address?.country ?? sepa?.country ?? PRESET_COUNTRY,
    billingCountry: billing.address?.country ?? null,
    instrumentCountry: sepa?.country ?? card?.country ?? null,
    billing: { email: billing.email ?? paypal?.payer_email ?? null, name: billing.name },
    ...(card ? { card: cardOf(card) } : {}),
    ...(sepa && mandate && typeof mandate !== 'string' ? { mandate: mandateOf(mandate, metadata) } : {}),
  }
}

// A wallet hands over a card and is shown as its brand. @spec accounts 3.4
function cardOf({ brand, last4, exp_month, exp_year, funding, wallet }: Stripe.PaymentMethod.Card) {
  return {
    brand: WALLETS.find((known) => known === wallet?.type) ?? brand,
    last4,
    expMonth: exp_month,
    expYear: exp_year,
    funding,
  }
}

function mandateOf(
  { id, customer_acceptance: { accepted_at: acceptedAt }, payment_method_details: details }: Stripe.Mandate,
  metadata: Stripe.Metadata | null,
): NonNullable<MethodFacts['mandate']> {
  return {
    reference: details.sepa_debit?.reference ?? id,
    acceptedAt: new Date((acceptedAt ?? 0) * 1000).toISOString(),
    creditorId: metadata?.['creditor'] || null,
    textVersion: metadata?.['mandate_text'] ?? '',
  }
}
