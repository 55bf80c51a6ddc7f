/** The built-in payment provider: the whole flow with test methods, nothing outside of this process. @spec decisions 8 */
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { serviceSecret } from '../identity/service-secret.ts'
import { type Faults, openFaults } from './faults.ts'
import type { Payments } from './payments.ts'
import { openSandboxApi } from './sandbox-api.ts'
import type { Billing, GivenMethod } from './sandbox-methods.ts'
import {
  answerIntent,
  confirmIntent,
  findIntent,
  type SandboxStatus,
  type SetupKey,
} from './sandbox-setups.ts'
import { openStripe } from './stripe-api.ts'

export type { SandboxStatus } from './sandbox-setups.ts'

/** Our side of it is Stripe's adapter; what it has beyond that is what a page or a developer does at the provider. */
export type Sandbox = Payments & {
  faults: Faults
  /** Signs the events that the sandbox sends. */
  webhookSecret(): Promise<string>
  /** Null where there is no such set-up, or the secret is not its own. */
  findSetup(key: SetupKey): ReturnType<typeof findIntent>
  confirm(key: SetupKey, given: GivenMethod, billing: Billing, now: Date): Promise<SandboxStatus | null>
  challenge(key: SetupKey, approve: boolean, now: Date): Promise<SandboxStatus | null>
}

export function openSandbox(db: Database, clock: Clock): Sandbox {
  const faults = openFaults(db)
  const webhookSecret = async () =>
    `whsec_${(await serviceSecret(db, 'payment-events')).toString('base64url')}`
  return {
    ...openStripe({
      db,
      provider: 'sandbox',
      key: 'sk_test_sandbox',
      webhookSecret,
      send: openSandboxApi({ db, clock, faults }),
    }),
    faults,
    webhookSecret,
    findSetup: (key) => findIntent(db, key),
    confirm: (key, given, billing, now) => confirmIntent(db, key, { given, billing }, now),
    challenge: (key, approve, now) => answerIntent(db, key, approve, now),
  }
}
