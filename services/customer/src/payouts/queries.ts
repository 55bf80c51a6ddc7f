/** All SQL of payouts. */
import { type BookedSum, isCompared } from '@quintet/domain/money/payout'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { lotsOf } from '@quintet/platform/db/in-lots'
import type { PayoutTable } from '@quintet/platform/db/tables'
import type { Payout } from '@quintet/payments/port'
import { type Selectable, sql } from 'kysely'

type Db = Database | DatabaseTransaction
export type StoredPayout = Selectable<PayoutTable>

/** Stores the provider's current data, replacing what was known, and keeps the list of payments that are in no payout. */
export async function savePayout(
  tx: DatabaseTransaction,
  { lines, ...payout }: Payout,
  now: Date,
): Promise<void> {
  const { id, ...told } = {
    id: payout.id,
    // A month of a large operator may exceed an integer, in cents.
    amount_cents: String(payout.amountCents),
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
  const dropped = await tx
    .deleteFrom('payout_line')
    .where('payout_id', '=', id)
    .returning('reference')
    .execute()
  await openGaps(tx, references(dropped))
  await closeGaps(tx, references(lines))
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
    is_open: isCompared(line.kind),
  }))
  for (const lot of lotsOf(rows)) await tx.insertInto('payout_line').values(lot).execute()
  await closeAgreeing(tx, id)
}

/**
 * A payment's or refund's line that agrees with the books is not compared again, as booked payments never change. All others are, since what
 * they lack may still be booked, and a dispute's amount may change.
 */
async function closeAgreeing(tx: DatabaseTransaction, payout: string): Promise<void> {
  await tx
    .updateTable('payout_line')
    .from('payment_order')
    .set({ is_open: false })
    .where('payout_id', '=', payout)
    .where('payout_line.kind', 'in', ['charge', 'refund'])
    .whereRef('payment_order.provider_reference', '=', 'payout_line.reference')
    .where('payment_order.state', '=', 'succeeded')
    .where(
      sql<boolean>`gross_cents = case payment_order.kind when 'refund' then -amount_cents else amount_cents end`,
    )
    .execute()
}

function references(lines: readonly { reference: string | null }[]): string[] {
  return lines.flatMap(({ reference }) => reference ?? [])
}

/*
 * The table `payout_gap` has a row for each settled payment and refund that is in no payout. Payments and payouts are stored at the same
 * time without waiting for each other, so rows are added on suspicion and `selectUnpaid` looks again: it may contain a payment that is in a
 * payout, but never misses one that is not.
 */

/** Lists a payment or refund as in no payout, in the transaction that settles it. */
export async function expectPayout(tx: Db, orderId: string, settledAt: Date): Promise<void> {
  await tx
    .insertInto('payout_gap')
    .values({ order_id: orderId, settled_at: settledAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Even if another payout has the same reference: that one might lose it at the same moment. */
async function openGaps(tx: DatabaseTransaction, dropped: readonly string[]): Promise<void> {
  await tx
    .insertInto('payout_gap')
    .columns(['order_id', 'settled_at'])
    .expression((eb) =>
      eb
        .selectFrom('payment_order')
        .select(['id', eb.ref('settled_at').$notNull().as('settled_at')])
        .where(sql<boolean>`provider_reference = any(${dropped}::text[])`)
        .where('state', '=', 'succeeded')
        .where('settled_at', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function closeGaps(tx: DatabaseTransaction, paidOut: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('payout_gap')
    .using('payment_order')
    .whereRef('payment_order.id', '=', 'payout_gap.order_id')
    .where(sql<boolean>`payment_order.provider_reference = any(${paidOut}::text[])`)
    .execute()
}

/** When payouts reach the bank; `end` is exclusive. */
export type Arrival = { start?: Date | undefined; end?: Date | undefined }

function arrivingIn(db: Db, { start, end }: Arrival) {
  let query = db.selectFrom('payout')
  if (start) query = query.where('payout.arrives_at', '>=', start)
  if (end) query = query.where('payout.arrives_at', '<', end)
  return query
}

/** Newest first: those before the one with the id `before`; all of them if there is no limit. */
export async function selectPayouts(
  db: Db,
  { before, limit, ...arrival }: Arrival & { before?: string | undefined; limit?: number },
): Promise<StoredPayout[]> {
  let query = arrivingIn(db, arrival).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  if (limit !== undefined) query = query.limit(limit)
  if (before !== undefined)
    query = query.where(
      sql<boolean>`(created_at, id) < (select created_at, id from payout where id = ${before})`,
    )
  return query.execute()
}

/** Sums of payouts by currency, those that failed apart. */
export function sumPayouts(db: Db, arrival: Arrival) {
  const summed = (which: 'failed' | 'others') =>
    sql<number>`coalesce(sum(amount_cents) filter (where (state = 'failed') = ${which === 'failed'}), 0)::float8`
  return arrivingIn(db, arrival)
    .select([
      'currency',
      sql<number>`count(*)::integer`.as('payouts'),
      summed('others').as('amount_cents'),
      summed('failed').as('failed_cents'),
    ])
    .groupBy('currency')
    .orderBy('currency')
    .execute()
}

/** Sums of the lines of payouts by currency and kind. */
export function sumLinesArriving(db: Db, arrival: Arrival) {
  return arrivingIn(db, arrival)
    .innerJoin('payout_line', 'payout_line.payout_id', 'payout.id')
    .select(['payout.currency', 'payout_line.kind', ...LINE_SUMS])
    .groupBy(['payout.currency', 'payout_line.kind'])
    .execute()
}

export async function findPayout(db: Db, id: string): Promise<StoredPayout | undefined> {
  return db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Payout lines, each with the payment, refund or dispute of the same reference in our books. */
const linesBesideBooks = (db: Db) =>
  db
    .selectFrom('payout_line')
    .leftJoin('payment_order', (join) =>
      join
        .onRef('payment_order.provider_reference', '=', 'payout_line.reference')
        .on('payment_order.kind', 'in', ['charge', 'refund'])
        .on('payment_order.state', '=', 'succeeded')
        .on((eb) =>
          eb.or([
            eb('payout_line.kind', 'in', ['charge', 'refund']),
            eb.and([
              eb('payout_line.kind', '=', 'returned'),
              eb('payment_order.returned_at', 'is not', null),
            ]),
          ]),
        ),
    )
    .leftJoin('payment_dispute', (join) =>
      join.onRef('payment_dispute.id', '=', 'payout_line.reference').on('payout_line.kind', '=', 'dispute'),
    )

/** A dispute takes its amount, and returns it if won. Null if our books do not know the reference. */
const bookedCents = sql<number | null>`case
  when payment_dispute.id is not null and payout_line.gross_cents > 0 then payment_dispute.amount_cents
  when payment_dispute.id is not null then -payment_dispute.amount_cents
  when payment_order.kind = 'refund' or payout_line.kind = 'returned' then -payment_order.amount_cents
  else payment_order.amount_cents end`

const bookedSum = sql<BookedSum>`case
  when not payout_line.is_open then 'same'
  when ${bookedCents} is null then 'none'
  when ${bookedCents} = payout_line.gross_cents then 'same'
  else 'other' end`

export type StoredLine = Awaited<ReturnType<typeof selectLines>>[number]

/** All of them if there is no limit. */
export type LinePage = { after?: string | undefined; limit?: number }

/** The lines of a payout in order, with payer and invoice: those after the line `after`. */
export function selectLines(db: Db, payout: string, { after, limit }: LinePage) {
  return linesBesideBooks(db)
    .where('payout_line.payout_id', '=', payout)
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(payout_line.at, payout_line.id) > (select at, id from payout_line where id = ${after})`,
      ),
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
      bookedCents.as('booked_cents'),
      bookedSum.as('booked'),
      'account.id as account_id',
      'account.email',
      'invoice.reference as invoice',
    ])
    .orderBy('payout_line.at')
    .orderBy('payout_line.id')
    .execute()
}

// Sums of a large operator's months exceed an integer, in cents.
const LINE_SUMS = [
  sql<number>`count(*)::float8`.as('lines'),
  sql<number>`sum(payout_line.gross_cents)::float8`.as('gross_cents'),
  sql<number>`sum(payout_line.fee_cents)::float8`.as('fee_cents'),
  sql<number>`sum(payout_line.net_cents)::float8`.as('net_cents'),
] as const

export type LineSums = Awaited<ReturnType<typeof sumLines>>[number]

/** Sums of payout lines by kind. */
export function sumLines(db: Db, payouts: readonly string[]) {
  return db
    .selectFrom('payout_line')
    .where('payout_id', 'in', payouts)
    .select(['payout_id', 'kind', ...LINE_SUMS])
    .groupBy(['payout_id', 'kind'])
    .execute()
}

/** The lines not yet found to agree with our books, and how they compare now. */
export function selectOpenLines(db: Db, payouts: readonly string[]) {
  return linesBesideBooks(db)
    .where('payout_line.is_open', '=', true)
    .where('payout_line.payout_id', 'in', payouts)
    .distinctOn('payout_line.id')
    .select(['payout_line.payout_id', 'payout_line.kind', bookedSum.as('booked')])
    .execute()
}

/** Payments and refunds settled within this time that are in no payout. */
export function selectUnpaid(db: Db, { from, until }: { from: Date; until: Date }, limit: number) {
  return db
    .selectFrom('payout_gap')
    .innerJoin('payment_order', 'payment_order.id', 'payout_gap.order_id')
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
      'payout_gap.settled_at',
      'payment_order.provider_reference',
      'account.id as account_id',
      'account.email',
      'invoice.reference as invoice',
    ])
    .where('payout_gap.settled_at', '>=', from)
    .where('payout_gap.settled_at', '<', until)
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
    .orderBy('payout_gap.settled_at')
    .limit(limit)
    .execute()
}

/** The time of the oldest known line: anything settled before it may be in payouts that were never fetched. */
export async function firstLineAt(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('payout_line').select('at').orderBy('at').limit(1).executeTakeFirst()
  return row?.at ?? null
}
