/** All SQL of orders to the payment provider and of its events. */
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { MethodFacts, OrderDetails } from '@quintet/platform/db/columns'
import type { PaymentOrderTable, Tables } from '@quintet/platform/db/tables'
import { isTryDue } from '@quintet/platform/db/tries'
import type { ProviderEvent } from '@quintet/payments/port'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { expectPayout } from '../payouts/index.ts'

type Reader = Database | DatabaseTransaction

export type Order = Selectable<PaymentOrderTable>

export type NewOrder = {
  id: string
  kind: Order['kind']
  purpose: Order['purpose']
  accountId: string
  subscriptionId: string | null
  amountCents: number
  currency: string
  method: MethodFacts
  details: OrderDetails
  refunds?: string
  /** When the outbox sends it or checks on it. */
  nextTryAt: Date
}

/** Adds an order; returns false if it already exists, or what it pays for is paid or being paid. */
export async function insertOrder(tx: Reader, order: NewOrder, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('payment_order')
    .values({
      id: order.id,
      kind: order.kind,
      purpose: order.purpose,
      account_id: order.accountId,
      subscription_id: order.subscriptionId,
      amount_cents: order.amountCents,
      currency: order.currency,
      method: JSON.stringify(order.method),
      details: JSON.stringify(order.details),
      refunds: order.refunds ?? null,
      state: 'waiting',
      provider_reference: null,
      failure_code: null,
      next_try_at: order.nextTryAt,
      leased_until: null,
      created_at: now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findOrder(db: Reader, id: string): Promise<Order | undefined> {
  return db.selectFrom('payment_order').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The charge with this provider reference. */
export async function findCharge(tx: Reader, reference: string): Promise<Order | undefined> {
  return tx
    .selectFrom('payment_order')
    .selectAll()
    .where('kind', '=', 'charge')
    .where('provider_reference', '=', reference)
    .executeTakeFirst()
}

export async function lockOrder(tx: DatabaseTransaction, id: string): Promise<Order | undefined> {
  return tx.selectFrom('payment_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Whoever places, settles or cancels an order first locks what it pays for, the subscription or, for a rental, the account: this prevents
 * deadlocks.
 */
export async function holdPurpose(tx: DatabaseTransaction, order: Order | undefined): Promise<void> {
  if (order?.subscription_id)
    await tx
      .selectFrom('subscription')
      .select('id')
      .where('id', '=', order.subscription_id)
      .forUpdate()
      .execute()
  else if (order)
    await tx.selectFrom('account').select('id').where('id', '=', order.account_id).forUpdate().execute()
}

/** No order is leased for longer: later times were written while the clock was ahead. @spec law 11.23 */
const LONGEST_LEASE_MS = HOUR_MS

function isFree(row: ExpressionBuilder<Tables, 'payment_order'>, now: Date) {
  return row.or([
    row('leased_until', 'is', null),
    row('leased_until', '<=', now),
    row('leased_until', '>', new Date(now.getTime() + LONGEST_LEASE_MS)),
  ])
}

/** Leases an order; undefined if it is settled or another process holds it. */
export async function claimOrder(
  db: Database,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<Order | undefined> {
  return db
    .updateTable('payment_order')
    .set({ leased_until: until, tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((row) => isFree(row, now))
    .returningAll()
    .executeTakeFirst()
}

/** The orders to send now, oldest first. */
export async function dueOrders(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_order')
    .select('id')
    .where('state', '=', 'waiting')
    .where(isTryDue(now))
    .where((row) => isFree(row, now))
    .orderBy('next_try_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function postponeOrder(
  db: Reader,
  { id, key_version }: Order,
  { nextTryAt, keyIsSpent }: { nextTryAt: Date; keyIsSpent: boolean },
): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({
      next_try_at: nextTryAt,
      leased_until: null,
      key_version: keyIsSpent ? key_version + 1 : key_version,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Records that the provider has the charge and the bank has yet to answer. */
export async function noteAccepted(
  tx: DatabaseTransaction,
  { id }: Order,
  { reference, nextTryAt }: { reference: string; nextTryAt: Date },
): Promise<void> {
  await tx
    .updateTable('payment_order')
    .set({ provider_reference: reference, next_try_at: nextTryAt, leased_until: null })
    .where('id', '=', id)
    .execute()
}

/** Records how an order ended; a payout is expected to contain one that succeeded. */
export async function closeOrder(
  tx: Reader,
  id: string,
  end: { state: 'succeeded' | 'failed' | 'cancelled'; reference: string | null; code: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_order')
    .set({
      state: end.state,
      provider_reference: end.reference,
      failure_code: end.code,
      next_try_at: null,
      leased_until: null,
      settled_at: now,
    })
    .where('id', '=', id)
    .execute()
  if (end.state === 'succeeded' && end.reference !== null) await expectPayout(tx, id, now)
}

/** Marks a paid debit as returned, so that what it paid for may be charged again. */
export async function noteReturned(tx: DatabaseTransaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('payment_order').set({ returned_at: now }).where('id', '=', id).execute()
}

/** Counts the charges of a period that were paid and then returned. */
export async function countReturned(
  tx: DatabaseTransaction,
  subscriptionId: string,
  startsAt: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('payment_order')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('subscription_id', '=', subscriptionId)
    .where(sql`details ->> 'startsAt'`, '=', startsAt)
    .where('returned_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Assigns an order without an owner to the new member. */
export async function assignOrder(
  tx: DatabaseTransaction,
  id: string,
  { subscriptionId, accountId }: { subscriptionId: string; accountId: string },
): Promise<void> {
  await tx
    .updateTable('payment_order')
    .set({ subscription_id: subscriptionId, account_id: accountId })
    .where('id', '=', id)
    .execute()
}

/** What was paid for a subscription since `since`, with the refunds so far. */
export async function paidOrders(tx: DatabaseTransaction, subscriptionId: string, since: Date) {
  return tx
    .selectFrom('payment_order')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('payment_order as refund')
        .select(sql<number>`coalesce(sum(refund.amount_cents), 0)::integer`.as('sum'))
        .whereRef('refund.refunds', '=', 'payment_order.id')
        .where('refund.state', '<>', 'cancelled')
        .as('refunded_cents'),
    )
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'succeeded')
    .where(sql`(details ->> 'startsAt')::timestamptz`, '>=', since)
    .orderBy('created_at')
    .execute()
}

/** The refunds of a charge, pending ones included. */
export async function refundsOf(tx: DatabaseTransaction, chargeId: string): Promise<Order[]> {
  return tx
    .selectFrom('payment_order')
    .selectAll()
    .where('refunds', '=', chargeId)
    .where('state', '<>', 'cancelled')
    .forUpdate()
    .execute()
}

/** Customers to delete at the provider, once none of their charges is under way. */
export async function dueFarewells(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_farewell')
    .select('customer')
    .where(isTryDue(now))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('payment_order')
            .select('id')
            .where('state', '=', 'waiting')
            .whereRef(sql`method ->> 'customer'`, '=', 'customer'),
        ),
      ),
    )
    .limit(limit)
    .execute()
  return rows.map(({ customer }) => customer)
}

/** Cancels the unsent charges of an erased account; if a sent one succeeds, it is refunded. */
export async function cancelUnsentCharges(tx: DatabaseTransaction, accountId: string): Promise<void> {
  await tx
    .updateTable('payment_order')
    .set({ state: 'cancelled', next_try_at: null })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .execute()
}

/** Records an event; returns false if it has already taken effect. */
export async function insertEvent(
  tx: DatabaseTransaction,
  { id, type, about, createdAt }: ProviderEvent,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_event')
    .values({
      id,
      type,
      order_id: about?.kind === 'order' ? about.orderId : null,
      created_at: createdAt,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
