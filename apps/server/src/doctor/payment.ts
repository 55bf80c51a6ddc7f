/** Checks whether payments are real, and whether Stripe can reach this service. @spec decisions 14.22 */
import type { StripeSettings } from '@quintet/platform/config/stripe-keys'
import {
  chosenPayments,
  isPublic,
  openStripeDashboard,
  type StripeDashboard,
  WEBHOOK_PATH,
} from '../production.ts'
import type { Finding } from '@quintet/contracts/operator/settings'
import { type Check, type Patient, wordsOf } from './check.ts'

const REMEDY = '"npx quintet stripe setup" fixes it'

export const checkPayment: Check = async (patient) => [
  await checkPaymentPort(patient),
  ...(patient.config.stripe ? await checkStripe(patient.config.stripe, patient.config.publicOrigin) : []),
]

/** Reports according to the settings whether payments are real. */
export async function checkPaymentPort({ config }: Patient): Promise<Finding> {
  const check = 'payment'
  const { provider, isReal } = chosenPayments(config)
  if (isReal) return { check, state: 'ok', says: 'Stripe in live mode: payments are real' }
  return {
    check,
    state: isPublic(config) && !config.allows.sandbox ? 'fault' : 'warning',
    says: `${provider === 'sandbox' ? 'the sandbox' : 'Stripe’s test mode'}: test cards buy a membership, but no money is collected`,
  }
}

async function checkStripe(stripe: StripeSettings, publicOrigin: string | null): Promise<Finding[]> {
  const dashboard = openStripeDashboard(stripe)
  const asked = (check: string, ask: () => Promise<Omit<Finding, 'check'>>): Promise<Finding> =>
    ask().then(
      (finding) => ({ check, ...finding }),
      (error: unknown) => ({ check, state: 'fault', says: wordsOf(error) }),
    )
  return Promise.all([
    asked('stripe account', () => account(dashboard)),
    asked('stripe webhook', () => webhook(dashboard, stripe, publicOrigin)),
    asked('stripe domain', () => domain(dashboard, publicOrigin)),
  ])
}

async function account(dashboard: StripeDashboard): Promise<Omit<Finding, 'check'>> {
  const takesCharges = await dashboard.takesCharges()
  if (takesCharges === null)
    return { state: 'ok', says: 'the key works, but has no permission to tell whether charges are enabled' }
  return takesCharges
    ? { state: 'ok', says: 'charges are enabled' }
    : { state: 'fault', says: 'charges are not enabled yet: Stripe’s dashboard says what is missing' }
}

async function webhook(
  dashboard: StripeDashboard,
  { webhookSecret }: StripeSettings,
  publicOrigin: string | null,
): Promise<Omit<Finding, 'check'>> {
  if (publicOrigin === null)
    return { state: 'warning', says: 'PUBLIC_ORIGIN is not set: Stripe cannot reach this service' }
  const address = `${publicOrigin}${WEBHOOK_PATH}`
  const found = await dashboard.webhook(address)
  if (found.state === 'missing') return { state: 'fault', says: `none for ${address}; ${REMEDY}` }
  if (found.state === 'wrong') return { state: 'fault', says: `${address}: ${WRONG[found.why]}; ${REMEDY}` }
  if (webhookSecret === null)
    return {
      state: 'fault',
      says: 'STRIPE_WEBHOOK_SECRET is not set; "npx quintet stripe setup --new-secret" prints a new one',
    }
  return { state: 'ok', says: address }
}

const WRONG = {
  version: 'it uses another version of Stripe’s API',
  events: 'it does not receive every event',
  disabled: 'it is disabled',
}

async function domain(
  dashboard: StripeDashboard,
  publicOrigin: string | null,
): Promise<Omit<Finding, 'check'>> {
  if (publicOrigin === null) return { state: 'off', says: 'PUBLIC_ORIGIN is not set' }
  const { hostname } = new URL(publicOrigin)
  const found = await dashboard.domain(hostname)
  if (found.state === 'missing')
    return { state: 'warning', says: `${hostname} is not registered: wallets are not offered; ${REMEDY}` }
  const off = Object.entries(found.wallets).filter(([, state]) => state !== 'active')
  if (off.length === 0) return { state: 'ok', says: hostname }
  return { state: 'warning', says: `${hostname}: ${off.map(([name]) => name).join(', ')} not active` }
}
