import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import type { Insertable } from 'kysely'

export async function insertMessage(
  tx: DatabaseTransaction,
  message: Insertable<Tables['contact_message']>,
): Promise<void> {
  await tx.insertInto('contact_message').values(message).execute()
}
