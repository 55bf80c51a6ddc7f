/** All SQL of rentals. */
import type { LostTime } from '@quintet/payments/cashier'
import { daysLost } from '@quintet/platform/clock/pulse'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { RentalTable } from '@quintet/platform/db/tables'
import { sql } from 'kysely'

/** Latest first. */
export function rentalsOf(db: Database, accountId: string) {
  return db
    .selectFrom('rental')
    .select(['item_id', 'rented_at', 'start_by', 'finish_by'])
    .where('account_id', '=', accountId)
    .orderBy('rented_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

type Reader = Database | DatabaseTransaction

/** The newest rental of each title. */
export function latestRentals(db: Reader, accountId: string, itemIds: readonly number[]) {
  return db
    .selectFrom('rental')
    .distinctOn('item_id')
    .select(['id', 'item_id', 'rented_at', 'start_by', 'finish_by'])
    .where('account_id', '=', accountId)
    .where('item_id', 'in', itemIds)
    .orderBy('item_id')
    .orderBy('rented_at', 'desc')
    .execute()
}

export async function insertRental(tx: DatabaseTransaction, rental: RentalRow): Promise<void> {
  await tx.insertInto('rental').values(rental).execute()
}

export type RentalRow = Omit<RentalTable, 'price_cents'> & { price_cents: number }

export async function setFinishBy(tx: DatabaseTransaction, rentalId: string, finishBy: Date): Promise<void> {
  await tx
    .updateTable('rental')
    .set({ finish_by: finishBy })
    .where('id', '=', rentalId)
    .where('finish_by', 'is', null)
    .execute()
}

/** Moves rentals that were open after `from`, except those rented after `until`; returns their accounts with the days. */
export async function extendOpen(
  tx: DatabaseTransaction,
  { from, until, lostUntil }: LostTime,
): Promise<{ accountId: string; days: number; leastDays: number }[]> {
  const days = daysLost(sql.ref('rented_at'), { from, lostUntil })
  const later = (column: 'start_by' | 'finish_by') =>
    sql<Date>`${sql.ref(column)} + ${days} * interval '24 hours'`
  const moved = await tx
    .updateTable('rental')
    .set({ start_by: later('start_by'), finish_by: later('finish_by') })
    .where('rented_at', '<', until)
    .where(sql<Date>`coalesce(finish_by, start_by)`, '>', from)
    .returning(['account_id', days.as('days')])
    .execute()
  return [...Map.groupBy(moved, (row) => row.account_id)].map(([accountId, rows]) => {
    const daysOfEach = rows.map((row) => row.days)
    return { accountId, days: Math.max(...daysOfEach), leastDays: Math.min(...daysOfEach) }
  })
}

/** How many of a month's free rentals an account has used. */
export async function countCredits(db: Reader, accountId: string, month: string): Promise<number> {
  const row = await db
    .selectFrom('rental')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where('credit_month', '=', month)
    .executeTakeFirstOrThrow()
  return row.count
}

/** How many rentals expire after `now` and by `until`. */
export async function countEnding(db: Database, { now, until }: { now: Date; until: Date }): Promise<number> {
  const end = sql<Date>`coalesce(finish_by, start_by)`
  const { count } = await db
    .selectFrom('rental')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(end, '>', now)
    .where(end, '<=', until)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The price of renting a title; undefined if it is not for rent. */
export async function rentalPrice(db: Reader, itemId: number) {
  const row = await db
    .selectFrom('content_item')
    .select(['rental_price_cents', 'rental_currency'])
    .where('id', '=', itemId)
    .executeTakeFirst()
  return row?.rental_price_cents && row.rental_currency
    ? { priceCents: row.rental_price_cents, currency: row.rental_currency }
    : undefined
}

/** Locks the account, so that concurrent requests rent a title only once; returns false if the account is gone. */
export async function lockAccount(tx: DatabaseTransaction, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
