/** Compares the payment provider's payouts with what was booked here. @spec decisions 13.41 */

export const PAYOUT_STATES = ['on_its_way', 'paid', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** `returned`: a debit that the bank had accepted was returned. `other`: the provider's own balance transactions. */
export const PAYOUT_LINE_KINDS = ['charge', 'refund', 'returned', 'dispute', 'fee', 'other'] as const
export type PayoutLineKind = (typeof PAYOUT_LINE_KINDS)[number]

/**
 * How a line compares with our books: `booked` there with the same sum, `differs` from it, or `unknown` there. A line between the provider
 * and the company alone, such as a fee, is `own`.
 */
export const PAYOUT_LINE_MATCHES = ['booked', 'differs', 'unknown', 'own'] as const
export type PayoutLineMatch = (typeof PAYOUT_LINE_MATCHES)[number]

/** Days until a payment should be in a payout: enough for a debit and for the provider's payout schedule. */
export const PAYOUT_LATE_DAYS = 14

/** What our books contain for a line: nothing, the same sum, or another one. */
export type BookedSum = 'none' | 'same' | 'other'

/** True unless a line of this kind is between the provider and the company alone. */
export function isCompared(kind: PayoutLineKind): boolean {
  return kind !== 'fee' && kind !== 'other'
}

/** Returns how a line compares with our books. */
export function matchOf(kind: PayoutLineKind, booked: BookedSum): PayoutLineMatch {
  if (!isCompared(kind)) return 'own'
  if (booked === 'none') return 'unknown'
  return booked === 'same' ? 'booked' : 'differs'
}

export type PayoutSums = {
  chargesCents: number
  refundsCents: number
  disputesCents: number
  feesCents: number
  otherCents: number
  netCents: number
}

/** Sums up a payout by kind; the parts add up to `netCents`. Fees and refunds are negative. */
export function sumPayout(
  lines: readonly { kind: PayoutLineKind; grossCents: number; feeCents: number; netCents: number }[],
): PayoutSums {
  const of = (...kinds: PayoutLineKind[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { grossCents }) => sum + grossCents, 0)
  const withheld = lines.reduce((sum, { feeCents }) => sum + feeCents, 0)
  return {
    chargesCents: of('charge'),
    refundsCents: of('refund'),
    disputesCents: of('dispute', 'returned'),
    feesCents: of('fee') - withheld,
    otherCents: of('other'),
    netCents: lines.reduce((sum, { netCents }) => sum + netCents, 0),
  }
}
