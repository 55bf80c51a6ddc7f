/** All SQL of gift codes. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import { type Insertable, sql } from 'kysely'

export async function insertCodes(
  tx: DatabaseTransaction,
  codes: readonly Insertable<Tables['gift_code']>[],
): Promise<void> {
  await tx.insertInto('gift_code').values(codes).execute()
}

/** The code, for this transaction alone. */
export async function lockCode(tx: DatabaseTransaction, codeHash: Buffer) {
  return tx
    .selectFrom('gift_code')
    .select(['months', 'expires_at', 'redeemed_at'])
    .where('code_hash', '=', codeHash)
    .where('voided_at', 'is', null)
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

/** Makes codes that an account redeemed since then good again. */
export async function giveBackCodes(tx: DatabaseTransaction, accountId: string, since: Date): Promise<void> {
  await tx
    .updateTable('gift_code')
    .set({ redeemed_at: null, account_id: null })
    .where('account_id', '=', accountId)
    .where('redeemed_at', '>=', since)
    .execute()
}

/** Makes codes of a batch void that nobody redeemed; how many those were. */
export async function voidUnredeemed(tx: DatabaseTransaction, batch: string, now: Date): Promise<number> {
  const { numUpdatedRows: voided } = await tx
    .updateTable('gift_code')
    .set({ voided_at: now })
    .where('batch', '=', batch)
    .where('redeemed_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  return Number(voided)
}

/** What was issued, newest first. */
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
      sql<string>`count(voided_at)`.as('voided'),
    ])
    .groupBy(['batch', 'months', 'note', 'issued_at', 'expires_at'])
    .orderBy('issued_at', 'desc')
    .execute()
}
