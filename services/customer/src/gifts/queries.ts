/** All SQL of gift codes. */
import type { LostTime } from '@quintet/payments/cashier'
import { daysLost } from '@quintet/platform/clock/pulse'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import { type Insertable, sql } from 'kysely'

export async function insertCodes(
  tx: DatabaseTransaction,
  codes: readonly Insertable<Tables['gift_code']>[],
): Promise<void> {
  await tx.insertInto('gift_code').values(codes).execute()
}

/** Reads the code and locks its row for this transaction. */
export async function lockCode(tx: DatabaseTransaction, codeHash: Buffer) {
  return tx
    .selectFrom('gift_code')
    .select(['months', 'expires_at', 'redeemed_at', 'voided_at'])
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst()
}

export async function markRedeemed(
  tx: DatabaseTransaction,
  codeHash: Buffer,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('gift_code')
    .set({ redeemed_at: now, account_id: accountId })
    .where('code_hash', '=', codeHash)
    .execute()
}

/** Makes the codes that an account has redeemed since `since` redeemable again, unless their batch was voided meanwhile. */
export async function giveBackCodes(tx: DatabaseTransaction, accountId: string, since: Date): Promise<void> {
  await tx
    .updateTable('gift_code')
    .set({ redeemed_at: null, account_id: null })
    .where('account_id', '=', accountId)
    .where('redeemed_at', '>=', since)
    .execute()
}

/** Voids the codes of a batch, the redeemed ones in case they are given back; returns how many were unredeemed. */
export async function voidBatch(tx: DatabaseTransaction, batch: string, now: Date): Promise<number> {
  const voided = await tx
    .updateTable('gift_code')
    .set({ voided_at: now })
    .where('batch', '=', batch)
    .where('voided_at', 'is', null)
    .returning('redeemed_at')
    .execute()
  return voided.filter((code) => code.redeemed_at === null).length
}

/** The issued batches, newest first. */
export async function selectBatches(db: Database) {
  return db
    .selectFrom('gift_code')
    .select((row) => [
      'batch',
      'months',
      'note',
      'issued_at',
      'expires_at',
      row.fn.countAll<string>().as('issued'),
      sql<string>`count(redeemed_at)`.as('redeemed'),
      sql<string>`count(voided_at) filter (where redeemed_at is null)`.as('voided'),
    ])
    .groupBy(['batch', 'months', 'note', 'issued_at', 'expires_at'])
    .orderBy('issued_at', 'desc')
    .execute()
}

/** Moves gift codes by what they lost of an outage; whole batches, which are issued at once, so that each keeps one date. */
export async function extendValid(
  tx: DatabaseTransaction,
  { from, until, lostUntil }: LostTime,
): Promise<void> {
  const days = daysLost(sql.ref('issued_at'), { from, lostUntil })
  await tx
    .updateTable('gift_code')
    .set({ expires_at: sql<Date>`expires_at + ${days} * interval '24 hours'` })
    .where('issued_at', '<', until)
    .where('expires_at', '>', from)
    .execute()
}
