/** All SQL of operators. */
import type { OperatorRole } from '@quintet/domain/operator'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { OperatorTable } from '@quintet/platform/db/tables'
import { type Insertable, type Selectable, sql } from 'kysely'

export type OperatorRow = Selectable<OperatorTable>

type Db = Database | DatabaseTransaction

/** Operators, newest last. */
export function selectOperators(db: Db): Promise<OperatorRow[]> {
  return db.selectFrom('operator').selectAll().orderBy('created_at').orderBy('email').execute()
}

/** Until the end of the transaction nobody else changes operators; who only reads goes on. */
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

/** The operator whose invitation this is, until it ends. */
export function selectInvited(db: Db, tokenHash: Buffer, now: Date): Promise<OperatorRow | undefined> {
  return db
    .selectFrom('operator')
    .selectAll()
    .where('invitation_hash', '=', tokenHash)
    .where('invitation_expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

/** A new operator, or one that is known invited anew: password and app of before no longer count. */
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

/** Spends an invitation; false where somebody else did meanwhile. */
export async function join(
  tx: DatabaseTransaction,
  tokenHash: Buffer,
  { passwordHash, step }: { passwordHash: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set({
      password_hash: passwordHash,
      totp_last_step: step,
      invitation_hash: null,
      invitation_expires_at: null,
    })
    .where('invitation_hash', '=', tokenHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes the step of a code that was taken; false where it was taken before, by another request too. */
export async function takeStep(tx: DatabaseTransaction, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
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
