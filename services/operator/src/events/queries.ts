/** All SQL of the audit log. */
import type { OperatorAction, OperatorSubject } from '@quintet/contracts/operator/events'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { OperatorEventTable } from '@quintet/platform/db/tables'
import { type Insertable, sql } from 'kysely'

export async function insertEvent(
  tx: DatabaseTransaction,
  event: Insertable<OperatorEventTable>,
): Promise<void> {
  await tx.insertInto('operator_event').values(event).execute()
}

export type EventFilter = {
  before?: string | undefined
  /** Part of who did it. */
  actor?: string | undefined
  action?: OperatorAction | undefined
  subject?: OperatorSubject | undefined
  subjectId?: string | undefined
  /** Only events at this time or later. */
  since?: Date | undefined
  /** Only events before this time. */
  until?: Date | undefined
}

/** Events, newest first. */
export function selectEvents(db: Database, filter: EventFilter, limit: number | null) {
  let query = db
    .selectFrom('operator_event')
    .select(['at', 'actor', 'action', 'subject', 'subject_id', 'reason', 'before', 'after'])
    .select(sql<string>`id::text`.as('event_id'))
    .orderBy('id', 'desc')
  if (limit !== null) query = query.limit(limit)
  if (filter.before !== undefined) query = query.where(sql<boolean>`id < ${filter.before}::bigint`)
  if (filter.actor) query = query.where(sql<boolean>`position(${filter.actor.toLowerCase()} in actor) > 0`)
  if (filter.action) query = query.where('action', '=', filter.action)
  if (filter.subject) query = query.where('subject', '=', filter.subject)
  if (filter.subjectId) query = query.where('subject_id', '=', filter.subjectId)
  if (filter.since) query = query.where('at', '>=', filter.since)
  if (filter.until) query = query.where('at', '<', filter.until)
  return query.execute()
}

/** Deletes older events; returns how many. */
export function deleteEvents(db: Database, before: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`set local quintet.period_is_over = 'yes'`.execute(tx)
    const { numDeletedRows } = await tx
      .deleteFrom('operator_event')
      .where('at', '<', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
}
