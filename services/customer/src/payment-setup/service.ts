/** Payment set-ups before an account exists, and the sandbox's side of the payment form. @spec decisions 8.1 */
import { Problem } from '@quintet/contracts/problem'
import type { confirmSandboxSetup, SetupStatus } from '@quintet/contracts/sign-up'
import type { RouteInput } from '@quintet/contracts/route'
import { type PaymentType, SEPA_MANDATE_VERSION } from '@quintet/domain/money/payment'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Client } from '@quintet/platform/identity/client'
import { countTry } from '@quintet/platform/identity/limits'
import type { SetupForm } from '@quintet/payments/port'
import type { MethodFacts } from '@quintet/platform/db/columns'
import type { Setup } from '@quintet/payments/setups'
import type { Sandbox, SandboxStatus } from '@quintet/payments/sandbox/sandbox'
import type { GivenMethod } from '@quintet/payments/sandbox/methods'
import type { CustomerPlatform } from '../platform.ts'
import { requireHeld, type SetupHolder } from './holder.ts'

// Legitimate users need few; card testers need thousands.
const SETUPS_PER_NETWORK = 1000
const WINDOW_SECONDS = 60 * 60

const NOT_OFFERED = ['type', 'This way of paying is not offered.'] as const

const MISSING: Record<PaymentType, readonly [path: string, message: string]> = {
  card: ['card', 'The card is required.'],
  sepa_debit: ['iban', 'The IBAN is required.'],
  paypal: ['paypal', 'The PayPal account is required.'],
  sofort: NOT_OFFERED,
}

type SandboxPlatform = { sandbox: Sandbox; clock: Clock }
type Confirmation = { setupId: string } & RouteInput<typeof confirmSandboxSetup>['body']

export async function createSetup(
  { db, clock, payments, brand }: CustomerPlatform,
  type: PaymentType,
  { addressKey }: Client,
  browserHash: SetupHolder,
): Promise<SetupForm> {
  const now = clock.now()
  if (!payments.offers.includes(type)) throw wrongField(...NOT_OFFERED)
  const limit = {
    key: `payment-setup:network:${addressKey}`,
    tries: SETUPS_PER_NETWORK,
    windowSeconds: WINDOW_SECONDS,
  }
  await countTry(db, [limit], now)
  const mandate = { creditorId: brand.company.creditorId ?? null, textVersion: SEPA_MANDATE_VERSION }
  return payments.createSetup({ type, mandate, browserHash }, now)
}

/** Throws `unknown_setup`, also for a wrong secret, and `invalid_request` if the method's own fields are missing. */
export async function confirmInSandbox(
  { sandbox, clock }: SandboxPlatform,
  confirmation: Confirmation,
): Promise<SetupStatus> {
  const setup = await sandbox.findSetup(confirmation)
  if (!setup) throw new Problem('unknown_setup')
  if (setup.type !== confirmation.type) throw wrongField('type', `The set-up is for ${setup.type}.`)
  const status = await sandbox.confirm(
    confirmation,
    givenMethod(confirmation),
    confirmation.billing ?? {},
    clock.now(),
  )
  return requireAnswered(status)
}

export async function answerChallenge(
  { sandbox, clock }: SandboxPlatform,
  { approve, ...key }: { setupId: string; clientSecret: string; approve: boolean },
): Promise<SetupStatus> {
  return requireAnswered(await sandbox.challenge(key, approve, clock.now()))
}

/** Throws `payment_not_confirmed` if nothing has been sent to the provider yet. */
export async function readStatus(
  { sandbox }: Pick<SandboxPlatform, 'sandbox'>,
  key: { setupId: string; clientSecret: string },
): Promise<SetupStatus> {
  return requireAnswered(await sandbox.findSetup(key))
}

function requireAnswered(status: SandboxStatus | null): SetupStatus {
  if (!status) throw new Problem('unknown_setup')
  if (status.status === 'open') throw new Problem('payment_not_confirmed')
  return status as SetupStatus
}

function givenMethod({ type, card, wallet, iban, paypal, asks = false }: Confirmation): GivenMethod {
  if (type === 'card' && card) return { type, card, wallet }
  if (type === 'sepa_debit' && iban !== undefined) return { type, iban }
  if (type === 'paypal' && paypal !== undefined) return { type, account: paypal, asks }
  const [path, message] = MISSING[type]
  throw wrongField(path, message)
}

function wrongField(path: string, message: string): Problem<'invalid_request'> {
  return new Problem('invalid_request', { errors: [{ path, message }] })
}

/** Returns a confirmed set-up to its holder. Throws `unknown_setup`, `payment_not_confirmed`, `payment_failed`. */
export function requireConfirmed(
  setup: Setup | undefined,
  holder: SetupHolder,
): { setup: Setup; method: MethodFacts } {
  if (!setup || setup.status === 'used') throw new Problem('unknown_setup')
  requireHeld(setup, holder)
  if (setup.status === 'failed')
    throw new Problem('payment_failed', setup.failure_code ? { detail: setup.failure_code } : {})
  if (setup.status !== 'succeeded' || !setup.method) throw new Problem('payment_not_confirmed')
  return { setup, method: setup.method }
}
