/** The built-in payment provider: the whole flow with test methods, nothing outside of this process. @spec decisions 8.1 */
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

/** What a page or a developer does at the provider, beyond the port that the product itself uses. */
export type Sandbox = {
  faults: Faults
  /** Signs the events that the sandbox sends. */
  webhookSecret(): Promise<string>
  /** Null where there is no such set-up, or the secret is not its own. */
  findSetup(key: SetupKey): ReturnType<typeof findIntent>
  confirm(key: SetupKey, given: GivenMethod, billing: Billing, now: Date): Promise<SandboxStatus | null>
  challenge(key: SetupKey, approve: boolean, now: Date): Promise<SandboxStatus | null>
  /** The payer takes a charge back; gives the dispute's id, or null where the charge was not paid, or is disputed already. */
  dispute(charge: string, wanted: SandboxDispute): Promise<string | null>
  /** Pays out what was taken since the last time; gives the payout's id, or null where nothing is left. */
  payOut(currency: string): Promise<string | null>
}

/** Opens the sandbox with its port, which is Stripe's adapter over the sandbox's own API. */
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
