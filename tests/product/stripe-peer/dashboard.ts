/** What an operator sets up at Stripe: webhooks and wallet domains. */
import type { Stripe } from 'stripe'
import { type Answer, invalid, listOf, missing, ok } from './answers.ts'
import { type Form, textOf } from './form.ts'
import { newName, secondsOf } from './objects.ts'
import type { World } from './world.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_peer'

export function createWebhook({ store, now }: World, form: Form): Answer {
  const address = textOf(form, 'url')
  if (!/^https?:\/\//.test(address)) return invalid('Invalid URL', { param: 'url' })
  const webhook: Stripe.WebhookEndpoint = {
    id: newName('we'),
    object: 'webhook_endpoint',
    api_version: (form['api_version'] as string | undefined) ?? null,
    application: null,
    created: secondsOf(now()),
    description: (form['description'] as string | undefined) ?? null,
    enabled_events: form['enabled_events'] as string[],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: address,
  }
  store.webhooks.set(webhook.id, webhook)
  // The secret is returned only this once.
  return ok({ ...webhook, secret: WEBHOOK_SECRET })
}

export function updateWebhook({ store }: World, id: string, form: Form): Answer {
  const webhook = store.webhooks.get(id)
  if (!webhook) return missing('webhook_endpoint', id)
  if (Array.isArray(form['enabled_events'])) webhook.enabled_events = form['enabled_events'] as string[]
  if (form['disabled'] !== undefined) webhook.status = form['disabled'] === 'true' ? 'disabled' : 'enabled'
  return ok(webhook)
}

export function createDomain({ store, now }: World, form: Form): Answer {
  const name = textOf(form, 'domain_name')
  if (name.includes('/')) return invalid('Invalid domain name', { param: 'domain_name' })
  const active = { status: 'active' as const }
  const domain: Stripe.PaymentMethodDomain = {
    id: newName('pmd'),
    object: 'payment_method_domain',
    amazon_pay: active,
    apple_pay: active,
    created: secondsOf(now()),
    domain_name: name,
    enabled: true,
    google_pay: active,
    klarna: active,
    link: active,
    livemode: false,
    paypal: active,
  }
  store.domains.set(domain.id, domain)
  return ok(domain)
}

export function listAll(path: string, objects: Iterable<object>, form: Form): Answer {
  const all = [...objects].filter((each) =>
    form['domain_name'] === undefined
      ? true
      : (each as { domain_name?: string }).domain_name === form['domain_name'],
  )
  return listOf(path, all, false)
}
