import type { Database, DatabaseTransaction } from '../db/database.ts'
import { sql } from 'kysely'
import type { QueueName } from './queues.ts'

/** Keeps the waiting job with this key from beginning before `db`'s transaction ends; false if none waits any more. */
export async function holdWaiting(
  db: Database | DatabaseTransaction,
  queue: QueueName,
  key: string,
): Promise<boolean> {
  // pg-boss skips locked jobs when it takes the next one.
  const { rows } = await sql`
    select from pgboss.job where name = ${queue} and singleton_key = ${key} and state = 'created' for share
  `.execute(db)
  return rows.length > 0
}

/** True if a job with this key waits, runs or will be tried again. */
export async function hasJob(
  db: Database | DatabaseTransaction,
  queue: QueueName,
  key: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job
    where name = ${queue} and singleton_key = ${key} and state in ('created', 'retry', 'active') limit 1
  `.execute(db)
  return rows.length > 0
}
