/** Creates a member of a running product, for scripts that take pictures of it. */
import type { BrowserContext } from '@playwright/test'

/** Signs up with the sandbox's PayPal; returns the cookies of the member's browser. */
export async function becomeMember(context: BrowserContext, address: string) {
  const post = async (to: string, data: object, headers: Record<string, string> = {}) =>
    (
      await context.request.post(`${address}/api${to}`, { data, headers: { origin: address, ...headers } })
    ).json() as Promise<Record<string, string>>
  const email = `ada.${Date.now()}@example.com`
  const setup = await post('/customer/payment_setup', { productId: 221, type: 'paypal' })
  await post(`/sandbox/setups/${setup['setupId']}/confirm`, {
    clientSecret: setup['clientSecret'],
    type: 'paypal',
    paypal: email,
  })
  await post(
    '/customer',
    {
      productId: 221,
      signUpMethod: 'EMAIL',
      user: { name: 'Ada Lovelace', email, password: 'analytical engine no 1' },
      plan: 'monthly',
      paymentSetupId: setup['setupId'],
      consents: { age18: true, privacy: true, terms: true },
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
  return context.storageState()
}
