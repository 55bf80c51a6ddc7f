/** All SQL of what the sandbox keeps: Stripe's objects as JSON, answers by idempotency key, events on their way. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import { newId } from '../identity/secrets.ts'

export type Kind = 'payment_method' | 'payment_intent' | 'refund'

/** A method, and how it answers when it is charged. */
export type SandboxMethod = {
  id: string
  object: 'payment_method'
  type: string
  customer: string
  /** Stripe's code; absent: it pays. */
  declines?: string
  card?: { exp_month: number; exp_year: number }
}

export async function insertObject(
  tx: DatabaseTransaction,
  kind: Kind,
  body: { id: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('sandbox_object')
    .values({ id: body.id, kind, body: JSON.stringify(body), created_at: now })
    .execute()
}

export async function findObject(
  db: Database | DatabaseTransaction,
  kind: Kind,
  id: string,
): Promise<object | undefined> {
  const row = await db
    .selectFrom('sandbox_object')
    .select('body')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.body
}

/** Objects whose field has this value, newest first, as lists of the API are. */
export async function listObjects(
  db: Database | DatabaseTransaction,
  kind: Kind,
  [field, value]: readonly ['customer' | 'payment_intent', string],
  since: Date,
): Promise<object[]> {
  const rows = await db
    .selectFrom('sandbox_object')
    .select('body')
    .where(sql`body ->> ${sql.lit(field)}`, '=', value)
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ body }) => body)
}

/** Lets one request of a key at a time through. */
export async function holdAnswer(tx: DatabaseTransaction, key: string): Promise<void> {
  const number = createHash('sha256').update(`sandbox:${key}`).digest().readBigInt64BE()
  await sql`select pg_advisory_xact_lock(${number.toString()}::bigint)`.execute(tx)
}

export async function findAnswer(tx: DatabaseTransaction, key: string) {
  return tx.selectFrom('sandbox_answer').selectAll().where('key', '=', key).executeTakeFirst()
}

export async function insertAnswer(
  tx: DatabaseTransaction,
  answer: { key: string; request_hash: Buffer; status: number; body: object },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('sandbox_answer')
    .values({ ...answer, body: JSON.stringify(answer.body), created_at: now })
    .execute()
}

export async function insertEvent(
  tx: DatabaseTransaction,
  event: { type: string; object: object },
  now: Date,
): Promise<void> {
  const id = newId('evt')
  const body = {
    id,
    object: 'event',
    type: event.type,
    created: Math.floor(now.getTime() / 1000),
    data: { object: event.object },
  }
  await tx
    .insertInto('sandbox_event')
    .values({ id, body: JSON.stringify(body), created_at: now, deliver_at: now })
    .execute()
}

export function dueEvents(db: Database, now: Date, limit: number) {
  return db
    .selectFrom('sandbox_event')
    .select(['id', 'body', 'tries'])
    .where('deliver_at', '<=', now)
    .orderBy('deliver_at')
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** `deliverAt` null: delivered, or given up. */
export async function postponeEvent(
  db: Database,
  id: string,
  { deliverAt, tries }: { deliverAt: Date | null; tries: number },
): Promise<void> {
  await db.updateTable('sandbox_event').set({ deliver_at: deliverAt, tries }).where('id', '=', id).execute()
}
