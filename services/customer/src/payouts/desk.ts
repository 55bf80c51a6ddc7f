/** Payouts beside our books: what each is made of, what has no partner there, and what was booked and never paid out. @spec decisions 13.41 */
import type { PayoutLineRow, PayoutRow, UnpaidRow } from '@quintet/contracts/operator/payouts'
import { LIST_PAGE } from '@quintet/contracts/operator/fields'
import { Problem } from '@quintet/contracts/problem'
import { matchOf, PAYOUT_LATE_DAYS, sumPayout } from '@quintet/domain/payout'
import type { Payments, Payout } from '@quintet/payments/port'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import * as queries from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const UNPAID_MAX = 500
/** So far back a payout can still change, and an event of it may have been missed. */
const READ_AGAIN_DAYS = 40

/** A page of payouts, newest first. */
export async function listPayouts(
  db: Database,
  { before }: { before?: string | undefined },
): Promise<{ items: PayoutRow[]; hasMore: boolean }> {
  const found = await queries.selectPayouts(db, { before, limit: LIST_PAGE + 1 })
  const shown = found.slice(0, LIST_PAGE)
  const lines = await linesOf(
    db,
    shown.map(({ id }) => id),
  )
  return {
    items: shown.map((row) => toWire(row, lines.get(row.id) ?? [])),
    hasMore: found.length > LIST_PAGE,
  }
}

/** One with its lines; throws `unknown_payout`. */
export async function readPayout(
  db: Database,
  id: string,
): Promise<{ payout: PayoutRow; lines: PayoutLineRow[] }> {
  const row = await queries.findPayout(db, id)
  if (!row) throw new Problem('unknown_payout')
  const lines = (await linesOf(db, [id])).get(id) ?? []
  return { payout: toWire(row, lines), lines }
}

async function linesOf(db: Database, ids: readonly string[]): Promise<Map<string, PayoutLineRow[]>> {
  const found = new Map<string, PayoutLineRow[]>()
  if (ids.length === 0) return found
  for (const row of await queries.selectLines(db, ids)) {
    const lines = found.get(row.payout_id) ?? []
    found.set(row.payout_id, lines)
    lines.push(lineOf(row))
  }
  return found
}

function lineOf(row: queries.StoredLine): PayoutLineRow {
  const bookedCents = bookedOf(row)
  const { kind, gross_cents: grossCents } = row
  return {
    id: row.id,
    kind,
    type: row.type,
    grossCents,
    feeCents: row.fee_cents,
    netCents: row.net_cents,
    at: row.at.toISOString(),
    reference: row.reference,
    match: matchOf({ kind, grossCents }, bookedCents),
    bookedCents,
    accountId: row.account_id,
    email: row.email,
    invoice: row.invoice,
  }
}

// A dispute takes its sum, and brings it back where it is won.
function bookedOf(row: queries.StoredLine): number | null {
  if (row.dispute_cents !== null) return row.gross_cents > 0 ? row.dispute_cents : -row.dispute_cents
  if (row.order_cents === null) return null
  return row.order_kind === 'refund' ? -row.order_cents : row.order_cents
}

function toWire(row: queries.StoredPayout, lines: readonly PayoutLineRow[]): PayoutRow {
  const { netCents, ...sums } = sumPayout(lines)
  return {
    id: row.id,
    state: row.state,
    amountCents: row.amount_cents,
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    arrivesAt: row.arrives_at.toISOString(),
    statementText: row.statement_text,
    traceId: row.trace_id,
    failureCode: row.failure_code,
    isItemised: row.is_itemised,
    ...sums,
    lines: lines.length,
    unmatched: lines.filter(({ match }) => match === 'unknown' || match === 'differs').length,
    restCents: row.is_itemised ? row.amount_cents - netCents : 0,
  }
}

/** What was settled since the first payout that we know, long enough ago, and is in none. */
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
    settledAt: row.settled_at?.toISOString() ?? null,
    reference: row.provider_reference,
    accountId: row.account_id,
    email: row.email,
    invoice: row.invoice,
  }))
}

/** Asks the provider for what was paid out lately, or since a day; saved by `savePayouts`. Throws `provider_unavailable`. */
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
