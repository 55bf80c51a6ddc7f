/** All SQL of running streams: one table decides the limit, the keys and the addresses. @spec decisions 4.21 */
import { CLOCKS_APART_MS } from '@quintet/domain/basics/clocks'
import { STREAM_SILENCE_SECONDS } from '@quintet/domain/playback/streams'
import { askTogether } from '@quintet/platform/db/ask-together'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { inLots, ROWS_AT_ONCE } from '@quintet/platform/db/in-lots'
import type { StreamTable, Tables } from '@quintet/platform/db/tables'
import { type Insertable, type QueryCreator, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { hasPlayed } from '../usage/has-played.ts'

function silentSince(now: Date): Date {
  return new Date(now.getTime() - STREAM_SILENCE_SECONDS * 1000)
}

/** A stream seen later than this was seen by a clock that was ahead, and would count until that time comes. */
function believedUntil(now: Date): Date {
  return new Date(now.getTime() + CLOCKS_APART_MS)
}

/** Running streams: not ended, recently active, of an active session. */
function runningStreams(db: Database | DatabaseTransaction, now: Date) {
  return db
    .selectFrom('stream')
    .innerJoin('session', 'session.id', 'stream.session_id')
    .where('stream.ended_at', 'is', null)
    .where('stream.last_seen_at', '>', silentSince(now))
    .where('stream.last_seen_at', '<', believedUntil(now))
    .where('stream.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
}

export async function countRunningStreams(db: Database, now: Date): Promise<number> {
  const { count } = await runningStreams(db, now)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function streamsOfAccount(db: Database | DatabaseTransaction, accountId: string, now: Date) {
  return runningStreams(db, now)
    .innerJoin('device', 'device.id', 'stream.device_id')
    .select([
      'stream.id',
      'stream.item_id',
      'stream.type',
      'stream.started_at',
      'stream.device_id',
      'stream.prepared',
      'device.name as device_name',
    ])
    .where('stream.account_id', '=', accountId)
    .orderBy('stream.started_at')
    .execute()
}

export type AccountStream = Awaited<ReturnType<typeof streamsOfAccount>>[number]

export type RunningRow = {
  id: string
  account_id: string
  asset_id: string | null
  item_id: number
  next_asset_id: string | null
  next_item_id: number | null
  kid_locked: boolean
  last_seen_at: Date
}

/** Running streams, with their devices. */
export function runningOnDevices(db: Database, now: Date) {
  return runningStreams(db, now).innerJoin('account_device', (join) =>
    join
      .onRef('account_device.account_id', '=', 'stream.account_id')
      .onRef('account_device.device_id', '=', 'stream.device_id'),
  )
}

/** Those of the given streams that are running, with what decides whether their devices may still see the titles. */
export function findRunning(db: Database, ids: readonly string[], now: Date): Promise<RunningRow[]> {
  return runningOnDevices(db, now)
    .select([
      'stream.id',
      'stream.account_id',
      'stream.asset_id',
      'stream.item_id',
      'stream.next_asset_id',
      'stream.next_item_id',
      'stream.last_seen_at',
      'account_device.kid_locked',
    ])
    .where('stream.id', '=', sql<string>`any(${ids})`)
    .execute()
}

/** The member's country, and whether the account has a PIN. */
export async function readHome(
  db: Database,
  accountId: string,
): Promise<{ country: string; hasPin: boolean }> {
  const { country, pin_hash } = await db
    .selectFrom('account')
    .select(['country', 'pin_hash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { country, hasPin: pin_hash !== null }
}

/** The owner of a stream. */
export function ownerOfStream(db: Database, streamId: string) {
  return db
    .selectFrom('stream')
    .select(['account_id as accountId', 'session_id as sessionId'])
    .where('id', '=', streamId)
    .executeTakeFirst()
}

/** A stream of this account, running or not. */
export function findStream(db: Database, streamId: string, accountId: string) {
  return db
    .selectFrom('stream')
    .select(['id', 'item_id', 'profile_id', 'session_id', 'expires_at'])
    .where('id', '=', streamId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** The audio stream now running on a device. */
export function audioOfDevice(
  db: Database | DatabaseTransaction,
  { accountId, deviceId, profileId }: { accountId: string; deviceId: string; profileId: string },
  now: Date,
) {
  return runningStreams(db, now)
    .select(['stream.id', 'stream.item_id', 'stream.expires_at'])
    .where('stream.account_id', '=', accountId)
    .where('stream.device_id', '=', deviceId)
    .where('stream.profile_id', '=', profileId)
    .where('stream.type', '=', 'AUDIO')
    .where('stream.prepared', '=', false)
    .executeTakeFirst()
}

/** The last stream in which a device played a title, running or not. */
export function lastStreamWith(db: Database, deviceId: string, itemId: number) {
  return db
    .selectFrom('stream')
    .select(['id', 'started_at'])
    .where('device_id', '=', deviceId)
    .where(hasPlayed(itemId))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Locks the account, so that its streams are counted one start at a time. */
export async function lockAccount(trx: DatabaseTransaction, accountId: string): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

/** Inserts a stream that has already ended, to count offline listening; an existing one is updated. */
export async function keepEndedStream(db: Database, stream: Insertable<StreamTable>): Promise<void> {
  const { ended_at, last_seen_at } = stream
  await db
    .insertInto('stream')
    .values(stream)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ended_at, last_seen_at }))
    .execute()
}

/** The streams a start ends: what this device plays or has prepared, except `except`, and some others of the account. */
export type GivingWay = {
  accountId: string
  deviceId: string
  except: string | undefined
  /** If true, what the device plays continues. */
  onlyPrepared: boolean
  others: readonly string[]
}

/** Ends streams that give way, and starts one. */
export async function insertStream(
  trx: DatabaseTransaction,
  stream: Insertable<StreamTable>,
  giving: GivingWay,
  now: Date,
): Promise<void> {
  await trx
    .with('ended', (db) => endGivingWay(db, giving, now))
    .insertInto('stream')
    .values(stream)
    .execute()
}

/** Play was pressed: the prepared stream starts, and streams that give way end. */
export async function beginPrepared(
  trx: DatabaseTransaction,
  streamId: string,
  giving: GivingWay,
  now: Date,
): Promise<void> {
  await trx
    .with('ended', (db) => endGivingWay(db, giving, now))
    .updateTable('stream')
    .set({ prepared: false, started_at: now, last_seen_at: now })
    .where('id', '=', streamId)
    .execute()
}

function endGivingWay(db: QueryCreator<Tables>, giving: GivingWay, now: Date) {
  const { accountId, deviceId, except, onlyPrepared, others } = giving
  return db
    .updateTable('stream')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where((row) =>
      row.or([
        row.and([
          row('device_id', '=', deviceId),
          row('id', 'is distinct from', except ?? null),
          ...(onlyPrepared ? [row('prepared', '=', true)] : []),
        ]),
        row('id', '=', sql<string>`any(${others})`),
      ]),
    )
}

type GoingOn = { id: string; accountId: string; deviceId: string; profileId: string }
type NextTitle = { itemId: number; assetId: string | null }

/**
 * Switches the stream to another title; undefined if this device has no running stream with that id. A prepared title stays prepared,
 * unless it is this one: a player may be further ahead than it has reported.
 */
export function changeTitle(db: Database, stream: GoingOn, next: NextTitle, now: Date) {
  return runningAudio(db, stream, now)
    .set(({ eb }) => ({
      item_id: next.itemId,
      asset_id: next.assetId,
      next_item_id: eb.fn<number | null>('nullif', ['next_item_id', eb.val(next.itemId)]),
      next_asset_id: eb.fn<string | null>('nullif', ['next_asset_id', eb.val(next.assetId)]),
      last_seen_at: now,
    }))
    .returning('expires_at')
    .executeTakeFirst()
}

/** Like `changeTitle`, for the title to play next. */
export function prepareTitle(db: Database, stream: GoingOn, next: NextTitle, now: Date) {
  return runningAudio(db, stream, now)
    .set({ next_item_id: next.itemId, next_asset_id: next.assetId })
    .returning('expires_at')
    .executeTakeFirst()
}

function runningAudio(db: Database, stream: GoingOn, now: Date) {
  return db
    .updateTable('stream')
    .where('id', '=', stream.id)
    .where('account_id', '=', stream.accountId)
    .where('device_id', '=', stream.deviceId)
    .where('profile_id', '=', stream.profileId)
    .where('id', 'in', runningStreams(db, now).select('stream.id'))
    .where('type', '=', 'AUDIO')
    .where('prepared', '=', false)
}

export async function endStream(db: Database, streamId: string, now: Date): Promise<void> {
  await db
    .updateTable('stream')
    .set({ ended_at: now })
    .where('id', '=', streamId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function touchStream(db: Database, streamId: string, now: Date): Promise<void> {
  await sql`with ${touchingStream(streamId, now)} select`.execute(db)
}

/** A statement fragment that updates a stream's last sign of life. */
export function touchingStream(streamId: string, now: Date): RawBuilder<unknown> {
  return sql`heard_of as (
    update stream set last_seen_at = ${now} where id = ${streamId} and ended_at is null and last_seen_at < ${now})`
}

/** The stream runs until what was sent has been played: a program fetches minutes of audio in a second. */
export async function keepStreamUntil(db: Database, streamId: string, until: Date): Promise<void> {
  await db
    .updateTable('stream')
    .set({ last_seen_at: until })
    .where('id', '=', streamId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '<', until)
    .execute()
}

/** A playable asset, with its packaged subtitles and the editor's replacements; batched. */
export const readAsset = askTogether(async (db, assetIds: readonly string[]) => {
  const rows = await db
    .selectFrom('media_asset')
    .select(['id', 'item_id', 'entry_key', 'form', 'thumbnails_key', 'growing', 'duration_seconds', 'sound'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('subtitle')
          .select(['language', 'label', 'kind', 'storage_key'])
          .whereRef('subtitle.asset_id', '=', 'media_asset.id')
          .orderBy('place'),
      ).as('subtitles'),
    )
    .select((eb) =>
      eb
        .selectFrom('subtitle_edit')
        .select('tracks')
        .whereRef('subtitle_edit.item_id', '=', 'media_asset.item_id')
        .where('media_asset.purpose', '=', 'main')
        .as('edited_subtitles'),
    )
    .where('id', '=', sql<string>`any(${assetIds})`)
    .where('plays', '=', true)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return assetIds.map((id) => found.get(id))
})

/** Loudness and length of one title's recording, or of all on its album. A silent one has no loudness. */
export function readLevels(db: Database, { id, parentId }: { id: number; parentId: number | null }) {
  return db
    .selectFrom('media_asset')
    .innerJoin('content_item', 'content_item.id', 'media_asset.item_id')
    .select(['item_id', 'loudness_lufs', 'true_peak_db', 'media_asset.duration_seconds'])
    .where((eb) =>
      parentId === null ? eb('content_item.id', '=', id) : eb('content_item.parent_id', '=', parentId),
    )
    .where('purpose', '=', 'main')
    .where('plays', '=', true)
    .where('loudness_lufs', 'is not', null)
    .execute()
}

export async function readKey(db: Database, assetId: string, number: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('media_key')
    .select('key')
    .where('asset_id', '=', assetId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.key
}

/** All keys of an asset. */
export function readKeys(db: Database, assetId: string) {
  return db.selectFrom('media_key').select(['number', 'key']).where('asset_id', '=', assetId).execute()
}

/** Deletes streams that ended, explicitly or by timeout, before `before`, some thousand per transaction; returns how many. */
export async function deleteStreams(db: Database, before: Date): Promise<number> {
  const due = db
    .selectFrom('stream')
    .select('id')
    // Implied by the others, and the only one with an index: the other columns change with each heartbeat.
    .where('started_at', '<', before)
    .where((row) => row.or([row('ended_at', '<', before), row('last_seen_at', '<', before)]))
    .orderBy('started_at')
  return inLots((limit) => db.deleteFrom('stream').where('id', 'in', due.limit(limit)).executeTakeFirst())
}

/** Deletes some thousand streams of these titles; returns false once there are none. */
export async function deleteStreamsOf(db: Database, itemIds: readonly number[]): Promise<boolean> {
  const some = db
    .selectFrom('stream')
    .select('id')
    .where('item_id', '=', sql<number>`any(${itemIds})`)
    .limit(ROWS_AT_ONCE)
  const { numDeletedRows } = await db.deleteFrom('stream').where('id', 'in', some).executeTakeFirst()
  return numDeletedRows > 0n
}
