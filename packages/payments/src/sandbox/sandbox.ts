/** The built-in payment provider: the whole flow with test methods, without any outside service. @spec decisions 8.1 */
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import { type Faults, openFaults } from './faults.ts'
import type { Payments } from '../port.ts'
import { openSandboxApi } from './api.ts'
import { type Billing, type GivenMethod, isOneTrialCard } from './methods.ts'
import { openDispute, type SandboxDispute } from './charges.ts'
import { payOut } from './payouts.ts'
import { answerIntent, confirmIntent, findIntent, type SandboxStatus, type SetupKey } from './setups.ts'
import { openStripe } from '../stripe/adapter.ts'

export { DISPUTE_DAYS } from './charges.ts'
export type { SandboxStatus } from './setups.ts'

/** What a page or a developer can do at the provider, beyond the port that the product itself uses. */
export type Sandbox = {
  faults: Faults
  /** The secret that signs the sandbox's events. */
  webhookSecret(): Promise<string>
  /** Null if there is no such set-up or the secret does not match. */
  findSetup(key: SetupKey): ReturnType<typeof findIntent>
  confirm(key: SetupKey, given: GivenMethod, billing: Billing, now: Date): Promise<SandboxStatus | null>
  challenge(key: SetupKey, approve: boolean, now: Date): Promise<SandboxStatus | null>
  /** Disputes a charge on the payer's behalf; returns the dispute's id, or null if the charge is unpaid or already disputed. */
  dispute(charge: string, wanted: SandboxDispute): Promise<string | null>
  /** Pays out what was taken since the last payout; returns its id, or null if nothing is left. */
  payOut(currency: string): Promise<string | null>
}

/** Opens the sandbox and its port, which is the Stripe adapter on top of the sandbox's own API. */
export function openSandbox(db: Database, clock: Clock): { payments: Payments; sandbox: Sandbox } {
  const faults = openFaults(db)
  const webhookSecret = async () =>
    `whsec_${(await serviceSecret(db, 'payment-events')).toString('base64url')}`
  return {
    payments: {
      ...openStripe({
        db,
        provider: 'sandbox',
        key: 'sk_test_sandbox',
        webhookSecret,
        send: openSandboxApi({ db, clock, faults }),
      }),
      provesPerson: isOneTrialCard,
    },
    sandbox: {
      faults,
      webhookSecret,
      findSetup: (key) => findIntent(db, key),
      confirm: (key, given, billing, now) => confirmIntent(db, key, { given, billing }, now),
      challenge: (key, approve, now) => answerIntent(db, key, approve, now),
      dispute: (charge, wanted) =>
        db.transaction().execute((tx) => openDispute(tx, charge, wanted, clock.now())),
      payOut: (currency) => db.transaction().execute((tx) => payOut(tx, currency.toLowerCase(), clock.now())),
    },
  }
}
