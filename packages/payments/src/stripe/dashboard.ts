/** What an operator's account at Stripe has to know of this service: its webhook, and its domain for wallets. @spec decisions 14.22 */
import type { Stripe } from 'stripe'
import type { StripeSettings } from '@quintet/platform/config/stripe-keys'
import { API_VERSION, openStripeLibrary } from './library.ts'

/** Where Stripe's events arrive, behind `PUBLIC_ORIGIN`. */
export const WEBHOOK_PATH = '/api/payments/events'

/** All that this service acts on. @spec law 11.2 */
export const WEBHOOK_EVENTS = [
  'setup_intent.requires_action',
  'setup_intent.setup_failed',
  'setup_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_method.detached',
  'charge.refunded',
  'refund.created',
  'refund.failed',
  'refund.updated',
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.failed',
  'payout.canceled',
  'payout.created',
  'payout.failed',
  'payout.paid',
  'payout.reconciliation_completed',
  'payout.updated',
] as const

/** Somebody waits, and asked again it must not be made twice. */
const RETRIES = { maxNetworkRetries: 2 }

export type WebhookState =
  | { state: 'right'; id: string }
  | { state: 'missing' }
  /** `why`: what of it is not as this service needs it. */
  | { state: 'wrong'; id: string; why: 'version' | 'events' | 'disabled' }

export type DomainState = { state: 'missing' } | { state: 'registered'; wallets: Record<string, string> }

export type StripeDashboard = {
  /** Whether money can be taken; null where the key may not ask. */
  takesCharges(): Promise<boolean | null>
  webhook(address: string): Promise<WebhookState>
  /** Makes the webhook and gives its secret, which Stripe tells this one time. */
  makeWebhook(address: string): Promise<{ id: string; secret: string }>
  /** Has a webhook told of the events that this service acts on. */
  mendWebhook(id: string): Promise<void>
  disableWebhook(id: string): Promise<void>
  domain(name: string): Promise<DomainState>
  registerDomain(name: string): Promise<DomainState>
}

/** Throws what Stripe's library throws where it is not reached, or refuses the key. */
export function openStripeDashboard({
  secretKey,
  apiOrigin,
}: Pick<StripeSettings, 'secretKey' | 'apiOrigin'>): StripeDashboard {
  const library = openStripeLibrary({ key: secretKey, apiOrigin })
  const enabled_events = [...WEBHOOK_EVENTS]
  return {
    async takesCharges() {
      const { stripe, errors } = await library()
      try {
        return (await stripe.accounts.retrieve(null)).charges_enabled
      } catch (error) {
        // A restricted key need not have this right.
        if (error instanceof errors.StripePermissionError) return null
        throw error
      }
    },
    async webhook(address) {
      const { stripe } = await library()
      const found: Stripe.WebhookEndpoint[] = []
      for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 }))
        if (endpoint.url === address) found.push(endpoint)
      const endpoint = found.find(({ status }) => status === 'enabled') ?? found[0]
      return endpoint ? stateOf(endpoint) : { state: 'missing' }
    },
    async makeWebhook(address) {
      const { stripe } = await library()
      const { id, secret } = await stripe.webhookEndpoints.create(
        { url: address, api_version: API_VERSION, enabled_events },
        RETRIES,
      )
      if (!secret) throw new Error(`The webhook ${id} has no secret.`)
      return { id, secret }
    },
    async mendWebhook(id) {
      const { stripe } = await library()
      await stripe.webhookEndpoints.update(id, { enabled_events, disabled: false }, RETRIES)
    },
    async disableWebhook(id) {
      const { stripe } = await library()
      await stripe.webhookEndpoints.update(id, { disabled: true }, RETRIES)
    },
    async domain(name) {
      const { stripe } = await library()
      const { data } = await stripe.paymentMethodDomains.list({ domain_name: name })
      return data[0] ? walletsOf(data[0]) : { state: 'missing' }
    },
    async registerDomain(name) {
      const { stripe } = await library()
      return walletsOf(await stripe.paymentMethodDomains.create({ domain_name: name }, RETRIES))
    },
  }
}

function stateOf({ id, status, api_version, enabled_events: events }: Stripe.WebhookEndpoint): WebhookState {
  if (api_version !== API_VERSION) return { state: 'wrong', id, why: 'version' }
  if (status !== 'enabled') return { state: 'wrong', id, why: 'disabled' }
  const isWhole = events.includes('*') || WEBHOOK_EVENTS.every((event) => events.includes(event))
  return isWhole ? { state: 'right', id } : { state: 'wrong', id, why: 'events' }
}

function walletsOf({ apple_pay, google_pay, paypal }: Stripe.PaymentMethodDomain): DomainState {
  const wallets = {
    'Apple Pay': apple_pay.status,
    'Google Pay': google_pay.status,
    PayPal: paypal.status,
  }
  return { state: 'registered', wallets }
}
