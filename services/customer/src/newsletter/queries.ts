import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import type { Insertable } from 'kysely'

/** Asks for a confirmation, anew where one was asked for before; false where the address has confirmed already. */
export async function upsertNewsletter(
  tx: DatabaseTransaction,
  row: Insertable<Tables['newsletter']>,
): Promise<boolean> {
  const written = await tx
    .insertInto('newsletter')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ confirm_hash: row.confirm_hash, language: row.language, asked_at: row.asked_at })
        .where('newsletter.confirmed_at', 'is', null),
    )
    .returning('email')
    .executeTakeFirst()
  return written !== undefined
}

export async function selectByConfirmation(db: Database, confirmHash: Buffer) {
  return db
    .selectFrom('newsletter')
    .select(['email', 'confirmed_at'])
    .where('confirm_hash', '=', confirmHash)
    .executeTakeFirst()
}

export async function confirm(
  db: Database,
  { confirmHash, endHash, now }: { confirmHash: Buffer; endHash: Buffer; now: Date },
) {
  return db
    .updateTable('newsletter')
    .set({ confirmed_at: now, end_hash: endHash })
    .where('confirm_hash', '=', confirmHash)
    .where('confirmed_at', 'is', null)
    .returning(['email', 'language'])
    .executeTakeFirst()
}

export async function deleteByEnd(db: Database, endHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter')
    .where('end_hash', '=', endHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteByEmail(db: Database | DatabaseTransaction, email: string): Promise<void> {
  await db.deleteFrom('newsletter').where('email', '=', email.toLowerCase()).execute()
}
