/** All SQL of notes about accounts. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { OperatorNoteTable } from '@quintet/platform/db/tables'
import type { Insertable } from 'kysely'

export async function insertNote(
  tx: DatabaseTransaction,
  note: Insertable<OperatorNoteTable>,
): Promise<void> {
  await tx.insertInto('operator_note').values(note).execute()
}

/** Newest first. */
export function selectNotes(db: Database, accountId: string) {
  return db
    .selectFrom('operator_note')
    .select(['author', 'text', 'written_at'])
    .where('account_id', '=', accountId)
    .orderBy('written_at', 'desc')
    .execute()
}
