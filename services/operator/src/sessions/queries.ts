/** All SQL of operators' sessions. */
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { OPERATOR_IDLE_HOURS, type OperatorRole } from '@quintet/domain/operation/operator'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { OperatorSessionTable } from '@quintet/platform/db/tables'
import { type ExpressionBuilder, type Insertable, sql } from 'kysely'

export async function insertSession(
  tx: DatabaseTransaction,
  session: Insertable<OperatorSessionTable>,
): Promise<void> {
  await tx.insertInto('operator_session').values(session).execute()
}

/** Neither ended, nor expired, nor idle for too long. */
function isOpen(eb: ExpressionBuilder<{ session: OperatorSessionTable }, 'session'>, now: Date) {
  return eb.and([
    eb('session.ended_at', 'is', null),
    eb('session.expires_at', '>', now),
    eb('session.last_seen_at', '>', new Date(now.getTime() - OPERATOR_IDLE_HOURS * HOUR_MS)),
  ])
}

export type Presence = { operator_id: string; open: number; last_seen_at: Date }

/** For each operator with stored sessions: how many are open, and when one was last used. */
export function selectPresence(db: Database, now: Date): Promise<Presence[]> {
  return db
    .selectFrom('operator_session as session')
    .select((eb) => [
      'session.operator_id',
      sql<number>`(count(*) filter (where ${isOpen(eb, now)}))::integer`.as('open'),
      eb.fn.max('session.last_seen_at').as('last_seen_at'),
    ])
    .groupBy('session.operator_id')
    .execute()
}

export type FoundSession = {
  id: string
  operator_id: string
  last_seen_at: Date
  proved_at: Date
  email: string
  role: OperatorRole
  has_password: boolean
}

/** The session with this token, unless it has ended, expired or been idle for too long. */
export function findSession(db: Database, tokenHash: Buffer, now: Date): Promise<FoundSession | undefined> {
  return db
    .selectFrom('operator_session as session')
    .innerJoin('operator', 'operator.id', 'session.operator_id')
    .select((eb) => [
      'session.id',
      'session.operator_id',
      'session.last_seen_at',
      'session.proved_at',
      'operator.email',
      'operator.role',
      eb('operator.password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
    ])
    .where('session.token_hash', '=', tokenHash)
    .where((eb) => isOpen(eb, now))
    .where('operator.disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('operator_session').set({ last_seen_at: now }).where('id', '=', id).execute()
}

export async function markProved(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('operator_session').set({ proved_at: now }).where('id', '=', id).execute()
}

/** Shifts the session with a clock that was set, so that it neither expires early nor lasts longer. */
export async function carrySession(tx: DatabaseTransaction, id: string, milliseconds: number): Promise<void> {
  const moved = (column: 'last_seen_at' | 'expires_at' | 'proved_at') =>
    sql<Date>`${sql.ref(column)} + ${milliseconds} * interval '1 millisecond'`
  await tx
    .updateTable('operator_session')
    .set({
      last_seen_at: moved('last_seen_at'),
      expires_at: moved('expires_at'),
      proved_at: moved('proved_at'),
    })
    .where('id', '=', id)
    .execute()
}

export async function endSession(tx: DatabaseTransaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('operator_session').set({ ended_at: now }).where('id', '=', id).execute()
}

export async function endSessionsOf(tx: DatabaseTransaction, operatorId: string, now: Date): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ ended_at: now })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Deletes sessions that ended or expired before `before`; returns how many. */
export async function deleteSessions(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_session')
    .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
