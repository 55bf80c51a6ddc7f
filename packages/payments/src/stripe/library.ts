/** Stripe's official library, loaded on first use so that start-up does not wait for its two hundred modules. */
import type { Stripe } from 'stripe'

/** The API version whose shapes this code expects, and which the webhook uses. @spec decisions 14.20 */
export const API_VERSION = '2026-10-28.endive'

/** Well below the lease of an order. */
const TIMEOUT_MS = 20_000

export type SendRequest = (url: string, init: RequestInit) => Promise<Response>

export type StripeLibrary = { stripe: Stripe; errors: typeof Stripe.errors; webhooks: Stripe['webhooks'] }

type LibrarySettings = {
  key: string
  /** Replaces the network. */
  send?: SendRequest | undefined
  /** The origin of the API; Stripe by default. */
  apiOrigin?: string | null | undefined
}

/** The library's own retries are off by default, since orders have their outbox. */
export function openStripeLibrary(settings: LibrarySettings): () => Promise<StripeLibrary> {
  let opened: Promise<StripeLibrary> | undefined
  return () => (opened ??= open(settings))
}

async function open({ key, send, apiOrigin }: LibrarySettings): Promise<StripeLibrary> {
  const { Stripe } = await import('stripe')
  const stripe = new Stripe(key, {
    ...(send ? { httpClient: Stripe.createFetchHttpClient(send as typeof fetch) } : {}),
    ...(apiOrigin ? addressOf(new URL(apiOrigin)) : {}),
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return { stripe, errors: Stripe.errors, webhooks: stripe.webhooks }
}

function addressOf({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
