/** Stripe's official library. It is read when it is first asked for: no start waits for its two hundred modules. */
import type { Stripe } from 'stripe'

export type SendRequest = (url: string, init: RequestInit) => Promise<Response>

export type StripeLibrary = { stripe: Stripe; errors: typeof Stripe.errors; webhooks: Stripe['webhooks'] }

/** `send` stands in for the network; the library's own retries are off unless a call asks, since orders have their outbox. */
export function openStripeLibrary({
  key,
  send,
}: {
  key: string
  send?: SendRequest | undefined
}): () => Promise<StripeLibrary> {
  let opened: Promise<StripeLibrary> | undefined
  return () => (opened ??= open(key, send))
}

async function open(key: string, send: SendRequest | undefined): Promise<StripeLibrary> {
  const { Stripe } = await import('stripe')
  const httpClient = send ? Stripe.createFetchHttpClient(send as typeof fetch) : undefined
  const stripe = new Stripe(key, {
    ...(httpClient ? { httpClient } : {}),
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return { stripe, errors: Stripe.errors, webhooks: stripe.webhooks }
}
