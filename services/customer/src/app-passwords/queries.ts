/** All SQL of app passwords. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import { usableAppPasswords } from '@quintet/platform/identity/app-passwords'
import type { Insertable } from 'kysely'

/** Usable app passwords, newest first. */
export function appPasswordsOf(db: Database | DatabaseTransaction, accountId: string, now: Date) {
  return usableAppPasswords(db, now)
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
    .orderBy('app_password.created_at', 'desc')
    .orderBy('app_password.id')
    .execute()
}

export type AppPasswordRow = Awaited<ReturnType<typeof appPasswordsOf>>[number]

/** Locks the account row so that concurrent requests count its passwords one at a time. */
export async function lockAccount(tx: DatabaseTransaction, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

export async function insertAppPassword(
  tx: DatabaseTransaction,
  row: Insertable<Tables['app_password']>,
): Promise<void> {
  await tx.insertInto('app_password').values(row).execute()
}
