/** Changes to a running session and its device; every service makes them here. */
import type { Database, DatabaseTransaction } from '../db/database.ts'

/** Records that the password was verified in this session, which opens routes that require it for a while. */
export async function markPasswordChecked(
  db: Database | DatabaseTransaction,
  sessionId: string,
  now: Date,
): Promise<void> {
  await db.updateTable('session').set({ password_checked_at: now }).where('id', '=', sessionId).execute()
}

/** Returns when the password was last verified in a session; null if never. */
export async function passwordCheckedAt(db: Database, sessionId: string): Promise<Date | null> {
  const session = await db
    .selectFrom('session')
    .select('password_checked_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.password_checked_at ?? null
}

/** Returns until when the PIN unlocks adult titles in a session; null if it does not. */
export async function youthOpenUntil(
  db: Database | DatabaseTransaction,
  sessionId: string,
): Promise<Date | null> {
  const session = await db
    .selectFrom('session')
    .select('youth_open_until')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.youth_open_until ?? null
}

/** Unlocks adult titles in a session; null locks them. */
export async function setYouthOpen(
  db: Database | DatabaseTransaction,
  sessionId: string,
  until: Date | null,
): Promise<void> {
  await db.updateTable('session').set({ youth_open_until: until }).where('id', '=', sessionId).execute()
}

/** Ends a session of the account; false if it has no running session of this ID. */
export async function endSessionOf(
  db: Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function switchSessionProfile(
  db: Database,
  sessionId: string,
  profileId: string,
): Promise<void> {
  // The PIN was entered for the previous profile.
  await db
    .updateTable('session')
    .set({ profile_id: profileId, youth_open_until: null })
    .where('id', '=', sessionId)
    .execute()
}

/** Ends the sessions of the programs acting as a profile. */
export async function endProgramsOf(tx: DatabaseTransaction, profileId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', 'in', tx.selectFrom('app_password').select('session_id').where('profile_id', '=', profileId))
    .where('ended_at', 'is', null)
    .execute()
}

/** Moves sessions and streams from one profile to another. */
export async function moveSessions(tx: DatabaseTransaction, from: string, to: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ profile_id: to, youth_open_until: null })
    .where('profile_id', '=', from)
    .execute()
}

/** Locks a device of the account to the kids area, or unlocks it. */
export async function setKidLock(
  tx: DatabaseTransaction,
  { accountId, deviceId }: { accountId: string; deviceId: string },
  isLocked: boolean,
): Promise<void> {
  await tx
    .updateTable('account_device')
    .set({ kid_locked: isLocked })
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .execute()
}
