import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { hashToken } from '@quintet/platform/identity/secrets'

export async function selectAccountByEmail(db: Database, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'password_hash', 'notify_new_device'])
    .where((row) => row.fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
}

/** Null without a password, and for an account that was erased in the meantime. */
export async function selectPasswordHash(db: Database, accountId: string): Promise<string | null> {
  const account = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.password_hash ?? null
}

/** The device with this token, if this account has been logged in on it before. */
export async function selectKnownDevice(
  db: Database | DatabaseTransaction,
  accountId: string,
  deviceToken: string | null,
): Promise<string | null> {
  if (deviceToken === null) return null
  const known = await db
    .selectFrom('device')
    .innerJoin('account_device', 'account_device.device_id', 'device.id')
    .select('device.id')
    .where('device.token_hash', '=', hashToken(deviceToken))
    .where('account_device.account_id', '=', accountId)
    .executeTakeFirst()
  return known?.id ?? null
}

/** Running sessions, last seen first; those of other programs are listed as app passwords instead. */
export async function selectSessions(db: Database, accountId: string, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('device', 'device.id', 'session.device_id')
    .select(['session.id', 'device.name', 'session.created_at', 'session.last_seen_at'])
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.id', 'not in', db.selectFrom('app_password').select('session_id'))
    .orderBy('session.last_seen_at', 'desc')
    .execute()
}
