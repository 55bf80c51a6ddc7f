/** The payment provider's payouts to the company, compared with what was booked. @spec decisions 13.41 */
import { PAYOUT_LINE_KINDS, PAYOUT_LINE_MATCHES, PAYOUT_STATES } from '@quintet/domain/money/payout'
import { MONTH_PATTERN } from '@quintet/domain/basics/calendar'
import { z } from 'zod'
import { Currency, text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { LIST_PAGE } from './fields.ts'

const Count = z.int().nonnegative()

export const PayoutRow = z.object({
  id: z.string().describe('The provider’s id.'),
  state: z.enum(PAYOUT_STATES),
  amountCents: z.int().describe('Amount that reaches the bank account.'),
  currency: Currency,
  createdAt: z.iso.datetime(),
  arrivesAt: z.iso.datetime().describe('When it is expected in the bank account.'),
  statementText: z.string().nullable().describe('Text on the bank statement.'),
  traceId: z.string().nullable().describe('Reference by which the bank can trace it.'),
  failureCode: z.string().nullable(),
  isItemised: z
    .boolean()
    .describe('Whether its lines are known. False if the provider does not state them, or not yet.'),
  chargesCents: z.int(),
  refundsCents: z.int().describe('Zero or negative, as are the amounts below.'),
  disputesCents: z.int().describe('Disputes and returned debits; money from disputes won comes back here.'),
  feesCents: z.int(),
  otherCents: z.int(),
  lines: Count,
  unmatched: Count.describe('Lines that are missing from our books or booked with a different amount.'),
  restCents: z.int().describe('Amount that its lines do not account for; 0 if they add up.'),
})
export type PayoutRow = z.infer<typeof PayoutRow>

const Booked = {
  reference: z.string().nullable().describe('The provider’s id of the payment, refund or dispute.'),
  accountId: z.string().nullable(),
  email: z.string().nullable(),
  invoice: z.string().nullable().describe('Number of the invoice that was paid.'),
}

export const PayoutLineRow = z.object({
  id: z.string(),
  kind: z.enum(PAYOUT_LINE_KINDS),
  type: z.string().describe('Stripe’s type, such as payment_failure_refund.'),
  grossCents: z.int(),
  feeCents: z.int(),
  netCents: z.int(),
  at: z.iso.datetime(),
  match: z.enum(PAYOUT_LINE_MATCHES),
  bookedCents: z.int().nullable().describe('Amount recorded in our books.'),
  ...Booked,
})
export type PayoutLineRow = z.infer<typeof PayoutLineRow>

export const UnpaidRow = z.object({
  id: z.string(),
  kind: z.enum(['charge', 'refund']),
  amountCents: z.int().describe('Negative for a refund.'),
  currency: Currency,
  settledAt: z.iso.datetime(),
  ...Booked,
})
export type UnpaidRow = z.infer<typeof UnpaidRow>

const money = { service: 'operator', access: 'operator:money' } as const

const Month = z.string().regex(MONTH_PATTERN, 'Write a month as 2026-11.')

/** The months in which payouts reach the bank account, in German time. */
const Arriving = {
  from: Month.optional().describe('First month of arrival at the bank, in German time.'),
  to: Month.optional().describe('Last month of arrival.'),
}
export const ArrivingQuery = z.object(Arriving)
export type Arriving = z.infer<typeof ArrivingQuery>

export const PayoutTotal = z.object({
  currency: Currency,
  payouts: Count,
  chargesCents: z.int(),
  refundsCents: z.int(),
  disputesCents: z.int(),
  feesCents: z.int(),
  otherCents: z.int(),
  restCents: z.int().describe('Amount that no line accounts for, including payouts that are not itemised.'),
  failedCents: z.int().describe('Amount of payouts that failed and never reached the bank.'),
  amountCents: z.int().describe('Amount that reaches the bank: all of the sums above, less what failed.'),
})
export type PayoutTotal = z.infer<typeof PayoutTotal>

export const listPayouts = defineRoute({
  ...money,
  method: 'GET',
  id: 'operatorListPayouts',
  path: '/operator/payouts',
  summary: 'Lists payouts with their totals, newest first, and bookings that are in none.',
  query: z.object({
    ...Arriving,
    before: text(100).optional().describe('Only payouts older than the one with this id.'),
  }),
  answer: z.object({
    items: z.array(PayoutRow),
    hasMore: z.boolean(),
    unpaid: z
      .array(UnpaidRow)
      .describe('Charges and refunds settled two weeks ago or longer that are in no known payout.'),
  }),
})

export const sumPayouts = defineRoute({
  ...money,
  method: 'GET',
  id: 'operatorSumPayouts',
  path: '/operator/payouts/totals',
  summary: 'Returns the totals of all payouts, or of those that arrive in some months, by currency.',
  query: ArrivingQuery,
  answer: z.array(PayoutTotal),
})

export const exportPayouts = defineRoute({
  ...money,
  method: 'GET',
  id: 'operatorExportPayouts',
  path: '/operator/payouts.csv',
  summary: 'Returns all payouts, or those that arrive in some months, as CSV, amounts with a decimal point.',
  query: ArrivingQuery,
  answer: z.string(),
  media: 'text/csv',
})

const PayoutId = z.object({ id: text(100) })

export const readPayout = defineRoute({
  ...money,
  method: 'GET',
  id: 'operatorReadPayout',
  path: '/operator/payouts/:id',
  summary: `Returns a payout and ${LIST_PAGE} of its lines in order, each with the matching entry in our books.`,
  params: PayoutId,
  query: z.object({ after: text(100).optional().describe('Returns the lines after the one with this id.') }),
  answer: z.object({ payout: PayoutRow, lines: z.array(PayoutLineRow), hasMore: z.boolean() }),
  problems: ['unknown_payout'],
})

export const exportPayout = defineRoute({
  ...money,
  method: 'GET',
  id: 'operatorExportPayout',
  path: '/operator/payouts/:id/lines.csv',
  summary: 'Returns all lines of a payout as CSV, amounts with a decimal point.',
  params: PayoutId,
  answer: z.string(),
  media: 'text/csv',
  problems: ['unknown_payout'],
})

export const fetchPayouts = defineRoute({
  ...money,
  method: 'POST',
  id: 'operatorFetchPayouts',
  path: '/operator/payouts/fetch',
  summary: 'Fetches from the payment provider the payouts of the last forty days, or since a given day.',
  body: z.strictObject({ since: z.iso.date().optional() }),
  answer: z.object({ payouts: Count }),
  problems: ['provider_unavailable', 'payouts_not_permitted'],
})
