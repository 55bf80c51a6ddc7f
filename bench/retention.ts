/**
 * The daily removal of what has expired, with a month of streams in the database: the last day's streams, ended sessions, and one member
 * who is erased, by computing time of PostgreSQL, while another connection reports positions. Goal: no report waits for a second.
 * Usage: node bench/retention.ts [--streams 1000000] [--sessions 300] [--members 20]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { keptSince, type Kept, RETENTION } from '@quintet/domain/account/retention'
import { type Database, openDatabase } from '@quintet/platform/db/database'
import { expiringContentData } from '@quintet/content'
import { expiringCustomerData } from '@quintet/customer'
import { startProduct } from '@quintet/testing'
import { sql } from 'kysely'
import { counts, report } from './attacks/attack.ts'
import { cpuSeconds } from './catalogue/load.ts'
import { quantileOf } from './figures.ts'

const DAYS = RETENTION.stream.days + 1
const EVERY_MS = 50
const FILLED_AT_ONCE = 25_000

const { streams, sessions, members } = counts(import.meta.filename, {
  streams: 1_000_000,
  sessions: 300,
  members: 20,
})

/** A month of streams and one day more, all ended but the last hundred; each session of the members has as many. */
async function fill(db: Database, itemId: number): Promise<void> {
  await sql`
    insert into session (id, token_hash, account_id, profile_id, device_id, created_at, last_seen_at, expires_at, ended_at)
      select 'old-' || n, sha256(('old-' || n)::bytea), account_id, profile_id, device_id, created_at - interval '60 days',
        last_seen_at - interval '60 days', expires_at, created_at - interval '59 days'
      from generate_series(1, ${sessions}::integer) n
      join (select *, row_number() over (order by id) - 1 as at from session) s on s.at = n % ${members}`.execute(
    db,
  )
  for (let from = 0; from < streams; from += FILLED_AT_ONCE)
    await sql`
      insert into stream (id, account_id, profile_id, session_id, device_id, item_id, type, started_at, last_seen_at, expires_at, ended_at)
        select 'stream-' || n, s.account_id, s.profile_id, s.id, s.device_id, ${itemId}::integer, 'VIDEO', w.at, w.at, w.at,
          case when n > 100 then w.at end
        from generate_series(${from + 1}::integer, ${Math.min(from + FILLED_AT_ONCE, streams)}::integer) n
        join (select *, row_number() over (order by id) - 1 as at from session where ended_at is null) s on s.at = n % ${members}
        cross join lateral (select now() - interval '1 day' * (${DAYS} * (n::float8 / ${streams}))) w(at)`.execute(
      db,
    )
  await sql`vacuum analyze stream`.execute(db)
}

/** Reports positions of running streams until `isOver`; returns how long each took. */
async function reportAlways(db: Database, isOver: { now: boolean }): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; !isOver.now; at++) {
    const began = performance.now()
    await sql`update stream set last_seen_at = now() where id = ${`stream-${1 + (at % 100)}`}`.execute(db)
    took.push(performance.now() - began)
    await sleep(EVERY_MS)
  }
  return took
}

const product = await startProduct()
const url = product.foundation.databaseUrl
const [db, other] = [openDatabase(url, { connections: 1 }), openDatabase(url, { connections: 1 })]
try {
  for (let at = 0; at < members; at++) await product.aMember()
  const { id } = await product.aTitle({ media: 'video' })
  await fill(db, id)
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const pid = rows[0]?.pid ?? 0
  const measured = async (act: () => Promise<number>) => {
    const isOver = { now: false }
    const reporting = reportAlways(other, isOver)
    const [began, cpu] = [performance.now(), cpuSeconds(pid)]
    const removed = await act()
    const told = { removed, seconds: (performance.now() - began) / 1000, cpuSeconds: cpuSeconds(pid) - cpu }
    isOver.now = true
    const waits = await reporting
    return { ...told, p50Ms: quantileOf(waits, 0.5), worstMs: Math.max(...waits) }
  }
  const all = [...expiringContentData, ...expiringCustomerData([])]
  const remove = (kept: Kept) => {
    const now = new Date()
    const found = all.find((each) => each.kept === kept)
    return measured(() => found?.remove(db, keptSince(RETENTION[kept], now), now) ?? Promise.resolve(0))
  }
  const told = {
    aDay: await remove('stream'),
    sessions: await remove('session'),
    member: await measured(async () => {
      const erased =
        await sql`delete from account where id = (select account_id from session limit 1)`.execute(db)
      return Number(erased.numAffectedRows)
    }),
    inserted: await measured(async () => {
      const inserted = await sql`
        insert into stream select id || '-again', account_id, profile_id, session_id, device_id, item_id, asset_id, type,
            started_at, last_seen_at, expires_at, ended_at
          from stream order by started_at desc limit 10000`.execute(db)
      return Number(inserted.numAffectedRows)
    }),
  }
  report(
    { streams, ...told },
    Object.values(told).every(({ worstMs }) => worstMs < 1000),
  )
} finally {
  await db.destroy()
  await other.destroy()
  await product.stop()
}
