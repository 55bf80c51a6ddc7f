/** All SQL of coupons. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import { type Insertable, type Selectable, sql } from 'kysely'

type Reader = Database | DatabaseTransaction

export type StoredCoupon = Selectable<Tables['coupon']>

/** Returns false if the code already exists. */
export async function insertCoupon(
  tx: DatabaseTransaction,
  coupon: Insertable<Tables['coupon']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('coupon')
    .values(coupon)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return rows === 1n
}

export async function findCoupon(db: Reader, code: string): Promise<StoredCoupon | undefined> {
  return db.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Locks the coupon for this transaction, so that its uses are counted one at a time. */
export async function lockCoupon(tx: DatabaseTransaction, code: string): Promise<StoredCoupon | undefined> {
  return tx.selectFrom('coupon').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
}

export async function countUses(db: Reader, code: string): Promise<number> {
  const { uses } = await db
    .selectFrom('coupon_use')
    .select(sql<number>`count(*)::integer`.as('uses'))
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return uses
}

/** Returns false if this account has used the coupon before. */
export async function insertUse(
  tx: DatabaseTransaction,
  use: Insertable<Tables['coupon_use']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('coupon_use')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return rows === 1n
}

export async function deleteUse(
  tx: DatabaseTransaction,
  { code, accountId }: { code: string; accountId: string },
): Promise<void> {
  await tx.deleteFrom('coupon_use').where('code', '=', code).where('account_id', '=', accountId).execute()
}

/** Returns false if the code is unknown or already withdrawn. */
export async function markWithdrawn(tx: DatabaseTransaction, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows: rows } = await tx
    .updateTable('coupon')
    .set({ withdrawn_at: now })
    .where('code', '=', code)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return rows === 1n
}

/** Newest first, with the number of members who used each. */
export async function selectCoupons(db: Database) {
  return db
    .selectFrom('coupon')
    .selectAll('coupon')
    .select((row) =>
      row
        .selectFrom('coupon_use')
        .select(sql<number>`count(*)::integer`.as('uses'))
        .whereRef('coupon_use.code', '=', 'coupon.code')
        .as('uses'),
    )
    .orderBy('issued_at', 'desc')
    .orderBy('code')
    .execute()
}
