/** The audit log: one event for each change, in its transaction. @spec decisions 13.2 */
import {
  EVENTS_PAGE,
  type OperatorAction,
  type OperatorEvent,
  type OperatorSubject,
} from '@quintet/contracts/operator/events'
import { FILE_ROWS_MAX } from '@quintet/contracts/operator/fields'
import { inOneFile } from '@quintet/contracts/operator/one-file'
import { endOfDay, startOfDay } from '@quintet/domain/basics/calendar'
import { csvOf } from '@quintet/domain/basics/csv'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import * as queries from './queries.ts'

/** The actor of changes by commands on the machine itself. */
export const COMMAND_LINE = 'command line'

export type Change = {
  /** An operator's address, or `COMMAND_LINE`. */
  actor: string
  action: OperatorAction
  subject: OperatorSubject
  subjectId: string
  reason?: string | null
  before?: object | null
  after?: object | null
}

/** The effect of a change, without its actor. */
export type Done<T> = { answer: T } & Omit<Change, 'actor'>

/** Records a change, without secrets or anything a member watched. */
export async function noteChange(tx: DatabaseTransaction, change: Change, now: Date): Promise<void> {
  const json = (facts: object | null | undefined) => (facts ? JSON.stringify(facts) : null)
  await queries.insertEvent(tx, {
    at: now,
    actor: change.actor.toLowerCase(),
    action: change.action,
    subject: change.subject,
    subject_id: change.subjectId,
    reason: change.reason ?? null,
    before: json(change.before),
    after: json(change.after),
  })
}

/** As the console asks: `from` and `to` are the first and the last day. */
type Wanted = Omit<queries.EventFilter, 'since' | 'until'> & {
  from?: string | undefined
  to?: string | undefined
}

/** The events that match the filter, newest first. */
export async function listEvents(
  { db }: Pick<Platform, 'db'>,
  { from, to, ...filter }: Wanted,
  limit: number = EVENTS_PAGE,
): Promise<OperatorEvent[]> {
  const days = { since: from ? startOfDay(from) : undefined, until: to ? endOfDay(to) : undefined }
  return (await queries.selectEvents(db, { ...filter, ...days }, limit)).map(toWire)
}

/** The operators, for the filter by who. */
export const listActors = ({ db }: Pick<Platform, 'db'>) => queries.selectActors(db)

/** All events that match the filter as CSV, newest first; throws `too_many_rows`. @spec decisions 13.66 */
export async function eventsCsv(platform: Pick<Platform, 'db'>, wanted: Wanted): Promise<string> {
  const events = inOneFile(await listEvents(platform, wanted, FILE_ROWS_MAX + 1))
  return csvOf([
    ['id', 'at', 'actor', 'action', 'subject', 'subject_id', 'reason', 'before', 'after'],
    ...events.map(({ id, at, actor, action, subject, subjectId, reason, before, after }) => [
      id,
      at,
      actor,
      action,
      subject,
      subjectId,
      reason ?? '',
      ...[before, after].map((facts) => (facts ? JSON.stringify(facts) : '')),
    ]),
  ])
}

/** All events about a kind of subject since then, newest first. */
export async function listEventsSince(
  { db }: Pick<Platform, 'db'>,
  filter: Required<Pick<queries.EventFilter, 'subject'>>,
  since: Date,
): Promise<OperatorEvent[]> {
  return (await queries.selectEvents(db, { ...filter, since }, null)).map(toWire)
}

type Stored = Awaited<ReturnType<typeof queries.selectEvents>>[number]

function toWire({ event_id: id, at, subject_id: subjectId, before, after, ...event }: Stored): OperatorEvent {
  return {
    ...event,
    id,
    at: at.toISOString(),
    subjectId,
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
  }
}
