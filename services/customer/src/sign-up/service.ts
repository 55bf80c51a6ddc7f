/** Signs up members: account, payment method and trial are created as one unit. @spec decisions 3.1 */
import { discounted } from '@quintet/domain/membership/coupon'
import { messages } from '@quintet/contracts/messages'
import { Problem } from '@quintet/contracts/problem'
import type { SignUp } from '@quintet/contracts/sign-up'
import type { Language } from '@quintet/domain/basics/languages'
import { PLAN_MONTHS, periodAfter } from '@quintet/domain/membership/period'
import { type HouseOffer, isSoldIn } from '@quintet/domain/membership/offer'
import { offerAt } from '@quintet/domain/membership/offers'
import { trialEnd } from '@quintet/domain/membership/trial'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { MethodFacts } from '@quintet/platform/db/columns'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Client } from '@quintet/platform/identity/client'
import { countTry } from '@quintet/platform/identity/limits'
import { hashSecret } from '@quintet/platform/identity/passwords'
import { newId } from '@quintet/platform/identity/secrets'
import { startSession } from '@quintet/platform/identity/sessions'
import { findSetup, lockSetup, useSetup } from '@quintet/payments/setups'
import { insertAccount, insertIdentity } from '../accounts/index.ts'
import { createFirstProfile } from '../household/index.ts'
import { countCouponTry, grantDetails, type Granted, readGrant, useCoupon } from '../coupons/index.ts'
import { issueInvoice, payerOf } from '../invoices/index.ts'
import { insertMethod } from '../payment-methods/index.ts'
import type { SetupHolder } from '../payment-setup/holder.ts'
import { requireConfirmed } from '../payment-setup/service.ts'
import { chargeForSignUp, type Order, type SignUpCharged, takeOverSignUpCharge } from '../payments/index.ts'
import { askForConfirmation } from '../newsletter/index.ts'
import { refuseCommonPassword } from '../passwords/index.ts'
import { type CustomerPlatform, isTaxed, originForMails } from '../platform.ts'
import { userOf } from '../profile/index.ts'
import { claimKey, hashClaims, refuseReordering } from '../reordering/index.ts'
import { verifyForSignUp } from '../social-log-in/index.ts'
import {
  discountColumns,
  insertSubscription,
  type Price,
  priceIn,
  requirePrice,
  type Subscription,
} from '../subscription/index.ts'
import { agreeToTexts } from './agree.ts'
import { welcomeMail } from './emails.ts'
import { hashOrder, replay, type SignedUp } from './idempotency.ts'
import * as queries from './queries.ts'

export type SignUpRequest = {
  order: SignUp
  /** The client's `Idempotency-Key`; without one, the payment set-up takes its place, as it is used only once. */
  idempotencyKey: string | null
  /** The nonce of the social log-in this browser started. */
  nonce: string | null
  client: Client
  /** The holder of the payment set-up. */
  holder: SetupHolder
  language: Language
}

// Without limits, one confirmed set-up could be used to find out who is a member.
const TOLD_PER_NETWORK = 20
const TOLD_PER_SETUP = 5
const TOLD_WINDOW_SECONDS = 60 * 60

/** Throws the problems the route names; if it throws, nothing is created and nothing charged. */
export async function signUp(platform: CustomerPlatform, request: SignUpRequest): Promise<SignedUp> {
  const { db } = platform
  const { order, client } = request
  const password = order.signUpMethod === 'EMAIL' ? order.user.password : null
  if (password !== null) refuseCommonPassword(password, 'user.password')
  const key =
    request.idempotencyKey === null ? `setup:${order.paymentSetupId}` : `key:${request.idempotencyKey}`
  const orderHash = hashOrder(order)
  const earlier = await queries.findEarlier(db, key)
  if (earlier) return replay(platform, earlier, { orderHash, password, client })
  try {
    return await signUpAs(platform, request, { key, orderHash, password })
  } catch (error) {
    // A concurrent request with the same order may have completed between any two of the checks.
    const made = error instanceof Problem ? await queries.findEarlier(db, key) : undefined
    if (!made) throw error
    return replay(platform, made, { orderHash, password, client })
  }
}

/** Signs up under a key that was unused a moment ago. */
async function signUpAs(
  platform: CustomerPlatform,
  request: SignUpRequest,
  { key, orderHash, password }: { key: string; orderHash: Buffer; password: string | null },
): Promise<SignedUp> {
  const { db, brand, clock, payments } = platform
  const { order, client } = request
  const person = await personOf(platform, request)
  await payments.refreshSetup(order.paymentSetupId)
  const { method } = requireConfirmed(await findSetup(db, order.paymentSetupId), request.holder)
  // A member's country is the one they state, or else the billing country. @spec law 1.1, decisions 8.4
  const country = order.country ?? method.country
  const now = clock.now()
  const offer = offerAt(brand.offers, now)
  if (!isSoldIn(offer, country)) throw new Problem('country_not_served')
  const list = priceIn(offer, country, order.plan)
  if (await queries.hasAccount(db, person)) throw await accountExists(platform, request)

  const claims = await claimsOf(platform, person, method)
  const hadTrial = await queries.isTrialUsed(db, claims)
  await refuseReordering(db, claims, now)
  const wish = { plan: order.plan, currency: list.currency, isReturning: hadTrial }
  if (order.coupon !== undefined) await countCouponTry(db, client, now)
  const granted = order.coupon === undefined ? null : await readGrant(db, order.coupon, wish, now)
  const price = { list, granted, cents: granted ? discounted(list.cents, granted) : list.cents }
  requirePrice({ ...list, cents: price.cents }, order.expectsPriceCents)
  // The most expensive step comes last, so that refused requests cost little.
  const passwordHash = password === null ? null : await hashSecret(password, client.addressKey)
  // Without a trial the first period is charged before the account exists, so that the charge is on record before it is made.
  const charge = hadTrial
    ? await chargeFirstPeriod(platform, request, { name: person.name, method, country, price })
    : null
  try {
    const outcome = await db.transaction().execute(async (tx) => {
      // A concurrent request with the same order waits here and then finds the account created.
      await queries.holdKey(tx, key)
      const made = await queries.findEarlier(tx, key)
      if (made) return { made }
      const signedUp = await makeMember(platform, tx, request, {
        person,
        passwordHash,
        claims,
        charge,
        country,
        price,
      })
      await queries.rememberKey(
        tx,
        { key, orderHash, accountId: signedUp.session.viewer.accountId },
        clock.now(),
      )
      return { signedUp }
    })
    // Ticking it here only asks for it; the newsletter starts with its double opt-in.
    if (outcome.signedUp && order.consents.newsletter === true)
      await askForConfirmation(platform, { email: person.email, language: request.language })
    return outcome.signedUp ?? (await replay(platform, outcome.made, { orderHash, password, client }))
  } catch (error) {
    // A concurrent sign-up of the same person took the trial, so this one pays.
    if (error instanceof TrialGone) return signUpAs(platform, request, { key, orderHash, password })
    if (queries.isPersonTaken(error)) throw await accountExists(platform, request)
    throw error
  }
}

/** The trial that was available a moment ago is taken. */
class TrialGone extends Error {
  override readonly name = 'TrialGone'
}

type Person = queries.Person & { name: string }

async function claimsOf(
  { db, payments }: CustomerPlatform,
  { email, identity }: Person,
  method: MethodFacts,
): Promise<readonly Buffer[]> {
  const fingerprints = payments.provesPerson(method) ? [method.fingerprint] : []
  return hashClaims({ email, identities: identity ? [identity] : [], fingerprints }, await claimKey(db))
}

/** Throws `invalid_social_token`, and `invalid_request` if neither the person nor the provider gives name and e-mail. */
async function personOf(
  platform: CustomerPlatform,
  { order, nonce, client }: SignUpRequest,
): Promise<Person> {
  if (order.signUpMethod === 'EMAIL') return { ...order.user, identity: null }
  const identity = await verifyForSignUp(platform, { ...order.social, nonce, client })
  const name = order.user.name ?? identity.name
  const email = order.user.email ?? identity.email
  if (name && email) return { name, email, identity }
  throw new Problem('invalid_request', {
    errors: [
      ...(name ? [] : [{ path: 'user.name', message: messages.nameRequired }]),
      ...(email ? [] : [{ path: 'user.email', message: messages.emailRequired }]),
    ],
  })
}

type Charge = { order: Order; charged: SignUpCharged }

/** The list price, and the first payment with a coupon. @spec decisions 3.30 */
type FirstPrice = { list: Price; granted: Granted | null; cents: number }

async function makeMember(
  { config, brand, clock, mail }: CustomerPlatform,
  tx: DatabaseTransaction,
  { order, client, holder, language }: SignUpRequest,
  {
    person,
    passwordHash,
    claims,
    charge,
    country,
    price,
  }: {
    person: Person
    passwordHash: string | null
    claims: readonly Buffer[]
    charge: Charge | null
    country: string
    price: FirstPrice
  },
): Promise<SignedUp> {
  const now = clock.now()
  const { setup, method } = requireConfirmed(await lockSetup(tx, order.paymentSetupId), holder)
  const accountId = newId('acc')
  const [firstName = '', ...rest] = person.name.split(/\s+/)
  await insertAccount(tx, {
    id: accountId,
    email: person.email,
    password_hash: passwordHash,
    first_name: firstName,
    last_name: rest.join(' '),
    country,
    language,
    created_at: now,
  })
  await createFirstProfile(tx, { accountId, name: firstName }, now)
  if (person.identity) await insertIdentity(tx, accountId, person.identity, now)
  const papers = await agreeToTexts(brand, tx, { accountId, order, language }, now)
  const hasTrial = await queries.claimTrial(tx, claims, now)
  if (!hasTrial && !charge) throw new TrialGone()
  const { plan, coupon } = order
  const wish = { plan, currency: price.list.currency, isReturning: charge !== null }
  if (coupon !== undefined) await useCoupon(tx, { ...wish, code: coupon, accountId }, now)
  const subscription = newSubscription(accountId, order, {
    house: offerAt(brand.offers, now),
    price,
    charge,
    now,
  })
  await insertSubscription(tx, subscription)
  await insertMethod(tx, accountId, { setup, method, isDefault: true }, now)
  await useSetup(tx, setup.id)
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
    firstPrice: price.cents,
    discount: price.granted && {
      times: price.granted.periods,
      later: { cents: price.list.cents, currency: price.list.currency },
    },
    isTaxed: isTaxed(brand, now),
    isCollected: charge?.charged.state === 'processing',
    now,
  })
  const invoice = charge && (await beginFirstPeriod(brand, tx, { charge, subscription }, now))
  const attachments = [...(invoice ? [`invoice:${invoice.id}`] : []), ...papers]
  const sent = { kind: 'welcome', to: person.email, isBusinessLetter: true } as const
  await mail.queue(tx, { ...sent, ...welcome, attachments }, now)
  return { session, user: await userOf(tx, { ...session.viewer, kidLocked: false }) }
}

/** Takes over the charge and returns its invoice; null for a debit, which is invoiced once the bank has paid. */
async function beginFirstPeriod(
  brand: CustomerPlatform['brand'],
  tx: DatabaseTransaction,
  { charge, subscription }: { charge: Charge; subscription: Omit<Subscription, 'due_at'> },
  now: Date,
) {
  const { id: subscriptionId, account_id: accountId } = subscription
  const { charged } = charge
  const taken = { id: charge.order.id, charged, subscriptionId, accountId }
  const order = await takeOverSignUpCharge(tx, taken, now)
  // The charge was refunded because the sign-up took too long, or another sign-up has taken it over.
  if (!order) throw new Problem('payment_not_confirmed')
  if (charged.state === 'processing') return null
  return issueInvoice(tx, brand, { order, payer: await payerOf(tx, order) }, now)
}

function newSubscription(
  accountId: string,
  order: SignUp,
  { house, price, charge, now }: { house: HouseOffer; price: FirstPrice; charge: Charge | null; now: Date },
): Omit<Subscription, 'due_at'> {
  const { startsAt, endsAt } = charge?.order.details ?? {}
  const start = new Date(startsAt ?? now)
  const trialEndsAt = charge ? null : trialEnd(house, start, order.offer)
  const { discount } = charge?.order.details ?? grantDetails(price.granted, price.list.cents)
  const coupon = discountColumns({ ...(discount ? { discount } : {}), plan: order.plan })
  return {
    id: newId('sub'),
    account_id: accountId,
    plan: order.plan,
    state: trialEndsAt ? 'trialing' : 'active',
    offer: order.offer ?? null,
    price_cents: discount?.listCents ?? charge?.order.amount_cents ?? price.list.cents,
    paid_cents: charge?.order.amount_cents ?? null,
    ...coupon,
    discount_left: coupon.discount_left - (charge && discount ? 1 : 0),
    currency: charge?.order.currency ?? price.list.currency,
    started_at: start,
    trial_ends_at: trialEndsAt,
    period_starts_at: start,
    period_ends_at: trialEndsAt ?? new Date(endsAt ?? now),
    anchor_at: trialEndsAt ?? start,
    months_paid: trialEndsAt ? 0 : PLAN_MONTHS[order.plan],
    plan_since_months: 0,
    next_plan: null,
    pause_months: null,
    paid_until: null,
    next_price_cents: null,
    next_price_from: null,
    reminders_sent: 0,
    past_due_since: null,
    failures: 0,
    failure_code: null,
    next_try_at: null,
    open_order_id: charge?.charged.state === 'processing' ? charge.order.id : null,
    cancel_at: null,
    expire_at: null,
    outage_id: null,
  }
}

/** Throws `trial_used` unless the order states that it expects a charge, and the problem of a charge that does not succeed. */
async function chargeFirstPeriod(
  { clock, billing }: CustomerPlatform,
  { order, language }: SignUpRequest,
  { name, method, country, price }: { name: string; method: MethodFacts; country: string; price: FirstPrice },
): Promise<Charge> {
  const { cents: priceCents, list } = price
  const { currency } = list
  if (order.expectsTrial !== false) throw new Problem('trial_used', { priceCents, currency })
  const now = clock.now()
  const { order: charge, outcome } = await chargeForSignUp(
    billing,
    {
      id: `ord_${order.paymentSetupId}_${order.plan}`,
      purpose: 'sign_up',
      // A placeholder until the account exists.
      accountId: order.paymentSetupId,
      subscriptionId: null,
      amountCents: priceCents,
      currency,
      method,
      details: {
        plan: order.plan,
        ...periodAfter(now, order.plan),
        ...grantDetails(price.granted, list.cents),
        name,
        language,
        country,
      },
    },
    now,
  )
  if (outcome.state === 'failed') throw new Problem('payment_failed', { detail: outcome.code })
  if (outcome.state === 'unknown') throw new Problem('payment_pending')
  return { order: charge, charged: outcome }
}

// Revealed only here, after a confirmed set-up, and within limits. @spec decisions 2.5
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
