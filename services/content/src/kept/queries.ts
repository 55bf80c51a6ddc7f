/** All SQL of titles kept on devices. A title is kept by a session and ends with it. @spec decisions 11.31 */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { KeptTitleTable } from '@quintet/platform/db/tables'
import type { Insertable } from 'kysely'

/** Kept titles of active sessions. */
function livingKept(db: Database | DatabaseTransaction, now: Date) {
  return db
    .selectFrom('kept_title')
    .innerJoin('session', 'session.id', 'kept_title.session_id')
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
}

/** Locks the account, so that its devices are counted one request at a time. */
export async function lockAccount(trx: DatabaseTransaction, accountId: string): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

export function keptOfSession(db: Database | DatabaseTransaction, sessionId: string) {
  return db
    .selectFrom('kept_title')
    .select(['id', 'item_id', 'kept_at'])
    .where('session_id', '=', sessionId)
    .orderBy('kept_at', 'desc')
    .orderBy('id')
    .execute()
}

/** The devices of an account that keep titles. */
export async function devicesKeeping(
  trx: DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<string[]> {
  const rows = await livingKept(trx, now)
    .select('kept_title.device_id')
    .distinct()
    .where('kept_title.account_id', '=', accountId)
    .execute()
  return rows.map(({ device_id }) => device_id)
}

export async function insertKept(trx: DatabaseTransaction, kept: Insertable<KeptTitleTable>): Promise<void> {
  await trx.insertInto('kept_title').values(kept).execute()
}

/** Deletes one title, or all. */
export async function deleteKept(db: Database, sessionId: string, itemId: number | null): Promise<void> {
  let going = db.deleteFrom('kept_title').where('session_id', '=', sessionId)
  if (itemId !== null) going = going.where('item_id', '=', itemId)
  await going.execute()
}

/** A kept title of an active session by its id, with what decides whether its device may still have it. */
export function findKept(db: Database, id: string, now: Date) {
  return livingKept(db, now)
    .innerJoin('account_device', (join) =>
      join
        .onRef('account_device.account_id', '=', 'kept_title.account_id')
        .onRef('account_device.device_id', '=', 'kept_title.device_id'),
    )
    .select(['kept_title.account_id', 'kept_title.item_id', 'account_device.kid_locked'])
    .where('kept_title.id', '=', id)
    .executeTakeFirst()
}

/** Of this session, by id. */
export function keptById(db: Database, id: string, sessionId: string) {
  return db
    .selectFrom('kept_title')
    .select(['item_id', 'kept_at'])
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

/** Which of the decoded samples belong to the recording itself. */
export function soundsOf(db: Database, assetIds: readonly string[]) {
  return db.selectFrom('media_asset').select(['id', 'sound']).where('id', 'in', assetIds).execute()
}
