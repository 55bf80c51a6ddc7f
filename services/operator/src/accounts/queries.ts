/** All SQL of operators. */
import type { OperatorRole } from '@quintet/domain/operation/operator'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { OperatorTable } from '@quintet/platform/db/tables'
import { type Insertable, type Selectable, sql } from 'kysely'

export type OperatorRow = Selectable<OperatorTable>

type Db = Database | DatabaseTransaction

/** All operators, newest last. */
export function selectOperators(db: Db): Promise<OperatorRow[]> {
  return db.selectFrom('operator').selectAll().orderBy('created_at').orderBy('email').execute()
}

/** Keeps others from changing operators until the transaction ends; reads continue. */
export async function lockOperators(tx: DatabaseTransaction): Promise<void> {
  await sql`lock table operator in share row exclusive mode`.execute(tx)
}

export function selectById(db: Db, id: string): Promise<OperatorRow | undefined> {
  return db.selectFrom('operator').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function setRole(tx: DatabaseTransaction, id: string, role: OperatorRole): Promise<void> {
  await tx.updateTable('operator').set({ role }).where('id', '=', id).execute()
}

export function selectByEmail(db: Db, email: string): Promise<OperatorRow | undefined> {
  return db
    .selectFrom('operator')
    .selectAll()
    .where((row) => row.fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
}

/** The operator with this invitation, while it is valid. */
export function selectInvited(db: Db, tokenHash: Buffer, now: Date): Promise<OperatorRow | undefined> {
  return db
    .selectFrom('operator')
    .selectAll()
    .where('invitation_hash', '=', tokenHash)
    .where('invitation_expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Inserts an invited operator, or invites a known one again: their previous password and authenticator app no longer count. */
export async function invite(
  tx: DatabaseTransaction,
  operator: Insertable<OperatorTable> & { role: OperatorRole },
): Promise<OperatorRow> {
  const { role, totp_secret, invitation_hash, invitation_expires_at } = operator
  const known = await selectByEmail(tx, operator.email)
  if (!known) return tx.insertInto('operator').values(operator).returningAll().executeTakeFirstOrThrow()
  return tx
    .updateTable('operator')
    .set({
      role,
      totp_secret,
      invitation_hash,
      invitation_expires_at,
      totp_last_step: 0,
      password_hash: null,
      disabled_at: null,
    })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Uses up an invitation, with a password or, if null, with a passkey that is added in the same transaction; returns false if another
 * request already has.
 */
export async function join(
  tx: DatabaseTransaction,
  tokenHash: Buffer,
  secret: { passwordHash: string; step: number } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set({
      ...(secret ? { password_hash: secret.passwordHash, totp_last_step: secret.step } : {}),
      invitation_hash: null,
      invitation_expires_at: null,
    })
    .where('invitation_hash', '=', tokenHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Records the step of an accepted code; returns false if it was already accepted, also by a concurrent request, or if the operator was
 * disabled or invited again while the password was checked.
 */
export async function takeStep(
  tx: DatabaseTransaction,
  { id, password_hash: passwordHash }: Pick<OperatorRow, 'id' | 'password_hash'>,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function disable(tx: DatabaseTransaction, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ disabled_at: now, invitation_hash: null, invitation_expires_at: null })
    .where('id', '=', id)
    .execute()
}
