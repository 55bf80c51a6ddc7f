/** Sends an order: payment set-up, its confirmation, the sign-up. Nothing is ordered unless all of it succeeds. */
import { createPaymentSetup, signUp } from '@quintet/contracts/sign-up'
import { call, fieldErrorsOf, isProblem } from '../../api/call.ts'
import { confirmCard, type Setup } from '../../ui/payment-form/confirm-card.ts'
import type { Order } from './check-order.ts'

export type OrderOutcome =
  | { status: 'member' }
  | { status: 'declined'; code: string | undefined }
  | { status: 'account_exists' }
  | { status: 'trial_used' }
  | { status: 'too_many'; seconds: number }
  | { status: 'invalid'; errors: Record<string, string> }
  /** Nothing is known: the same order can be sent again without acting twice. */
  | { status: 'failed' }

/** An order under way: sent again unchanged, it carries the same set-up and key, so that it acts once. */
export type Attempt = { setup: Setup; idempotencyKey: string; isConfirmed: boolean }

type Asking = {
  productId: number
  /** What the order promised. */
  expectsTrial: boolean
  /** Asks the customer as the bank would; false where they refuse. */
  confirmWithBank: () => Promise<boolean>
}

export async function placeOrder(
  order: Order,
  attempt: Attempt | null,
  { productId, expectsTrial, confirmWithBank }: Asking,
): Promise<{ outcome: OrderOutcome; attempt: Attempt | null }> {
  let current = attempt
  try {
    current ??= {
      setup: await call(createPaymentSetup, { body: { productId, type: 'card' } }),
      idempotencyKey: crypto.randomUUID(),
      isConfirmed: false,
    }
    if (!current.isConfirmed) {
      const status = await confirmCard(order, current.setup, confirmWithBank)
      if (status.status !== 'succeeded')
        return { outcome: { status: 'declined', code: status.code }, attempt: null }
      current = { ...current, isConfirmed: true }
    }
    await call(
      signUp,
      {
        body: {
          productId,
          signUpMethod: 'EMAIL',
          user: { name: order.name, email: order.email, password: order.password },
          plan: order.plan,
          paymentSetupId: current.setup.setupId,
          expectsTrial,
          consents: { age18: true, privacy: true, terms: true, newsletter: order.newsletter },
        },
      },
      { headers: { 'idempotency-key': current.idempotencyKey } },
    )
    return { outcome: { status: 'member' }, attempt: null }
  } catch (error) {
    return outcomeOf(error, current)
  }
}

function outcomeOf(
  error: unknown,
  attempt: Attempt | null,
): { outcome: OrderOutcome; attempt: Attempt | null } {
  const ended = (outcome: OrderOutcome) => ({ outcome, attempt: null })
  if (isProblem(error, 'account_exists')) return ended({ status: 'account_exists' })
  // The set-up stays good: only the promise changes, and with it the order.
  if (isProblem(error, 'trial_used'))
    return {
      outcome: { status: 'trial_used' },
      attempt: attempt && { ...attempt, idempotencyKey: crypto.randomUUID() },
    }
  if (isProblem(error, 'payment_failed')) return ended({ status: 'declined', code: undefined })
  if (isProblem(error, 'too_many_attempts'))
    return ended({ status: 'too_many', seconds: error.details.retryAfter })
  const errors = fieldErrorsOf(error)
  if (Object.keys(errors).length > 0) return ended({ status: 'invalid', errors })
  return { outcome: { status: 'failed' }, attempt }
}
