/** What an operator's Stripe account must know about this service: its webhook, and its domain for wallets. @spec decisions 14.22 */
import type { Stripe } from 'stripe'
import type { StripeSettings } from '@quintet/platform/config/stripe-keys'
import { HANDLED_EVENTS } from './events.ts'
import { API_VERSION, openStripeLibrary } from './library.ts'

/** The path below `PUBLIC_ORIGIN` that receives Stripe's events. */
export const WEBHOOK_PATH = '/api/payments/events'

/** Retried at once because someone is waiting; the library reuses the idempotency key, so nothing is created twice. */
const RETRIES = { maxNetworkRetries: 2 }

export type WebhookState =
  | { state: 'right'; id: string }
  | { state: 'missing' }
  /** `why`: what differs from the service's needs. */
  | { state: 'wrong'; id: string; why: 'version' | 'events' | 'disabled' }

export type DomainState = { state: 'missing' } | { state: 'registered'; wallets: Record<string, string> }

export type StripeDashboard = {
  /** Whether charges are enabled; null if the key lacks the permission. */
  takesCharges(): Promise<boolean | null>
  webhook(address: string): Promise<WebhookState>
  /** Creates the webhook and returns its secret, which Stripe reveals only once. */
  makeWebhook(address: string): Promise<{ id: string; secret: string }>
  /** Subscribes a webhook to the events that this service handles. */
  mendWebhook(id: string): Promise<void>
  disableWebhook(id: string): Promise<void>
  domain(name: string): Promise<DomainState>
  registerDomain(name: string): Promise<DomainState>
}

/** Its calls throw the errors of Stripe's library if Stripe is unreachable or rejects the key. */
export function openStripeDashboard({
  secretKey,
  apiOrigin,
}: Pick<StripeSettings, 'secretKey' | 'apiOrigin'>): StripeDashboard {
  const library = openStripeLibrary({ key: secretKey, apiOrigin })
  const enabled_events = [...HANDLED_EVENTS]
  return {
    async takesCharges() {
      const { stripe, errors } = await library()
      try {
        return (await stripe.accounts.retrieve(null)).charges_enabled
      } catch (error) {
        // A restricted key may lack this permission.
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
  const isWhole = events.includes('*') || HANDLED_EVENTS.every((event) => events.includes(event))
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
