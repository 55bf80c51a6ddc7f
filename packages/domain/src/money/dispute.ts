/** Payments that payers dispute through their bank, and the time left to respond. @spec decisions 13.40 */
import { DAY_MS } from '../basics/milliseconds.ts'

/** Disputes with fewer days left are shown on the console's first page. */
export const DISPUTE_SOON_DAYS = 3

/** The response that an operator recorded: evidence sent to the provider, or the claim accepted. */
export const DISPUTE_ANSWERS = ['answered', 'accepted'] as const
export type DisputeAnswer = (typeof DISPUTE_ANSWERS)[number]

/** `waits`: for an operator. `under_review`: the bank has a response, or an operator recorded one. */
export const DISPUTE_STAGES = ['waits', 'under_review', 'won', 'lost'] as const
export type DisputeStage = (typeof DISPUTE_STAGES)[number]

export type DisputeStanding = {
  state: 'open' | 'won' | 'lost'
  /** True if the provider has a response. */
  isUnderReview: boolean
  answer: DisputeAnswer | null
}

/** Returns the stage of a dispute as operators see it. */
export function disputeStage({ state, isUnderReview, answer }: DisputeStanding): DisputeStage {
  if (state !== 'open') return state
  return isUnderReview || answer !== null ? 'under_review' : 'waits'
}

/** Returns the whole days until a response is due: 0 on the last day, negative when overdue. */
export function daysUntil(due: Date, now: Date): number {
  return Math.floor((due.getTime() - now.getTime()) / DAY_MS)
}

/** Returns the latest due date that still appears on the first page. */
export function soonUntil(now: Date): Date {
  return new Date(now.getTime() + DISPUTE_SOON_DAYS * DAY_MS)
}

/** Stripe's reasons that have a label of their own; others are shown as they are. Source: docs.stripe.com/disputes/categories. */
export const DISPUTE_REASONS = [
  'bank_cannot_process',
  'check_returned',
  'credit_not_processed',
  'customer_initiated',
  'debit_not_authorized',
  'duplicate',
  'fraudulent',
  'general',
  'incorrect_account_details',
  'insufficient_funds',
  'noncompliant',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]

/** Reasons on the bank's side, not the payer's: a paid debit is returned. Source: support.stripe.com, SEPA Direct Debit disputes. */
const RETURN_REASONS = new Set<string>([
  'bank_cannot_process',
  'incorrect_account_details',
  'insufficient_funds',
] satisfies DisputeReason[])

/** True if the bank returned a debit, as opposed to the payer reclaiming the money. A return is final. @spec law 11.7 */
export function isReturn({ type, reason }: { type: string; reason: string }): boolean {
  return type === 'sepa_debit' && RETURN_REASONS.has(reason)
}
