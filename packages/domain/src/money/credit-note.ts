/** Credit notes: the reasons for refunds, and how their list is sorted. @spec decisions 13.44 */

/** `returned`: the bank returned a debit. `goodwill`: an operator granted it. */
export const REFUND_REASONS = [
  'withdrawal',
  'annual_rest',
  'not_delivered',
  'dispute',
  'returned',
  'goodwill',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

export const CREDIT_NOTE_SORTS = ['newest', 'oldest', 'largest'] as const
export type CreditNoteSort = (typeof CREDIT_NOTE_SORTS)[number]
