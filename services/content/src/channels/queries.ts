/** All SQL of channels: the fixed part of their plans, and their state. */
import type { Vertical } from '@quintet/domain/catalogue/categories'
import type { Programme } from '@quintet/domain/live/channel-plan'
import type { Language } from '@quintet/domain/basics/languages'
import {
  type IngestKind,
  type LiveRendition,
  SEGMENTS_IN_PARTS,
  STAND_IN,
} from '@quintet/domain/live/live-ingest'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'
import type { ChannelPage } from './slots.ts'

type Db = Database | DatabaseTransaction

/** The page that contains `since`, or the last one before it, and all after; in order. */
export async function readPages(db: Db, itemId: number, since: Date): Promise<ChannelPage[]> {
  const rows = await db
    .selectFrom('channel_page')
    .select(['number', 'starts_at', 'first_place', 'first_segment', 'entries'])
    .where('item_id', '=', itemId)
    .where((eb) =>
      eb(
        'number',
        '>=',
        eb.fn.coalesce(
          eb
            .selectFrom('channel_page as earlier')
            .select(({ fn: of }) => of.max('earlier.number').as('number'))
            .where('earlier.item_id', '=', itemId)
            .where('earlier.starts_at', '<=', since),
          eb.val(0),
        ),
      ),
    )
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    number: row.number,
    startsAt: row.starts_at.getTime(),
    firstPlace: row.first_place,
    firstSegment: row.first_segment,
    entries: row.entries,
  }))
}

/** Stores a page unless another process was faster. */
export async function insertPage(db: Db, itemId: number, page: ChannelPage): Promise<void> {
  await db
    .insertInto('channel_page')
    .values({
      item_id: itemId,
      number: page.number,
      starts_at: new Date(page.startsAt),
      first_place: page.firstPlace,
      first_segment: page.firstSegment,
      entries: JSON.stringify(page.entries),
    })
    .onConflict((conflict) => conflict.columns(['item_id', 'number']).doNothing())
    .execute()
}

/** Locks a channel's plan while it is changed. */
export async function lockPlan(trx: DatabaseTransaction, itemId: number): Promise<void> {
  await trx.selectFrom('channel_page').select('number').where('item_id', '=', itemId).forUpdate().execute()
}

/** Reduces a page to these entries, and deletes the pages after it, to be planned again. */
export async function cutPlan(
  trx: DatabaseTransaction,
  itemId: number,
  { number, entries }: Pick<ChannelPage, 'number' | 'entries'>,
): Promise<void> {
  await trx.deleteFrom('channel_page').where('item_id', '=', itemId).where('number', '>', number).execute()
  await trx
    .updateTable('channel_page')
    .set({ entries: JSON.stringify(entries) })
    .where('item_id', '=', itemId)
    .where('number', '=', number)
    .execute()
}

/** Deletes pages from before a time; the newest one stays, for its numbers. */
export async function forgetPages(db: Db, itemId: number, before: Date): Promise<void> {
  await db
    .deleteFrom('channel_page')
    .where('item_id', '=', itemId)
    .where('starts_at', '<', before)
    .where('number', '<', (eb) =>
      eb
        .selectFrom('channel_page as newest')
        .select(({ fn }) => fn.max('newest.number').as('number'))
        .where('newest.item_id', '=', itemId),
    )
    .execute()
}

export type LiveSegmentRow = {
  number: number
  run: number
  startsAt: Date
  seconds: number
  soundSeconds: number
  keyNumber: number
}
/** A part of the segment with this number. */
export type LivePartRow = LiveSegmentRow & { place: number }
export type LiveWindow = {
  /** Whether its segments are listed in parts. */
  hasParts: boolean
  /** In order: those of the newest segments, and of the one being made. */
  parts: LivePartRow[]
  runs: { number: number; assetId: string; renditions: readonly LiveRendition[] }[]
  segments: LiveSegmentRow[]
}

/** Identifies a channel's newest segment or part by a string that changes with each; null if there is none. */
export async function newestLivePiece(db: Db, itemId: number): Promise<string | null> {
  const row = await db
    .selectFrom('live_source')
    .select((eb) => [
      eb
        .selectFrom('live_segment')
        .select(({ fn }) => fn.max('number').as('number'))
        .where('live_segment.item_id', '=', itemId)
        .as('segment'),
      eb
        .selectFrom('live_part')
        .select(sql<string>`segment || '.' || place`.as('name'))
        .where('live_part.item_id', '=', itemId)
        .orderBy('live_part.segment', 'desc')
        .orderBy('place', 'desc')
        .limit(1)
        .as('part'),
    ])
    .where('live_source.item_id', '=', itemId)
    .executeTakeFirst()
  const { segment = null, part = null } = row ?? {}
  return segment === null && part === null ? null : `${segment} ${part}`
}

/** The newest segments of a live source's channel, in order, and the runs they belong to. */
export async function readLiveWindow(db: Db, itemId: number, most: number): Promise<LiveWindow> {
  const rows = await db
    .selectFrom('live_segment')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
  const segments = rows.toReversed().map((row) => ({ ...toPiece(row), number: row.number }))
  const parts = await db
    .selectFrom('live_part')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('segment', '>', (segments.at(-1)?.number ?? 0) - SEGMENTS_IN_PARTS)
    .orderBy('segment')
    .orderBy('place')
    .execute()
  const runs = await db
    .selectFrom('live_run')
    .innerJoin('live_source', 'live_source.item_id', 'live_run.item_id')
    .select(['live_run.number', 'asset_id as assetId', 'renditions', 'has_parts'])
    .where('live_run.item_id', '=', itemId)
    .where('live_run.number', '>=', segments[0]?.run ?? 0)
    .orderBy('live_run.number')
    .execute()
  return {
    hasParts: runs[0]?.has_parts ?? false,
    parts: parts.map((row) => ({ ...toPiece(row), number: row.segment, place: row.place })),
    runs,
    segments,
  }
}

type PieceColumns = {
  run: number
  starts_at: Date
  seconds: number
  sound_seconds: number
  key_number: number
}

function toPiece(row: PieceColumns): Omit<LiveSegmentRow, 'number'> {
  const { run, seconds } = row
  return {
    run,
    startsAt: row.starts_at,
    seconds,
    soundSeconds: row.sound_seconds,
    keyNumber: row.key_number,
  }
}

export async function insertLiveSource(
  trx: DatabaseTransaction,
  source: {
    itemId: number
    assetId: string
    kind: IngestKind
    sealed: Buffer
    port: number | null
    hasParts: boolean
  },
): Promise<void> {
  const { itemId, assetId, kind, sealed, port, hasParts } = source
  await trx
    .insertInto('live_source')
    .values({ item_id: itemId, asset_id: assetId, kind, sealed, port, has_parts: hasParts })
    .execute()
}

/** SRT ports already in use. Locks the table until the transaction ends, so that no one else takes one. */
export async function takenPorts(trx: DatabaseTransaction): Promise<number[]> {
  await sql`lock table live_source in share row exclusive mode`.execute(trx)
  const rows = await trx.selectFrom('live_source').select('port').where('port', 'is not', null).execute()
  return rows.flatMap(({ port }) => port ?? [])
}

/** Replaces the key of a channel that is pushed to; returns its kind and port, or null if it is not one. */
export async function replaceLiveKey(
  trx: DatabaseTransaction,
  itemId: number,
  seal: (assetId: string) => Promise<Buffer>,
): Promise<{ kind: IngestKind; port: number | null } | null> {
  const row = await trx
    .selectFrom('live_source')
    .select(['asset_id', 'kind', 'port'])
    .where('item_id', '=', itemId)
    .where('kind', 'in', ['rtmp', 'srt'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  await trx
    .updateTable('live_source')
    .set({ sealed: await seal(row.asset_id) })
    .where('item_id', '=', itemId)
    .execute()
  return { kind: row.kind, port: row.port }
}

/** The state of a channel's live source. */
export type LiveStanding = {
  kind: IngestKind
  /** `idle` if no worker has it. */
  state: 'running' | 'waiting' | 'idle'
  /** ISO 8601; null if never. */
  since: string | null
  trouble: string | null
  worker: string | null
}

type StandingRow = {
  live_kind: IngestKind | null
  live_state: 'running' | 'waiting' | null
  since: Date | null
  trouble: string | null
  worker: string | null
  is_held: boolean
}

function toStanding(row: StandingRow): LiveStanding | null {
  return (
    row.live_kind && {
      kind: row.live_kind,
      state: row.is_held ? (row.live_state ?? 'idle') : 'idle',
      since: row.since?.toISOString() ?? null,
      trouble: row.is_held ? row.trouble : null,
      worker: row.is_held ? row.worker : null,
    }
  )
}

const isHeld = sql<boolean>`coalesce(held_until > clock_timestamp() and not starts_with(worker, ${STAND_IN}), false)`

/** The state of one channel; null if it has no live source. */
export async function readLiveStanding(db: Db, itemId: number): Promise<LiveStanding | null> {
  const row = await db
    .selectFrom('live_source')
    .leftJoin('live_work', 'live_work.item_id', 'live_source.item_id')
    .select(['live_source.kind as live_kind', 'live_work.state as live_state', 'since', 'trouble', 'worker'])
    .select(isHeld.as('is_held'))
    .where('live_source.item_id', '=', itemId)
    .executeTakeFirst()
  return row ? toStanding(row) : null
}

/** A channel as operators see it. */
export type ChannelRow = {
  id: number
  title: string
  vertical: Vertical
  state: 'on air' | 'stopped' | 'hidden' | 'without programme'
  programme: Programme | null
  /** Null if it plays titles. */
  live: LiveStanding | null
}

/** A title's name in this language, else in another one that it has. */
const nameIn = (language: Language) => sql<string>`coalesce(
  (select title from content_text where item_id = content_item.id order by content_text.language <> ${language} limit 1),
  content_item.source_key)`

/** All channels, sorted by name. */
export async function readChannels(db: Db, language: Language): Promise<ChannelRow[]> {
  const rows = await db
    .selectFrom('content_item')
    .leftJoin('live_source', 'live_source.item_id', 'content_item.id')
    .leftJoin('live_work', 'live_work.item_id', 'content_item.id')
    .select([
      'content_item.id',
      nameIn(language).as('title'),
      'vertical',
      'programme',
      'stopped_at',
      'published_at',
    ])
    .select(['live_source.kind as live_kind', 'live_work.state as live_state', 'since', 'trouble', 'worker'])
    .select(isHeld.as('is_held'))
    .where('content_item.kind', '=', 'channel')
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('title_bin').select('item_id').whereRef('item_id', '=', 'content_item.id')),
      ),
    )
    .orderBy('title')
    .orderBy('content_item.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    vertical: row.vertical,
    state: stateOf(row),
    programme: row.programme,
    live: toStanding(row),
  }))
}

type Standing = { programme: Programme | null; stopped_at: Date | null; published_at: Date | null }

function stateOf({ programme, stopped_at, published_at }: Standing): ChannelRow['state'] {
  if (published_at === null) return 'hidden'
  if (stopped_at !== null) return 'stopped'
  return programme === null ? 'without programme' : 'on air'
}

export type JinglesRow = Rating & {
  programme: Programme | null
  set: number | null
  vertical: Vertical
  owner_id: string
  kid_safe: boolean
}

type Rating = { parental_guidance: string | null; rating_written: string | null }

/** What is said about the jingles of a channel, and what an operator set; undefined if it is not a channel. */
export function readJinglesRow(
  db: Db,
  id: number,
  { isLocked = false } = {},
): Promise<JinglesRow | undefined> {
  return db
    .selectFrom('content_item')
    .select(['programme', 'jingles_every as set', 'vertical', 'owner_id', 'kid_safe'])
    .select(['parental_guidance', 'rating_written'])
    .where('id', '=', id)
    .where('kind', '=', 'channel')
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
}

export type JingleRow = Rating & {
  id: number
  title: string
  published_at: Date | null
  duration_seconds: number | null
  kid_safe: boolean
  is_ready: boolean
  /** Why its newest media failed; null if they did not. */
  reason: string | null
}

/** The jingles of a channel in their order, hidden ones too, but none in the bin. */
export async function readJingles(db: Db, channelId: number, language: Language): Promise<JingleRow[]> {
  const rows = await db
    .selectFrom('content_item')
    .innerJoin('content_text', 'content_text.item_id', 'content_item.id')
    .select(['content_item.id', 'content_text.title', 'published_at', 'duration_seconds'])
    .select(['kid_safe', 'parental_guidance', 'rating_written'])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('media_asset')
            .select('media_asset.id')
            .whereRef('media_asset.item_id', '=', 'content_item.id')
            .where('purpose', '=', 'main')
            .where('plays', '=', true),
        )
        .as('is_ready'),
      eb
        .selectFrom('media_asset')
        .select(sql<string | null>`case when state = 'failed' then coalesce(reason, '') end`.as('reason'))
        .whereRef('media_asset.item_id', '=', 'content_item.id')
        .where('purpose', '=', 'main')
        .orderBy('created_at', 'desc')
        .limit(1)
        .as('reason'),
    ])
    .distinctOn(['content_item.place', 'content_item.id'])
    .where('content_item.parent_id', '=', channelId)
    .where('content_item.extra_kind', '=', 'jingle')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('title_bin')
            .select('title_bin.item_id')
            .whereRef('title_bin.item_id', '=', 'content_item.id'),
        ),
      ),
    )
    .orderBy('content_item.place')
    .orderBy('content_item.id')
    // A title without texts in this language has those of another.
    .orderBy(sql`content_text.language <> ${language}`)
    .execute()
  return rows.map((row) => ({ ...row, is_ready: Boolean(row.is_ready) }))
}

/** The jingles that operators added, as opposed to those of an import. */
export async function addedJingles(trx: DatabaseTransaction, channelId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('content_item')
    .leftJoin('import_source', 'import_source.item_id', 'content_item.id')
    .select('content_item.id')
    .where('parent_id', '=', channelId)
    .where('extra_kind', '=', 'jingle')
    .where('import_source.item_id', 'is', null)
    .orderBy('content_item.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The place after the last jingle of a channel. */
export async function nextJinglePlace(trx: DatabaseTransaction, channelId: number): Promise<number> {
  const row = await trx
    .selectFrom('content_item')
    .select(({ fn }) => fn.max('place').as('place'))
    .where('parent_id', '=', channelId)
    .where('extra_kind', '=', 'jingle')
    .executeTakeFirst()
  return (row?.place ?? 0) + 1
}

export async function readCategoriesOf(trx: DatabaseTransaction, itemId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('content_category')
    .select('category')
    .where('item_id', '=', itemId)
    .orderBy('category')
    .execute()
  return rows.map(({ category }) => category)
}

export async function isChannel(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('content_item')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'channel')
    .executeTakeFirst()
  return row !== undefined
}
