/** All SQL of live channels: which worker runs which, and what is produced. Leases use the database's time. */
import {
  type IngestKind,
  LEASE_SECONDS,
  type LiveRendition,
  MISSED_SECONDS,
  STAND_IN,
} from '@quintet/domain/live/live-ingest'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import { type Kysely, type RawBuilder, sql } from 'kysely'

type Db = Database | DatabaseTransaction

/** A channel that a worker should run. */
export type LiveSource = {
  itemId: number
  assetId: string
  kind: IngestKind
  sealed: Buffer
  port: number | null
  isSound: boolean
  /** Whether its segments are listed in parts. */
  hasParts: boolean
  /** The origin of its segments' timestamps. */
  zero: Date
}

/** The first segment may have started before the channel was added. */
const ZERO_BEFORE_MS = 60_000

const ahead = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`

// Separate from the locks that others take with a single number.
const LOCK_SPACE = 0x6c697665

/**
 * Runs `use` on a connection that can hold the worker's lock. PostgreSQL frees the lock as soon as the process is gone, so that others need
 * not wait for its leases to expire. `claim` takes the lock unless this connection has it; it returns false if another one still does: one
 * that broke, or for an instant that of a worker which looks whether it is free.
 */
export function withWorkerLock(
  db: Database,
  worker: string,
  use: (session: Database, claim: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  return db.connection().execute(async (session: Kysely<Tables>) => {
    let isHeld = false
    const ask = async (call: RawBuilder<boolean>) => {
      const { rows } = await sql<{ is: boolean }>`select ${call} as is`.execute(session)
      return rows[0]?.is === true
    }
    const lock = sql`${LOCK_SPACE}::integer, hashtext(${worker})`
    try {
      await use(session, async () => (isHeld ||= await ask(sql`pg_try_advisory_lock(${lock})`)))
    } finally {
      if (isHeld) await ask(sql`pg_advisory_unlock(${lock})`)
    }
  })
}

/** True if the channel’s lease has expired, or if its worker was killed: nobody holds its lock, and it has missed renewals. */
const isAbandoned = sql<boolean>`(live_work.held_until < clock_timestamp()
  or live_work.held_until < clock_timestamp() + make_interval(secs => ${LEASE_SECONDS - MISSED_SECONDS})
    and pg_try_advisory_xact_lock_shared(${LOCK_SPACE}::integer, hashtext(live_work.worker)))`

/** True if no worker and no stand-in has the channel. */
const isDeserted = sql<boolean>`(${isAbandoned}
  and not (starts_with(live_work.worker, ${STAND_IN}) and live_work.held_until > clock_timestamp()))`

/** A lease with which a channel counts as abandoned, so that any worker takes it from its stand-in at once. */
const lent = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS - MISSED_SECONDS})`

/** True if any channel has a live source. */
export async function hasLiveSources(db: Db): Promise<boolean> {
  const row = await db.selectFrom('live_source').select('item_id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Returns live channels that no worker holds. */
export async function freeSources(db: Db): Promise<LiveSource[]> {
  return select(db, sql<boolean>`(held_until is null or ${isAbandoned})`)
}

/** Returns live channels that were on the air and that nobody holds. */
export async function desertedSources(db: Db): Promise<LiveSource[]> {
  return select(
    db,
    sql<boolean>`(${isDeserted} and exists (select from live_run where live_run.item_id = live_source.item_id))`,
  )
}

async function select(db: Db, isWanted: RawBuilder<boolean>): Promise<LiveSource[]> {
  const rows = await db
    .selectFrom('live_source')
    .innerJoin('content_item', 'content_item.id', 'live_source.item_id')
    .innerJoin('media_asset', 'media_asset.id', 'live_source.asset_id')
    .leftJoin('live_work', 'live_work.item_id', 'live_source.item_id')
    .select([
      'live_source.item_id',
      'asset_id',
      'live_source.kind',
      'sealed',
      'port',
      'has_parts',
      'vertical',
      'media_asset.created_at',
    ])
    .where('content_item.published_at', 'is not', null)
    .where('content_item.stopped_at', 'is', null)
    .where(isWanted)
    .orderBy('live_source.item_id')
    .execute()
  return rows.map((row) => ({
    itemId: row.item_id,
    assetId: row.asset_id,
    kind: row.kind,
    sealed: row.sealed,
    port: row.port,
    isSound: row.vertical === 'music-stream',
    hasParts: row.has_parts,
    zero: new Date(row.created_at.getTime() - ZERO_BEFORE_MS),
  }))
}

/** Claims the channel for this worker; of several concurrent workers only one gets true. */
export async function take(db: Db, itemId: number, worker: string): Promise<boolean> {
  const begins = { worker, held_until: ahead, state: 'waiting' as const, trouble: 'absent' }
  const row = await db
    .insertInto('live_work')
    .values({ item_id: itemId, ...begins, since: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet({ worker, held_until: ahead }).where(isAbandoned),
    )
    .returning('item_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Claims a deserted channel for a stand-in; of several concurrent ones only one gets true. */
export async function standIn(db: Db, itemId: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('live_work')
    .set({ worker: name, held_until: lent, state: 'waiting', trouble: 'absent' })
    .set({ since: sql<Date>`case when state = 'waiting' then since else clock_timestamp() end` })
    .where('item_id', '=', itemId)
    .where(isDeserted)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Renews the leases of a stand-in, except for channels that are no longer live. */
export async function keepStandingIn(db: Db, name: string): Promise<void> {
  await db
    .updateTable('live_work')
    .set({ held_until: lent })
    .where('worker', '=', name)
    .where('live_work.item_id', 'in', itemsOnAir(db))
    .execute()
}

const itemsOnAir = (db: Db) =>
  db
    .selectFrom('content_item')
    .select('id')
    .where('published_at', 'is not', null)
    .where('stopped_at', 'is', null)

/** Renews this worker's leases; returns the channels that it still holds and that are live, with their current sources. */
export async function renew(db: Db, worker: string): Promise<Map<number, Buffer>> {
  const rows = await db
    .updateTable('live_work')
    .from('live_source')
    .set({ held_until: ahead })
    .whereRef('live_source.item_id', '=', 'live_work.item_id')
    .where('worker', '=', worker)
    .where('held_until', '>', sql<Date>`clock_timestamp()`)
    .where('live_work.item_id', 'in', itemsOnAir(db))
    .returning(['live_work.item_id', 'sealed'])
    .execute()
  return new Map(rows.map(({ item_id, sealed }) => [item_id, sealed]))
}

/** Releases a channel, so that another worker need not wait. */
export async function release(db: Db, itemId: number, worker: string): Promise<void> {
  await db
    .updateTable('live_work')
    .set({ held_until: sql<Date>`clock_timestamp()`, state: 'waiting' })
    .where('item_id', '=', itemId)
    .where('worker', '=', worker)
    .execute()
}

export type LiveState = { state: 'waiting' | 'running'; trouble: string | null }

/** Records a channel's state; the time changes only with the state. */
export async function noteState(db: Db, itemId: number, worker: string, state: LiveState): Promise<void> {
  await db
    .updateTable('live_work')
    .set({
      ...state,
      since: sql<Date>`case when state = ${state.state} then since else clock_timestamp() end`,
    })
    .where('item_id', '=', itemId)
    .where('worker', '=', worker)
    .execute()
}

/** Returns where a channel's segments end. */
export async function readEnd(db: Db, itemId: number) {
  const run = await db
    .selectFrom('live_run')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  const last = await db
    .selectFrom('live_segment')
    .select(['number', 'starts_at', 'seconds'])
    .where('item_id', '=', itemId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    run: run?.number ?? 0,
    segment: last?.number ?? 0,
    endsAt: last ? last.starts_at.getTime() + last.seconds * 1000 : null,
  }
}

export type RunRow = { number: number; isCard: boolean; renditions: readonly LiveRendition[] }
export type SegmentRow = {
  number: number
  startsAt: Date
  seconds: number
  soundSeconds: number
  keyNumber: number
}

/** A part of an unfinished segment; `number` is the segment's. */
export type PartRow = SegmentRow & { place: number }

/** Lists a segment or a part of one, along with its run if it is the first of it; false if this worker no longer holds the channel. */
export function list(
  db: Database,
  { itemId, worker }: { itemId: number; worker: string },
  { run, piece, isFirst }: { run: RunRow; piece: SegmentRow | PartRow; isFirst: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('live_work')
      .select('item_id')
      .where('item_id', '=', itemId)
      .where('worker', '=', worker)
      .where('held_until', '>', sql<Date>`clock_timestamp()`)
      .forShare()
      .executeTakeFirst()
    if (!held) return false
    if (isFirst)
      await trx
        .insertInto('live_run')
        .values({
          item_id: itemId,
          number: run.number,
          is_card: run.isCard,
          renditions: JSON.stringify(run.renditions),
        })
        .execute()
    const row = {
      item_id: itemId,
      run: run.number,
      starts_at: piece.startsAt,
      seconds: piece.seconds,
      sound_seconds: piece.soundSeconds,
      key_number: piece.keyNumber,
    }
    if ('place' in piece)
      await trx
        .insertInto('live_part')
        .values({ ...row, segment: piece.number, place: piece.place })
        .execute()
    else
      await trx
        .insertInto('live_segment')
        .values({ ...row, number: piece.number })
        .execute()
    return true
  })
}

/** Returns the parts of an unfinished segment in order, with their run; null if there are none. */
export async function readUnfinished(
  db: Db,
  itemId: number,
  lastSegment: number,
): Promise<{ run: RunRow; parts: PartRow[] } | null> {
  const rows = await db
    .selectFrom('live_part')
    .innerJoin('live_run', (join) =>
      join.onRef('live_run.item_id', '=', 'live_part.item_id').onRef('live_run.number', '=', 'live_part.run'),
    )
    .select(['segment', 'place', 'run', 'starts_at', 'seconds', 'sound_seconds', 'key_number'])
    .select(['is_card', 'renditions'])
    .where('live_part.item_id', '=', itemId)
    .where('segment', '=', lastSegment + 1)
    .orderBy('place')
    .execute()
  const [first] = rows
  if (!first) return null
  const parts = rows.map((row) => ({
    number: row.segment,
    place: row.place,
    startsAt: row.starts_at,
    seconds: row.seconds,
    soundSeconds: row.sound_seconds,
    keyNumber: row.key_number,
  }))
  return { run: { number: first.run, isCard: first.is_card, renditions: first.renditions }, parts }
}

/** Returns the channel's key of this number; the first caller creates it. */
export async function keepKey(db: Db, assetId: string, number: number, fresh: Buffer): Promise<Buffer> {
  await db
    .insertInto('media_key')
    .values({ asset_id: assetId, number, key: fresh })
    .onConflict((conflict) => conflict.columns(['asset_id', 'number']).doNothing())
    .execute()
  const { key } = await db
    .selectFrom('media_key')
    .select('key')
    .where('asset_id', '=', assetId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return key
}

/** Removes the oldest segments that ended before a time from the list and returns them; the newest one stays. */
export async function dropSegments(
  db: Db,
  itemId: number,
  { before, most }: { before: Date; most: number },
): Promise<{ number: number; run: number; names: string[] }[]> {
  const runs = await db
    .selectFrom('live_run')
    .select(['number', 'renditions'])
    .where('item_id', '=', itemId)
    .execute()
  const old = db
    .selectFrom('live_segment')
    .select('number')
    .where('item_id', '=', itemId)
    .where('starts_at', '<', before)
    .where('number', '<', (eb) =>
      eb
        .selectFrom('live_segment as newest')
        .select(({ fn }) => fn.max('newest.number').as('number'))
        .where('newest.item_id', '=', itemId),
    )
    .orderBy('number')
    .limit(most)
  const dropped = await db
    .deleteFrom('live_segment')
    .where('item_id', '=', itemId)
    .where('number', 'in', old)
    .returning(['number', 'run'])
    .execute()
  return dropped.map((segment) => ({
    ...segment,
    names: (runs.find(({ number }) => number === segment.run)?.renditions ?? []).map(({ name }) => name),
  }))
}

/** Removes parts that began before a time from the list and returns them; by then their segments are listed as a whole. */
export async function dropParts(
  db: Db,
  itemId: number,
  before: Date,
): Promise<{ number: number; place: number; run: number; names: string[] }[]> {
  const runs = await db
    .selectFrom('live_run')
    .select(['number', 'renditions'])
    .where('item_id', '=', itemId)
    .execute()
  const dropped = await db
    .deleteFrom('live_part')
    .where('item_id', '=', itemId)
    .where('starts_at', '<', before)
    .where('segment', '<=', (eb) =>
      eb
        .selectFrom('live_segment')
        .select(({ fn }) => fn.max('number').as('number'))
        .where('item_id', '=', itemId),
    )
    .returning(['segment', 'place', 'run'])
    .execute()
  return dropped.map(({ segment, place, run }) => ({
    number: segment,
    place,
    run,
    names: (runs.find(({ number }) => number === run)?.renditions ?? []).map(({ name }) => name),
  }))
}

/** Removes runs without segments, except the newest, and keys that no segment needs; returns the runs. */
export async function dropEmptyRuns(db: Db, itemId: number, assetId: string): Promise<number[]> {
  const runs = await db
    .deleteFrom('live_run')
    .where('item_id', '=', itemId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('live_segment')
            .select('live_segment.number')
            .whereRef('live_segment.item_id', '=', 'live_run.item_id')
            .whereRef('live_segment.run', '=', 'live_run.number'),
        ),
      ),
    )
    .where('number', '<', (eb) =>
      eb
        .selectFrom('live_run as newest')
        .select(({ fn }) => fn.max('newest.number').as('number'))
        .where('newest.item_id', '=', itemId),
    )
    .returning('number')
    .execute()
  await db
    .deleteFrom('media_key')
    .where('asset_id', '=', assetId)
    .where('number', '<', (eb) =>
      eb
        .selectFrom('live_segment')
        .select(({ fn }) => fn.min('key_number').as('number'))
        .where('item_id', '=', itemId),
    )
    .execute()
  return runs.map(({ number }) => number)
}
