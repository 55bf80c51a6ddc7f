import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import type { Insertable } from 'kysely'

/** Stores each text once, by its hash. */
export async function insertTexts(
  tx: DatabaseTransaction,
  texts: readonly Insertable<Tables['legal_text']>[],
): Promise<void> {
  await tx
    .insertInto('legal_text')
    .values(texts)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

export async function selectText(db: Database, hash: string) {
  return db.selectFrom('legal_text').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** A text this member agreed to. */
export async function selectAgreedText(db: Database, accountId: string, hash: string) {
  return db
    .selectFrom('legal_text')
    .innerJoin('consent', 'consent.text_hash', 'legal_text.hash')
    .selectAll('legal_text')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst()
}

/** Newest first; `hash` is null if the text is not stored. */
export async function selectConsents(db: Database, accountId: string) {
  return db
    .selectFrom('consent')
    .leftJoin('legal_text', 'legal_text.hash', 'consent.text_hash')
    .select(['kind', 'text_version', 'given_at', 'legal_text.hash'])
    .where('account_id', '=', accountId)
    .orderBy('given_at', 'desc')
    .orderBy('kind')
    .execute()
}
