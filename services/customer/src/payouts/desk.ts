/**
 * Compares payouts with the books: what each contains, what has no counterpart there, and what was booked but never paid out.
 * @spec decisions 13.41
 */
import type {
  Arriving,
  PayoutLineRow,
  PayoutRow,
  PayoutTotal,
  UnpaidRow,
} from '@quintet/contracts/operator/payouts'
import { LIST_PAGE } from '@quintet/contracts/operator/fields'
import { Problem } from '@quintet/contracts/problem'
import { amountOf, csvOf } from '@quintet/domain/basics/csv'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { matchOf, PAYOUT_LATE_DAYS, sumPayout } from '@quintet/domain/money/payout'
import { spanOfMonths } from '@quintet/domain/basics/calendar'
import type { Payments, Payout } from '@quintet/payments/port'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import * as queries from './queries.ts'

const UNPAID_MAX = 500
/** How far back a payout may still change, or its event may have been missed. */
const READ_AGAIN_DAYS = 40

/** A page of payouts, newest first, of all or of those that arrive in some months. */
export async function listPayouts(
  db: Database,
  { before, ...arriving }: Arriving & { before?: string | undefined },
): Promise<{ items: PayoutRow[]; hasMore: boolean }> {
  const page = { ...spanOfMonths(arriving), before, limit: LIST_PAGE + 1 }
  const found = await queries.selectPayouts(db, page)
  return { items: await withSums(db, found.slice(0, LIST_PAGE)), hasMore: found.length > LIST_PAGE }
}

async function withSums(db: Database, payouts: readonly queries.StoredPayout[]): Promise<PayoutRow[]> {
  const factsOf = await readFacts(
    db,
    payouts.map(({ id }) => id),
  )
  return payouts.map((row) => toWire(row, factsOf(row.id)))
}

/** Totals by currency. The sums of the lines and the rest add up to what was paid out and what failed. @spec decisions 13.46 */
export async function sumPayouts(db: Database, arriving: Arriving): Promise<PayoutTotal[]> {
  const arrival = spanOfMonths(arriving)
  const [payouts, lines] = await Promise.all([
    queries.sumPayouts(db, arrival),
    queries.sumLinesArriving(db, arrival),
  ])
  return payouts.map(({ currency, payouts: count, amount_cents: amountCents, failed_cents: failedCents }) => {
    const { netCents, ...sums } = sumsOf(lines.filter((line) => line.currency === currency))
    const restCents = amountCents + failedCents - netCents
    return { currency, payouts: count, ...sums, restCents, failedCents, amountCents }
  })
}

/** All payouts, or those that arrive in some months, as a table. */
export async function payoutsCsv(db: Database, arriving: Arriving): Promise<string> {
  const rows = await withSums(db, await queries.selectPayouts(db, spanOfMonths(arriving)))
  const head = ['payout', 'state', 'created', 'arrives', 'payments', 'refunds', 'disputes', 'fees', 'other']
  return csvOf([
    [...head, 'unexplained', 'paid out', 'currency', 'lines', 'to review', 'statement', 'trace'],
    ...rows.map((row) => [
      row.id,
      row.state,
      row.createdAt,
      row.arrivesAt,
      amountOf(row.chargesCents),
      amountOf(row.refundsCents),
      amountOf(row.disputesCents),
      amountOf(row.feesCents),
      amountOf(row.otherCents),
      amountOf(row.restCents),
      amountOf(row.amountCents),
      row.currency,
      row.lines,
      row.unmatched,
      row.statementText ?? '',
      row.traceId ?? '',
    ]),
  ])
}

type WithLines = { payout: PayoutRow; lines: PayoutLineRow[] }

/** One with all of its lines; throws `unknown_payout`. */
export function readPayout(db: Database, id: string): Promise<WithLines> {
  return read(db, id, {})
}

/** A payout with a page of its lines: those after the line `after`. Throws `unknown_payout`. */
export async function readPayoutPage(
  db: Database,
  id: string,
  { after }: { after?: string | undefined },
): Promise<WithLines & { hasMore: boolean }> {
  const { payout, lines } = await read(db, id, { after, limit: LIST_PAGE + 1 })
  return { payout, lines: lines.slice(0, LIST_PAGE), hasMore: lines.length > LIST_PAGE }
}

/** All lines of a payout as a table; throws `unknown_payout`. */
export async function payoutCsv(db: Database, id: string): Promise<string> {
  const { payout, lines } = await readPayout(db, id)
  const head = ['at', 'kind', 'type', 'invoice', 'reference', 'books', 'gross', 'fee', 'net', 'currency']
  const rows = lines.map(({ at, kind, type, invoice, reference, match, ...sums }) => [
    at,
    kind,
    type,
    invoice ?? '',
    reference ?? '',
    match,
    amountOf(sums.grossCents),
    amountOf(-sums.feeCents),
    amountOf(sums.netCents),
    payout.currency,
  ])
  return csvOf([head, ...rows])
}

async function read(db: Database, id: string, page: queries.LinePage): Promise<WithLines> {
  const row = await queries.findPayout(db, id)
  if (!row) throw new Problem('unknown_payout')
  const [lines, factsOf] = await Promise.all([queries.selectLines(db, id, page), readFacts(db, [id])])
  return { payout: toWire(row, factsOf(id)), lines: lines.map(lineToWire) }
}

type Facts = { sums: readonly queries.LineSums[]; unmatched: number }

async function readFacts(db: Database, ids: readonly string[]): Promise<(id: string) => Facts> {
  if (ids.length === 0) return () => ({ sums: [], unmatched: 0 })
  const [sums, open] = await Promise.all([queries.sumLines(db, ids), queries.selectOpenLines(db, ids)])
  const unmatched = open.filter(({ kind, booked }) => ['unknown', 'differs'].includes(matchOf(kind, booked)))
  return (id) => ({
    sums: sums.filter((row) => row.payout_id === id),
    unmatched: unmatched.filter((row) => row.payout_id === id).length,
  })
}

function lineToWire(row: queries.StoredLine): PayoutLineRow {
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    grossCents: row.gross_cents,
    feeCents: row.fee_cents,
    netCents: row.net_cents,
    at: row.at.toISOString(),
    reference: row.reference,
    match: matchOf(row.kind, row.booked),
    bookedCents: row.booked_cents,
    accountId: row.account_id,
    email: row.email,
    invoice: row.invoice,
  }
}

const sumsOf = (lines: readonly Omit<queries.LineSums, 'payout_id'>[]) =>
  sumPayout(
    lines.map(({ kind, gross_cents: grossCents, fee_cents: feeCents, net_cents: netCents }) => ({
      kind,
      grossCents,
      feeCents,
      netCents,
    })),
  )

function toWire(row: queries.StoredPayout, { sums: lines, unmatched }: Facts): PayoutRow {
  const { netCents, ...sums } = sumsOf(lines)
  const amountCents = Number(row.amount_cents)
  return {
    id: row.id,
    state: row.state,
    amountCents,
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    arrivesAt: row.arrives_at.toISOString(),
    statementText: row.statement_text,
    traceId: row.trace_id,
    failureCode: row.failure_code,
    isItemised: row.is_itemised,
    ...sums,
    lines: lines.reduce((count, kind) => count + kind.lines, 0),
    unmatched,
    restCents: row.is_itemised ? amountCents - netCents : 0,
  }
}

/** Lists payments and refunds that were settled after the first known payout, long enough ago, and are in no payout. */
export async function listUnpaid(db: Database, now: Date): Promise<UnpaidRow[]> {
  const from = await queries.firstLineAt(db)
  if (from === null) return []
  const until = new Date(now.getTime() - PAYOUT_LATE_DAYS * DAY_MS)
  const rows = await queries.selectUnpaid(db, { from, until }, UNPAID_MAX)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amountCents: row.kind === 'refund' ? -row.amount_cents : row.amount_cents,
    currency: row.currency,
    settledAt: row.settled_at.toISOString(),
    reference: row.provider_reference,
    accountId: row.account_id,
    email: row.email,
    invoice: row.invoice,
  }))
}

/** Asks the provider for recent payouts, or those since a given day; `savePayouts` stores them. Throws `provider_unavailable`. */
export async function askForPayouts(
  payments: Pick<Payments, 'listPayouts'>,
  { since }: { since?: Date | undefined },
  now: Date,
): Promise<Payout[]> {
  return payments.listPayouts(since ?? new Date(now.getTime() - READ_AGAIN_DAYS * DAY_MS))
}

export async function savePayouts(
  tx: DatabaseTransaction,
  payouts: readonly Payout[],
  now: Date,
): Promise<void> {
  for (const payout of payouts) await queries.savePayout(tx, payout, now)
}
