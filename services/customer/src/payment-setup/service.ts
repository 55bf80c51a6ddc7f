/** Payment set-ups before there is an account, and the sandbox's side of the payment form. @spec decisions 3, 8 */
import { Problem } from '@quintet/contracts/problems'
import type { confirmSandboxSetup, SetupStatus } from '@quintet/contracts/sign-up'
import type { RouteInput } from '@quintet/contracts/route'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Client } from '@quintet/platform/identity/client'
import { countTry } from '@quintet/platform/identity/limits'
import type { PaymentType, SetupForm } from '@quintet/platform/payments/payments'
import type { Sandbox } from '@quintet/platform/payments/sandbox'
import type { GivenMethod } from '@quintet/platform/payments/sandbox-methods'
import type { CustomerPlatform } from '../platform.ts'

// Nobody needs many; card testers need thousands.
const SETUPS_PER_NETWORK = 1000
const WINDOW_SECONDS = 60 * 60

type SandboxPlatform = { payments: Sandbox; clock: Clock }
type Confirmation = { setupId: string } & RouteInput<typeof confirmSandboxSetup>['body']

export async function createSetup(
  { db, clock, payments }: CustomerPlatform,
  type: PaymentType,
  { addressKey }: Client,
): Promise<SetupForm> {
  const now = clock.now()
  if (!payments.offers.includes(type)) throw wrongField('type', 'This way of paying is not offered.')
  const limit = {
    key: `payment-setup:network:${addressKey}`,
    tries: SETUPS_PER_NETWORK,
    windowSeconds: WINDOW_SECONDS,
  }
  await countTry(db, [limit], now)
  return payments.createSetup(type, now)
}

/** Throws `unknown_setup`, for a wrong secret too, and `invalid_request` where the method's own fields are missing. */
export async function confirmInSandbox(
  { payments, clock }: SandboxPlatform,
  confirmation: Confirmation,
): Promise<SetupStatus> {
  const setup = await payments.findSetup(confirmation)
  if (!setup) throw new Problem('unknown_setup')
  if (setup.type !== confirmation.type) throw wrongField('type', `The set-up is for ${setup.type}.`)
  const status = await payments.confirm(
    confirmation,
    givenMethod(confirmation),
    confirmation.billing ?? {},
    clock.now(),
  )
  if (!status) throw new Problem('unknown_setup')
  return status
}

export async function answerChallenge(
  { payments }: SandboxPlatform,
  { approve, ...key }: { setupId: string; clientSecret: string; approve: boolean },
): Promise<SetupStatus> {
  const status = await payments.challenge(key, approve)
  if (!status) throw new Problem('unknown_setup')
  return status
}

function givenMethod({ type, card, iban, paypal }: Confirmation): GivenMethod {
  switch (type) {
    case 'card':
      if (!card) throw wrongField('card', 'The card is required.')
      return { type, card }
    case 'sepa_debit':
      if (iban === undefined) throw wrongField('iban', 'The IBAN is required.')
      return { type, iban }
    case 'paypal':
      if (paypal === undefined) throw wrongField('paypal', 'The PayPal account is required.')
      return { type, account: paypal }
    case 'sofort':
      throw wrongField('type', 'This way of paying is not offered.')
  }
}

function wrongField(path: string, message: string): Problem<'invalid_request'> {
  return new Problem('invalid_request', { errors: [{ path, message }] })
}
