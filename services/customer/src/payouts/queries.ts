/** All SQL of payouts. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { PayoutTable } from '@quintet/platform/db/tables'
import type { Payout } from '@quintet/payments/port'
import { type Selectable, sql } from 'kysely'

type Db = Database | DatabaseTransaction
export type StoredPayout = Selectable<PayoutTable>

/** As the provider tells it now, in place of what was known. */
export async function savePayout(
  tx: DatabaseTransaction,
  { lines, ...payout }: Payout,
  now: Date,
): Promise<void> {
  const { id, ...told } = {
    id: payout.id,
    amount_cents: payout.amountCents,
    currency: payout.currency,
    state: payout.state,
    is_itemised: payout.isItemised,
    created_at: payout.createdAt,
    arrives_at: payout.arrivesAt,
    statement_text: payout.statementText,
    trace_id: payout.traceId,
    failure_code: payout.failureCode,
    read_at: now,
  }
  await tx
    .insertInto('payout')
    .values({ id, ...told })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
    .execute()
  await tx.deleteFrom('payout_line').where('payout_id', '=', id).execute()
  if (lines.length === 0) return
  const rows = lines.map((line) => ({
    id: line.id,
    payout_id: id,
    kind: line.kind,
    type: line.type,
    gross_cents: line.grossCents,
    fee_cents: line.feeCents,
    net_cents: line.netCents,
    at: line.at,
    reference: line.reference,
  }))
  // Each row is nine parameters, of which a statement takes 65 535.
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('payout_line')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute()
}

const ROWS_AT_ONCE = 5000

/** Newest first: those before the one of `before`. */
export async function selectPayouts(
  db: Db,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<StoredPayout[]> {
  const query = db
    .selectFrom('payout')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (before === undefined) return query.execute()
  return query
    .where(sql<boolean>`(created_at, id) < (select created_at, id from payout where id = ${before})`)
    .execute()
}

export async function findPayout(db: Db, id: string): Promise<StoredPayout | undefined> {
  return db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirst()
}

export type StoredLine = Awaited<ReturnType<typeof selectLines>>[number]

/** With what our books have of each: the payment or refund of this reference, or the dispute. */
export function selectLines(db: Db, payouts: readonly string[]) {
  return db
    .selectFrom('payout_line')
    .leftJoin('payment_order', (join) =>
      join
        .onRef('payment_order.provider_reference', '=', 'payout_line.reference')
        .on('payment_order.kind', 'in', ['charge', 'refund'])
        .on('payment_order.state', '=', 'succeeded')
        .on('payout_line.kind', 'in', ['charge', 'refund']),
    )
    .leftJoin('payment_dispute', (join) =>
      join.onRef('payment_dispute.id', '=', 'payout_line.reference').on('payout_line.kind', '=', 'dispute'),
    )
    .leftJoin('payment_order as disputed', 'disputed.id', 'payment_dispute.order_id')
    .leftJoin('payment_order as paid', (join) =>
      join.on((eb) =>
        eb('paid.id', '=', eb.fn.coalesce('payment_order.refunds', 'payment_order.id', 'disputed.id')),
      ),
    )
    .leftJoin('account', 'account.id', 'paid.account_id')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.payment_order_id', '=', 'paid.id').on('invoice.kind', '=', 'invoice'),
    )
    .selectAll('payout_line')
    .select([
      'payment_order.kind as order_kind',
      'payment_order.amount_cents as order_cents',
      'payment_dispute.amount_cents as dispute_cents',
      'account.id as account_id',
      'account.email',
      'invoice.reference as invoice',
    ])
    .where('payout_line.payout_id', 'in', payouts)
    .orderBy('payout_line.at')
    .orderBy('payout_line.id')
    .execute()
}

/** Payments and refunds that were settled within this time and are in no payout. */
export function selectUnpaid(db: Db, { from, until }: { from: Date; until: Date }, limit: number) {
  return db
    .selectFrom('payment_order')
    .leftJoin('account', 'account.id', 'payment_order.account_id')
    .leftJoin('invoice', (join) =>
      join
        .on((eb) =>
          eb('invoice.payment_order_id', '=', eb.fn.coalesce('payment_order.refunds', 'payment_order.id')),
        )
        .on('invoice.kind', '=', 'invoice'),
    )
    .select([
      'payment_order.id',
      'payment_order.kind',
      'payment_order.amount_cents',
      'payment_order.currency',
      'payment_order.settled_at',
      'payment_order.provider_reference',
      'account.id as account_id',
      'account.email',
      'invoice.reference as invoice',
    ])
    .where('payment_order.state', '=', 'succeeded')
    .where('payment_order.provider_reference', 'is not', null)
    .where('payment_order.settled_at', '>=', from)
    .where('payment_order.settled_at', '<', until)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payout_line')
            .select('payout_line.id')
            .whereRef('payout_line.reference', '=', 'payment_order.provider_reference'),
        ),
      ),
    )
    .orderBy('payment_order.settled_at')
    .limit(limit)
    .execute()
}

/** When the oldest line is of that is known: what was settled before it may be in payouts that nobody asked for. */
export async function firstLineAt(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('payout_line').select('at').orderBy('at').limit(1).executeTakeFirst()
  return row?.at ?? null
}
