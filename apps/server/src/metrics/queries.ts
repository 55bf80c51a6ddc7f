/** All SQL of the metrics: counts, never who. */
import type { Database } from '@quintet/platform/db/database'
import { sql } from 'kysely'

type Counted = { count: number }

/** Jobs that wait, run or failed for good, and for how many seconds the oldest has waited. */
export async function countJobs(
  db: Database,
): Promise<(Counted & { queue: string; state: string; oldestSeconds: number })[]> {
  const { rows } = await sql<Counted & { queue: string; state: string; oldestSeconds: number }>`
    select name as queue, state::text, count(*)::int as count,
      extract(epoch from now() - min(created_on))::float as "oldestSeconds"
    from pgboss.job where state::text in ('created', 'retry', 'active', 'failed')
    group by name, state`.execute(db)
  return rows
}

/** Mails that wait to be sent, or were given up, and for how many seconds the oldest of them has waited. */
export async function countMails(
  db: Database,
  now: Date,
): Promise<{ waiting: number; givenUp: number; oldestSeconds: number }> {
  const { rows } = await sql<{ waiting: number; givenUp: number; oldestSeconds: number }>`
    select count(next_try_at)::int as waiting, (count(*) - count(next_try_at))::int as "givenUp",
      coalesce(extract(epoch from ${now} - min(created_at) filter (where next_try_at is not null)), 0)::float as "oldestSeconds"
    from mail where sent_at is null`.execute(db)
  return rows[0] ?? { waiting: 0, givenUp: 0, oldestSeconds: 0 }
}

/** Payment orders since a moment, by what became of them. */
export function countOrders(db: Database, since: Date) {
  return db
    .selectFrom('payment_order')
    .select(({ fn }) => ['kind', 'purpose', 'state', fn.countAll<string>().as('count')])
    .where('created_at', '>', since)
    .groupBy(['kind', 'purpose', 'state'])
    .execute()
}

export function countSubscriptions(db: Database) {
  return db
    .selectFrom('subscription')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
}

export function countMedia(db: Database) {
  return db
    .selectFrom('media_asset')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
}

/** Channels of a live source, by how they stand; `idle`: no worker has them. */
export async function countLiveChannels(db: Database): Promise<(Counted & { state: string })[]> {
  const { rows } = await sql<Counted & { state: string }>`
    select case when held_until > clock_timestamp() then state else 'idle' end as state, count(*)::int as count
    from live_source left join live_work using (item_id) group by 1`.execute(db)
  return rows
}

export function countPictures(db: Database) {
  return db
    .selectFrom('picture')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
}
