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
  /** The id of an operator, or another actor as recorded. */
  actor?: string | undefined
  action?: OperatorAction | undefined
  subject?: OperatorSubject | undefined
  /** For an operator: their id. */
  subjectId?: string | undefined
  /** Only events at this time or later. */
  since?: Date | undefined
  /** Only events before this time. */
  until?: Date | undefined
}

/** What stands in the log for an id: for an operator their address. */
const recorded = (id: string) => sql<string>`coalesce((select email from operator where id = ${id}), ${id})`

export function selectActors(db: Database): Promise<{ id: string; email: string }[]> {
  return db.selectFrom('operator').select(['id', 'email']).orderBy('email').execute()
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
  if (filter.actor) query = query.where(sql<boolean>`actor = lower(${recorded(filter.actor)})`)
  if (filter.action) query = query.where('action', '=', filter.action)
  if (filter.subject) query = query.where('subject', '=', filter.subject)
  if (filter.subjectId) query = query.where(sql<boolean>`subject_id = ${recorded(filter.subjectId)}`)
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
