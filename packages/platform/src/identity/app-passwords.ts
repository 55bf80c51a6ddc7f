/** Maps an app password to a Member: a program may do what its profile may do on a separate device. @spec decisions 11.7 */
import { createHash } from 'node:crypto'
import type { AppScope } from '@quintet/domain/account/app-passwords'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@quintet/domain/basics/languages'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import { equalSecrets, hashToken } from './secrets.ts'
import { unseal } from './sealed.ts'
import { noteSeen } from './sessions.ts'
import type { Member } from './viewer.ts'

/** Name of the service secret that seals passwords of scope `music`. */
export const APP_PASSWORD_SECRET = 'app-passwords'

/** The member on whose behalf a program acts. */
export type Program = { viewer: Member; email: string; profile: string; language: Language }

/** Returns the holder of this password; null if there is none, or not for this scope. `email`: if given, must be the account's. */
export async function identifyProgram(
  db: Database,
  { password, scope, email }: { password: string; scope: AppScope; email?: string },
  now: Date,
): Promise<Program | null> {
  const row = await programs(db, scope, now)
    .where('app_password.secret_hash', '=', hashToken(password))
    .executeTakeFirst()
  if (!row || (email !== undefined && row.email.toLowerCase() !== email.toLowerCase())) return null
  return seen(db, row, now)
}

/**
 * Like `identifyProgram` for a password that is not sent: `token` is the MD5 of password and salt, as Subsonic clients compute it. Compares
 * every password of the account, so that timing reveals nothing.
 */
export async function identifyProgramByToken(
  db: Database,
  secret: Buffer,
  { email, token, salt }: { email: string; token: string; salt: string },
  now: Date,
): Promise<Program | null> {
  const rows = await programs(db, 'music', now)
    .where((eb) => eb.fn('lower', ['account.email']), '=', email.toLowerCase())
    .execute()
  const given = Buffer.from(token.toLowerCase())
  const [right] = rows.filter(({ app_id, sealed }) => {
    const password = sealed ? unseal(secret, sealed, app_id).toString('utf8') : ''
    const expected = createHash('md5')
      .update(password + salt, 'utf8')
      .digest('hex')
    return sealed !== null && equalSecrets(Buffer.from(expected), given)
  })
  return right ? seen(db, right, now) : null
}

/** Selects usable app passwords, with the session, profile and device of each. */
export function usableAppPasswords(db: Database | DatabaseTransaction, now: Date) {
  return db
    .selectFrom('app_password')
    .innerJoin('session', 'session.id', 'app_password.session_id')
    .innerJoin('profile', 'profile.id', 'session.profile_id')
    .innerJoin('account_device', (join) =>
      join
        .onRef('account_device.account_id', '=', 'session.account_id')
        .onRef('account_device.device_id', '=', 'session.device_id'),
    )
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
}

function programs(db: Database, scope: AppScope, now: Date) {
  return usableAppPasswords(db, now)
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'app_password.id as app_id',
      'app_password.sealed',
      'account.email',
      'session.id',
      'session.account_id',
      'session.profile_id',
      'session.device_id',
      'session.created_at',
      'session.last_seen_at',
      'account_device.kid_locked',
      'profile.hides_spoilers',
      'profile.name as profile',
      'profile.language',
    ])
    .where('app_password.scope', '=', scope)
}

type ProgramRow = Awaited<ReturnType<ReturnType<typeof programs>['executeTakeFirstOrThrow']>>

async function seen(db: Database, row: ProgramRow, now: Date): Promise<Program> {
  // The first use is recorded immediately.
  const isNew = row.last_seen_at <= row.created_at
  await noteSeen(db, isNew ? { ...row, last_seen_at: new Date(0) } : row, now)
  return {
    email: row.email,
    profile: row.profile,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    viewer: {
      accountId: row.account_id,
      profileId: row.profile_id,
      sessionId: row.id,
      deviceId: row.device_id,
      kidLocked: row.kid_locked,
      hidesSpoilers: row.hides_spoilers,
    },
  }
}
