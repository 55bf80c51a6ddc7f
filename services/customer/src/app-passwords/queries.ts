/** All SQL of app passwords. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import type { Insertable } from 'kysely'

/** Those that can be used, newest first. */
export function appPasswordsOf(db: Database | DatabaseTransaction, accountId: string, now: Date) {
  return db
    .selectFrom('app_password')
    .innerJoin('session', 'session.id', 'app_password.session_id')
    .innerJoin('profile', 'profile.id', 'app_password.profile_id')
    .innerJoin('account_device', (join) =>
      join
        .onRef('account_device.account_id', '=', 'session.account_id')
        .onRef('account_device.device_id', '=', 'session.device_id'),
    )
    .select([
      'app_password.id',
      'app_password.session_id',
      'app_password.name',
      'app_password.scope',
      'app_password.created_at',
      'profile.name as profile',
      'session.last_seen_at',
      'account_device.kid_locked',
    ])
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .orderBy('app_password.created_at', 'desc')
    .orderBy('app_password.id')
    .execute()
}

export type AppPasswordRow = Awaited<ReturnType<typeof appPasswordsOf>>[number]

/** Holds the account, so that its passwords are counted by one request at a time. */
export async function lockAccount(tx: DatabaseTransaction, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

export async function insertAppPassword(
  tx: DatabaseTransaction,
  row: Insertable<Tables['app_password']>,
): Promise<void> {
  await tx.insertInto('app_password').values(row).execute()
}
