/**
 * Sends an order: payment set-up, its confirmation, the sign-up. Nothing is ordered unless all of it succeeds; resent after a lost
 * response, it takes effect once. @spec product 1.3
 */
import { createPaymentSetup, type SetupStatus, signUp } from '@quintet/contracts/sign-up'
import { paymentTypeOf } from '@quintet/domain/money/payment'
import type { Plan } from '@quintet/domain/membership/pricing'
import { call, fieldErrorsOf, isProblem } from '../../api/call.ts'
import type { Payment } from '../../forms/payment-form/check-payment.ts'
import type { Setup } from '../../forms/payment-form/confirm-payment.ts'
import type { DraftUser, Draft } from './draft.ts'

export type Order = {
  signUpMethod: Draft['signUpMethod']
  user: DraftUser
  plan: Plan
  offer: Draft['offer']
  country: string
  /** In cents, as shown in the summary. */
  price: number
  /** The code of the coupon that sets this price. */
  coupon: string | null
  payment: Payment
  /** A counter of changes in the provider's own form. */
  entry: number
  newsletter: boolean
  /** True if the summary promised a trial. */
  expectsTrial: boolean
}

export type OrderOutcome =
  | { status: 'member'; result: NonNullable<Draft['result']> }
  | { status: 'declined'; code: string | undefined }
  | { status: 'account_exists' }
  | { status: 'trial_used' }
  | { status: 'order_by_hand' }
  | { status: 'country_not_served' }
  | { status: 'price_changed' }
  | { status: 'coupon_refused' }
  /** The provider's token has expired or belongs to another browser. */
  | { status: 'social_lapsed' }
  | { status: 'too_many'; seconds: number }
  | { status: 'invalid'; errors: Record<string, string> }
  /** The result is unknown: the same order can be sent again without taking effect twice. */
  | { status: 'failed' }

/** The previous attempt: the same person's same payment method reuses its set-up, the same order its key. */
export type Attempt = {
  payment: string
  setup: Setup
  isConfirmed: boolean
  order: string
  idempotencyKey: string
}

type Asking = {
  productId: number
  /** Hands the payment method to the provider. */
  confirm: (payment: Payment, setup: Setup, email: string) => Promise<SetupStatus>
  /** A set-up that was already confirmed in a wallet's window. */
  confirmed: Setup | null
}

export async function placeOrder(
  order: Order,
  earlier: Attempt | null,
  asking: Asking,
): Promise<{ outcome: OrderOutcome; attempt: Attempt | null }> {
  let attempt: Attempt | null = null
  try {
    attempt = await begin(order, earlier, asking)
    if (!attempt.isConfirmed) {
      const answer = await asking.confirm(order.payment, attempt.setup, order.user.email)
      // Another card needs another set-up.
      if (answer.status !== 'succeeded')
        return { outcome: { status: 'declined', code: answer.code }, attempt: null }
      attempt = { ...attempt, isConfirmed: true }
    }
    const { user } = await call(
      signUp,
      { body: bodyOf(order, attempt.setup.setupId, asking.productId) },
      { headers: { 'idempotency-key': attempt.idempotencyKey } },
    )
    const { firstName, email, subscription } = user
    const result = { firstName, email, trialEndsAt: subscription?.trialEndsAt ?? null }
    return { outcome: { status: 'member', result }, attempt: null }
  } catch (error) {
    const outcome = outcomeOf(error)
    return { outcome, attempt: outcome.status === 'declined' ? null : (attempt ?? earlier) }
  }
}

async function begin(
  order: Order,
  earlier: Attempt | null,
  { productId, confirmed }: Asking,
): Promise<Attempt> {
  const payment = JSON.stringify([order.payment, order.entry, order.user.email])
  const written = JSON.stringify(order)
  const idempotencyKey = earlier?.order === written ? earlier.idempotencyKey : crypto.randomUUID()
  if (earlier?.payment === payment) return { ...earlier, order: written, idempotencyKey }
  if (confirmed) return { payment, setup: confirmed, isConfirmed: true, order: written, idempotencyKey }
  const type = paymentTypeOf(order.payment.choice)
  const setup = await call(createPaymentSetup, { body: { productId, type } })
  return { payment, setup, isConfirmed: false, order: written, idempotencyKey }
}

function bodyOf(order: Order, paymentSetupId: string, productId: number) {
  const { name, email, password, social } = order.user
  const common = {
    productId,
    plan: order.plan,
    country: order.country,
    expectsPriceCents: order.price,
    ...(order.coupon === null ? {} : { coupon: order.coupon }),
    ...(order.offer ? { offer: order.offer } : {}),
    paymentSetupId,
    expectsTrial: order.expectsTrial,
    consents: { age18: true, privacy: true, terms: true, newsletter: order.newsletter } as const,
  }
  if (order.signUpMethod === 'EMAIL' || !social)
    return { ...common, signUpMethod: 'EMAIL' as const, user: { name, email, password } }
  const { token } = social
  const person = { ...common, user: { name, email } }
  switch (order.signUpMethod) {
    case 'GOOGLE':
      return { ...person, signUpMethod: 'GOOGLE' as const, social: { platform: 'google' as const, token } }
    case 'FACEBOOK':
      return {
        ...person,
        signUpMethod: 'FACEBOOK' as const,
        social: { platform: 'facebook' as const, token },
      }
    default:
      return { ...person, signUpMethod: 'OIDC' as const, social: { platform: 'oidc' as const, token } }
  }
}

const COUPON_REFUSALS = ['unknown_coupon', 'coupon_expired', 'coupon_not_for_you'] as const

function outcomeOf(error: unknown): OrderOutcome {
  if (isProblem(error, 'account_exists')) return { status: 'account_exists' }
  if (isProblem(error, 'trial_used')) return { status: 'trial_used' }
  if (isProblem(error, 'order_by_hand')) return { status: 'order_by_hand' }
  if (isProblem(error, 'country_not_served')) return { status: 'country_not_served' }
  if (isProblem(error, 'price_changed')) return { status: 'price_changed' }
  if (COUPON_REFUSALS.some((code) => isProblem(error, code))) return { status: 'coupon_refused' }
  if (isProblem(error, 'invalid_social_token')) return { status: 'social_lapsed' }
  if (isProblem(error, 'payment_failed')) {
    const { detail } = error.details as { detail?: string }
    return { status: 'declined', code: detail }
  }
  if (isProblem(error, 'too_many_attempts')) return { status: 'too_many', seconds: error.details.retryAfter }
  const errors = fieldErrorsOf(error)
  return Object.keys(errors).length > 0 ? { status: 'invalid', errors } : { status: 'failed' }
}
