/** Payments that their payers take back through the bank: how long there is to answer. @spec decisions 13.40 */

/** Those of which fewer days are left stand on the console's first page. */
export const DISPUTE_SOON_DAYS = 3
const DAY_MS = 24 * 60 * 60 * 1000

/** What operators noted that they did: sent evidence to the provider, or let the payer have it. */
export const DISPUTE_ANSWERS = ['answered', 'accepted'] as const
export type DisputeAnswer = (typeof DISPUTE_ANSWERS)[number]

/** `waits` for an operator; `under_review`: the bank has an answer, or operators noted theirs. */
export const DISPUTE_STAGES = ['waits', 'under_review', 'won', 'lost'] as const
export type DisputeStage = (typeof DISPUTE_STAGES)[number]

export type DisputeStanding = {
  state: 'open' | 'won' | 'lost'
  /** The provider has an answer. */
  isUnderReview: boolean
  answer: DisputeAnswer | null
}

/** Where a dispute stands for whoever works on it. */
export function disputeStage({ state, isUnderReview, answer }: DisputeStanding): DisputeStage {
  if (state !== 'open') return state
  return isUnderReview || answer !== null ? 'under_review' : 'waits'
}

/** Whole days until an answer is due, the last one being 0; below 0 it is late. */
export function daysUntil(due: Date, now: Date): number {
  return Math.floor((due.getTime() - now.getTime()) / DAY_MS)
}

/** Up to when an answer has to be due to stand on the first page. */
export function soonUntil(now: Date): Date {
  return new Date(now.getTime() + DISPUTE_SOON_DAYS * DAY_MS)
}

/** Stripe's reasons, of which each has words; others are told as they are. Source: docs.stripe.com/disputes/categories. */
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

/** Reasons that are the bank's and not the payer's: a debit that was paid comes back. Source: support.stripe.com, SEPA Direct Debit disputes. */
const RETURN_REASONS = new Set<string>([
  'bank_cannot_process',
  'incorrect_account_details',
  'insufficient_funds',
] satisfies DisputeReason[])

/** Whether the bank returned a debit, rather than its payer taking the money back. Such a one is final. @spec law 11.7 */
export function isReturn({ type, reason }: { type: string; reason: string }): boolean {
  return type === 'sepa_debit' && RETURN_REASONS.has(reason)
}
