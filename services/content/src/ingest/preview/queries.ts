import type { DatabaseTransaction } from '@quintet/platform/db/database'

/** The current parent of a title, which it keeps. */
export async function parentOf(trx: DatabaseTransaction, itemId: number): Promise<number | null> {
  const row = await trx
    .selectFrom('content_item')
    .select('parent_id')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  return row.parent_id
}
