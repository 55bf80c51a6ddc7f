/** All SQL of the metrics: only counts, no personal data. */
import { STAND_IN } from '@quintet/domain/live/live-ingest'
import type { Database } from '@quintet/platform/db/database'
import { sql } from 'kysely'

type Counted = { count: number }

/** Counts jobs that wait, run or have permanently failed, and how many seconds the oldest has waited. */
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

/** Counts mails that wait or were given up, and how many seconds the oldest has waited. */
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

/** Counts payment orders since a time, by outcome. */
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

/** Counts channels with a live source by state; `idle`: no worker holds them, though a stand-in may. */
export async function countLiveChannels(db: Database): Promise<(Counted & { state: string })[]> {
  const { rows } = await sql<Counted & { state: string }>`
    select case when held_until > clock_timestamp() and not starts_with(worker, ${STAND_IN}) then state else 'idle' end as state,
      count(*)::int as count
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
