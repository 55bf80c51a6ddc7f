/** The built-in payment provider: the whole flow with test methods, nothing outside of this process. @spec decisions 8 */
import type { PaymentType } from '@quintet/domain/payment'
import type { Clock } from '../clock/clock.ts'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import { serviceSecret } from '../identity/service-secret.ts'
import { type Faults, openFaults } from './faults.ts'
import type { Payments } from './payments.ts'
import { openSandboxApi } from './sandbox-api.ts'
import { type Assessment, assessMethod, type Billing, type GivenMethod } from './sandbox-methods.ts'
import { insertObject, type SandboxMethod } from './sandbox-objects.ts'
import { findSetup, holdsSecret, insertSetup, lockSetup, type Setup, updateSetup } from './setups.ts'
import { openStripeApi } from './stripe-api.ts'

export type SandboxStatus =
  | { status: 'succeeded' }
  | { status: 'requires_action'; redirectUrl: string }
  | { status: 'failed'; code: string }

type SetupKey = { setupId: string; clientSecret: string }

export type Sandbox = Payments & {
  faults: Faults
  /** Signs the events that the sandbox sends. */
  webhookSecret(): Promise<string>
  /** Null where there is no such set-up, or the secret is not its own. */
  findSetup(key: SetupKey): Promise<Setup | null>
  confirm(key: SetupKey, given: GivenMethod, billing: Billing, now: Date): Promise<SandboxStatus | null>
  challenge(key: SetupKey, approve: boolean): Promise<SandboxStatus | null>
}

export function openSandbox(db: Database, clock: Clock): Sandbox {
  const faults = openFaults()
  const webhookSecret = async () =>
    `whsec_${(await serviceSecret(db, 'payment-events')).toString('base64url')}`
  return {
    provider: 'sandbox',
    offers: ['card', 'sepa_debit', 'paypal'],
    faults,
    webhookSecret,
    ...openStripeApi({
      key: 'sk_test_sandbox',
      webhookSecret,
      send: openSandboxApi({ db, clock, faults }),
    }),
    createSetup: async (type, now) => ({
      provider: 'sandbox',
      ...(await insertSetup(db, 'sandbox', type, now)),
    }),
    refreshSetup: () => Promise.resolve(),

    async findSetup({ setupId, clientSecret }) {
      const setup = await findSetup(db, setupId)
      return setup?.provider === 'sandbox' && holdsSecret(setup, clientSecret) ? setup : null
    },

    async confirm(key, given, billing, now) {
      const fingerprintKey = await serviceSecret(db, 'sandbox-fingerprints')
      return changeSetup(db, key, async (tx, setup) => {
        // What is confirmed stays so: a second click answers as the first did.
        if (setup.status === 'succeeded' || setup.status === 'used') return { status: 'succeeded' }
        const assessment = assessMethod(given, billing, fingerprintKey, now)
        if (assessment.status === 'failed') {
          await updateSetup(tx, setup.id, { status: 'failed', failureCode: assessment.code })
          return assessment
        }
        await updateSetup(tx, setup.id, assessment)
        await insertObject(tx, 'payment_method', sandboxMethodOf(assessment), now)
        return assessment.status === 'succeeded'
          ? { status: 'succeeded' }
          : { status: 'requires_action', redirectUrl: challengeAddress(key, setup.type) }
      })
    },

    async challenge(key, approve) {
      return changeSetup(db, key, async (tx, setup) => {
        if (setup.status === 'succeeded' || setup.status === 'used') return { status: 'succeeded' }
        if (setup.status !== 'requires_action')
          return { status: 'failed', code: setup.failure_code ?? 'processing_error' }
        if (approve) {
          await updateSetup(tx, setup.id, { status: 'succeeded' })
          return { status: 'succeeded' }
        }
        await updateSetup(tx, setup.id, { status: 'failed', failureCode: 'authentication_required' })
        return { status: 'failed', code: 'authentication_required' }
      })
    },
  }
}

function sandboxMethodOf({
  method: { reference, customer, type, card },
  declinesLater,
}: Exclude<Assessment, { status: 'failed' }>): SandboxMethod {
  return {
    id: reference,
    object: 'payment_method',
    type,
    customer,
    ...(declinesLater ? { declines: declinesLater } : {}),
    ...(card ? { card: { exp_month: card.expMonth, exp_year: card.expYear } } : {}),
  }
}

// PayPal asks beside the product's page, the bank in its place.
function challengeAddress({ setupId, clientSecret }: SetupKey, type: PaymentType): string {
  const query = new URLSearchParams({
    secret: clientSecret,
    ...(type === 'paypal' ? {} : { return: '/signup' }),
  })
  return `/api/sandbox/setups/${setupId}/challenge_page?${query.toString()}`
}

async function changeSetup(
  db: Database,
  { setupId, clientSecret }: SetupKey,
  change: (tx: DatabaseTransaction, setup: Setup) => Promise<SandboxStatus>,
): Promise<SandboxStatus | null> {
  return db.transaction().execute(async (tx) => {
    const setup = await lockSetup(tx, setupId)
    if (setup?.provider !== 'sandbox' || !holdsSecret(setup, clientSecret)) return null
    return change(tx, setup)
  })
}
