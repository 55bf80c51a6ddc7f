/** Becoming a member: account, payment method and trial are one unit. @spec accounts 4, decisions 2, 3 */
import { Problem } from '@quintet/contracts/problems'
import type { SignUp } from '@quintet/contracts/sign-up'
import type { User } from '@quintet/contracts/user'
import type { Language } from '@quintet/domain/languages'
import { periodEnd } from '@quintet/domain/period'
import { CURRENCY, PLAN_PRICE_CENTS } from '@quintet/domain/pricing'
import { trialEnd } from '@quintet/domain/trial'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { MethodFacts } from '@quintet/platform/db/tables'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Client } from '@quintet/platform/identity/client'
import { countTry } from '@quintet/platform/identity/limits'
import { hashSecret } from '@quintet/platform/identity/passwords'
import { newId } from '@quintet/platform/identity/secrets'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import { startSession, type StartedSession } from '@quintet/platform/identity/sessions'
import { findSetup, lockSetup, type Setup, updateSetup } from '@quintet/platform/payments/setups'
import { refuseCommonPassword } from '../passwords/index.ts'
import { type CustomerPlatform, originForMails } from '../platform.ts'
import { userOf } from '../profile/index.ts'
import { welcomeMail } from './emails.ts'
import { hashOrder, replay } from './idempotency.ts'
import * as queries from './queries.ts'

export type SignUpRequest = {
  order: SignUp
  /** The client's `Idempotency-Key`; without one the payment set-up, which is used once, stands in for it. */
  idempotencyKey: string | null
  client: Client
  language: Language
}

export type SignedUp = { session: StartedSession; user: User }

type Subscription = queries.NewSubscription

// Asking for many addresses behind one confirmed set-up would be a way to learn who is a member.
const TOLD_PER_NETWORK = 20
const TOLD_PER_SETUP = 5
const TOLD_WINDOW_SECONDS = 60 * 60

/** Throws the problems that the route names; whatever it throws, nothing is made and nothing is taken. */
export async function signUp(platform: CustomerPlatform, request: SignUpRequest): Promise<SignedUp> {
  const { db, clock, payments } = platform
  const { order, client } = request
  const { email, password } = order.user
  refuseCommonPassword(password, 'user.password')
  const key =
    request.idempotencyKey === null ? `setup:${order.paymentSetupId}` : `key:${request.idempotencyKey}`
  const orderHash = hashOrder(order)
  const earlier = await queries.findEarlier(db, key)
  if (earlier) return replay(platform, earlier, { orderHash, password, client })

  await payments.refreshSetup(order.paymentSetupId)
  requireConfirmed(await findSetup(db, order.paymentSetupId))
  if (await queries.hasAccount(db, email)) throw await accountExists(platform, request)

  const passwordHash = await hashSecret(password)
  const claimKey = await serviceSecret(db, 'trial-claims')
  try {
    const outcome = await db.transaction().execute(async (tx) => {
      // Whoever sent the same order at the same time waits here and then finds the account made.
      await queries.holdKey(tx, key)
      const made = await queries.findEarlier(tx, key)
      if (made) return { made }
      const signedUp = await makeMember(platform, tx, request, { passwordHash, claimKey })
      await queries.rememberKey(
        tx,
        { key, orderHash, accountId: signedUp.session.viewer.accountId },
        clock.now(),
      )
      return { signedUp }
    })
    return outcome.signedUp ?? (await replay(platform, outcome.made, { orderHash, password, client }))
  } catch (error) {
    if (queries.isEmailTaken(error)) throw await accountExists(platform, request)
    throw error
  }
}

async function makeMember(
  { config, brand, clock, payments, mail }: CustomerPlatform,
  tx: DatabaseTransaction,
  { order, client, language }: SignUpRequest,
  { passwordHash, claimKey }: { passwordHash: string; claimKey: Buffer },
): Promise<SignedUp> {
  const now = clock.now()
  const { setup, method } = requireConfirmed(await lockSetup(tx, order.paymentSetupId))
  const accountId = newId('acc')
  const [firstName = '', ...rest] = order.user.name.split(/\s+/)
  await queries.insertAccount(tx, {
    id: accountId,
    email: order.user.email,
    password_hash: passwordHash,
    first_name: firstName,
    last_name: rest.join(' '),
    country: method.country,
    created_at: now,
  })
  // Ticked here it is a wish; the newsletter itself starts with its double opt-in.
  await queries.insertConsents(tx, accountId, order.consents, now)
  const hasTrial = await queries.claimTrial(
    tx,
    [`email:${order.user.email.toLowerCase()}`, `payment:${method.fingerprint}`],
    claimKey,
    now,
  )
  if (order.expectsTrial === true && !hasTrial) throw new Problem('trial_used')
  const subscription = newSubscription(accountId, order, hasTrial, now)
  await queries.insertSubscription(tx, subscription)
  await queries.insertPaymentMethod(tx, accountId, setup, method, now)
  await updateSetup(tx, setup.id, { status: 'used' })
  const session = await startSession(
    tx,
    { accountId, deviceToken: client.deviceToken, deviceName: client.deviceName, remember: false },
    now,
  )
  await noteEvent(tx, { kind: 'signed_up', accountId, deviceId: session.viewer.deviceId }, now)
  const welcome = welcomeMail({
    brand,
    language,
    origin: originForMails(config),
    firstName,
    method,
    subscription,
    now,
  })
  await mail.queue(tx, { to: order.user.email, ...welcome }, now)
  const user = await userOf(tx, { ...session.viewer, kidLocked: false })
  // Last, since it is the one step that a rollback does not take back at a real provider.
  if (!hasTrial) await chargeFirstPeriod(payments, tx, { subscription, method, setup }, now)
  return { session, user }
}

function newSubscription(accountId: string, order: SignUp, hasTrial: boolean, now: Date): Subscription {
  const trialEndsAt = hasTrial ? trialEnd(now, order.offer) : null
  return {
    id: newId('sub'),
    account_id: accountId,
    plan: order.plan,
    state: hasTrial ? 'trialing' : 'active',
    offer: order.offer ?? null,
    price_cents: PLAN_PRICE_CENTS[order.plan],
    currency: CURRENCY,
    started_at: now,
    trial_ends_at: trialEndsAt,
    period_ends_at: trialEndsAt ?? periodEnd(now, order.plan),
  }
}

async function chargeFirstPeriod(
  payments: CustomerPlatform['payments'],
  tx: DatabaseTransaction,
  { subscription, method, setup }: { subscription: Subscription; method: MethodFacts; setup: Setup },
  now: Date,
): Promise<void> {
  const { price_cents: amountCents, currency } = subscription
  const outcome = await payments.charge(tx, {
    method,
    amountCents,
    currency,
    idempotencyKey: `first:${setup.id}`,
  })
  if (!outcome.succeeded) throw new Problem('payment_failed', { detail: outcome.code })
  await queries.insertCharge(tx, {
    id: newId('chg'),
    account_id: subscription.account_id,
    provider: payments.provider,
    provider_reference: outcome.reference,
    amount_cents: amountCents,
    currency,
    period_starts_at: now,
    period_ends_at: subscription.period_ends_at,
    charged_at: now,
  })
}

function requireConfirmed(setup: Setup | undefined): { setup: Setup; method: MethodFacts } {
  if (!setup || setup.status === 'used') throw new Problem('unknown_setup')
  if (setup.status === 'failed')
    throw new Problem('payment_failed', setup.failure_code ? { detail: setup.failure_code } : {})
  if (setup.status !== 'succeeded' || !setup.method) throw new Problem('payment_not_confirmed')
  return { setup, method: setup.method }
}

// @spec decisions 2: told only here, behind a confirmed set-up, and not often.
async function accountExists(
  { db, clock }: CustomerPlatform,
  { order, client }: SignUpRequest,
): Promise<Problem<'account_exists'>> {
  const limits = [
    {
      key: `account-exists:network:${client.addressKey}`,
      tries: TOLD_PER_NETWORK,
      windowSeconds: TOLD_WINDOW_SECONDS,
    },
    {
      key: `account-exists:setup:${order.paymentSetupId}`,
      tries: TOLD_PER_SETUP,
      windowSeconds: TOLD_WINDOW_SECONDS,
    },
  ]
  await countTry(db, limits, clock.now())
  return new Problem('account_exists')
}
