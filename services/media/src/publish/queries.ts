/** All SQL of the media service, the only writer of these tables. */
import type { SoundSpan } from '@quintet/domain/listening/sound'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '@quintet/platform/db/tables'
import type { PackagedMedia } from '../package/package-media.ts'
import type { PlayableMedia } from '../package/write-playlists.ts'

// Separate from the locks that others take with a single number.
const LOCK_SPACE = 0x6d65646961 % 2 ** 31

/**
 * Runs `work` while no other process holds the same name; returns null at once if one does. A worker that was suspended and resumes still
 * holds its lock, so that two never write the same files.
 */
export function withAssetLock<T>(
  db: Database,
  name: string,
  work: (db: Database) => Promise<T>,
): Promise<T | null> {
  return db.connection().execute(async (connection: Kysely<Tables>) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${LOCK_SPACE}::integer, hashtext(${name})) as taken`.execute(connection)
    if (!rows[0]?.taken) return null
    try {
      return await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_SPACE}::integer, hashtext(${name}))`.execute(connection)
    }
  })
}

export function findAsset(db: Database, id: string) {
  return db
    .selectFrom('media_asset')
    .select(['id', 'item_id', 'purpose', 'form', 'source', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function markRunning(db: Database, id: string): Promise<void> {
  await db.updateTable('media_asset').set({ state: 'running', progress: 0 }).where('id', '=', id).execute()
}

export async function noteProgress(db: Database, id: string, progress: number): Promise<void> {
  await db
    .updateTable('media_asset')
    .set({ progress })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

type PlayableFacts = { entryKey: string; durationSeconds: number | null; isEncrypted: boolean }

/** Makes the available part playable. False if the asset is gone. */
export async function markGrowing(
  trx: DatabaseTransaction,
  id: string,
  { entryKey, durationSeconds, isEncrypted }: PlayableFacts,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('media_asset')
    .set({ growing: true, entry_key: entryKey, duration_seconds: durationSeconds, encrypted: isEncrypted })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Heard = { loudness: number | null; truePeak: number | null; sound: SoundSpan | null }
type Told = { thumbnailsKey: string | null; warnings: string[] }

const MAX_NOTES = 100

/** False if the asset is gone. */
export async function markReady(
  trx: DatabaseTransaction,
  id: string,
  facts: PlayableFacts & Heard & Told,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('media_asset')
    .set({
      state: 'ready',
      growing: false,
      progress: 1,
      reason: null,
      entry_key: facts.entryKey,
      duration_seconds: facts.durationSeconds,
      loudness_lufs: facts.loudness,
      true_peak_db: facts.truePeak,
      sound: facts.sound && JSON.stringify(facts.sound),
      thumbnails_key: facts.thumbnailsKey,
      notes: facts.warnings.slice(0, MAX_NOTES),
      encrypted: facts.isEncrypted,
      finished_at: now,
    })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markFailed(
  trx: DatabaseTransaction,
  id: string,
  reason: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('media_asset')
    .set({ state: 'failed', growing: false, reason, finished_at: now })
    .where('id', '=', id)
    .execute()
}

/** Returns how often it has failed so far. */
export async function countFailure(db: Database, id: string, reason: string): Promise<number> {
  const row = await db
    .updateTable('media_asset')
    .set((eb) => ({ failures: eb('failures', '+', 1), reason }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()
  return row?.failures ?? 0
}

/** Returns the keys of an earlier attempt in order, if it was the same work; null if there is nothing to resume. */
export async function keysOfWork(db: Database, id: string, digest: string): Promise<Buffer[] | null> {
  const rows = await db
    .selectFrom('media_asset')
    .innerJoin('media_key', 'media_key.asset_id', 'media_asset.id')
    .select('media_key.key')
    .where('media_asset.id', '=', id)
    .where('media_asset.work_digest', '=', digest)
    .orderBy('media_key.number')
    .execute()
  return rows.length > 0 ? rows.map(({ key }) => key) : null
}

export async function keepWork(
  db: Database,
  id: string,
  digest: string,
  keys: { number: number; key: Buffer }[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const begun = { work_digest: digest, growing: false }
    await trx.updateTable('media_asset').set(begun).where('id', '=', id).execute()
    await replaceKeys(trx, id, keys)
  })
}

export async function replaceKeys(
  trx: DatabaseTransaction,
  id: string,
  keys: PackagedMedia['keys'],
): Promise<void> {
  await trx.deleteFrom('media_key').where('asset_id', '=', id).execute()
  if (keys.length > 0)
    await trx
      .insertInto('media_key')
      .values(keys.map(({ number, key }) => ({ asset_id: id, number, key })))
      .execute()
}

/** Replaces what an earlier attempt may have left. */
export async function saveParts(trx: DatabaseTransaction, id: string, media: PlayableMedia): Promise<void> {
  await trx.deleteFrom('rendition').where('asset_id', '=', id).execute()
  await trx.deleteFrom('subtitle').where('asset_id', '=', id).execute()
  await trx
    .insertInto('rendition')
    .values(
      media.renditions.map(({ bitsPerSecond, ...rendition }) => ({
        asset_id: id,
        bits_per_second: bitsPerSecond,
        ...rendition,
      })),
    )
    .execute()
  if (media.subtitles.length > 0)
    await trx
      .insertInto('subtitle')
      .values(
        media.subtitles.map(({ storageKey, ...named }, place) => ({
          asset_id: id,
          place,
          storage_key: storageKey,
          ...named,
        })),
      )
      .execute()
}

export function findPicture(db: Database, id: string) {
  return db
    .selectFrom('picture')
    .select(['id', 'item_id', 'shape', 'source', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** False if the picture was replaced or its title is gone. */
export async function markPictureReady(
  trx: DatabaseTransaction,
  id: string,
  facts: { width: number; height: number; widths: number[]; placeholder: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('picture')
    .set({ ...facts, state: 'ready', reason: null })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markPictureFailed(trx: DatabaseTransaction, id: string, reason: string): Promise<void> {
  await trx.updateTable('picture').set({ state: 'failed', reason }).where('id', '=', id).execute()
}

/** The oldest are enough; the others follow as these are completed. */
const OPEN_AT_ONCE = 100

export function openAssets(db: Database) {
  return db
    .selectFrom('media_asset')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .orderBy('created_at')
    .limit(OPEN_AT_ONCE)
    .execute()
}

export function waitingPictures(db: Database) {
  return db
    .selectFrom('picture')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .limit(OPEN_AT_ONCE)
    .execute()
}

/** True if media or pictures that somebody wants to see are waiting. */
export async function hasOpenWork(db: Database): Promise<boolean> {
  const [asset] = await openAssets(db)
  if (asset) return true
  const [picture] = await waitingPictures(db)
  return picture !== undefined
}

export function pictureWithoutAvif(db: Database) {
  return db
    .selectFrom('picture')
    .select(['id', 'widths'])
    .where('state', '=', 'ready')
    .where('has_avif', '=', false)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
}

export async function markAvif(db: Database, id: string): Promise<void> {
  await db.updateTable('picture').set({ has_avif: true }).where('id', '=', id).execute()
}

/** True if something waiting, or failed and retryable, still needs the sources of a stage. */
export async function isStageWanted(db: Database, stage: string): Promise<boolean> {
  const names = sql<boolean>`source::text like ${`%/${stage}/%`}`
  const asset = await db
    .selectFrom('media_asset')
    .select('id')
    .where('state', '!=', 'ready')
    .where(names)
    .limit(1)
    .executeTakeFirst()
  if (asset) return true
  const picture = await db
    .selectFrom('picture')
    .select('id')
    .where('state', '!=', 'ready')
    .where(names)
    .limit(1)
    .executeTakeFirst()
  return picture !== undefined
}

/**
 * Forgets the folder that has been unused for longest, if since before this time. Until the transaction ends, nobody can record it anew or
 * claim it.
 */
export function takeUnused(tx: DatabaseTransaction, before: Date) {
  return tx
    .deleteFrom('unused_media')
    .where('prefix', '=', (eb) =>
      eb
        .selectFrom('unused_media')
        .select('prefix')
        .where('since', '<', before)
        .orderBy('since')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('prefix')
    .executeTakeFirst()
}

/** Deletes media that were replaced before a time by newer ones of the same purpose, once no playback uses them. */
export async function deleteReplaced(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('media_asset')
    .where('media_asset.state', '=', 'ready')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('media_asset as newer')
          .select('newer.id')
          .whereRef('newer.item_id', '=', 'media_asset.item_id')
          .whereRef('newer.purpose', '=', 'media_asset.purpose')
          .whereRef('newer.from_editor', '=', 'media_asset.from_editor')
          .where('newer.state', '=', 'ready')
          .where('newer.finished_at', '<', before)
          .whereRef('newer.finished_at', '>', 'media_asset.finished_at'),
      ),
    )
    .where((eb) => eb.not(eb.exists(eb.selectFrom('stream').whereRef('asset_id', '=', 'media_asset.id'))))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('stream')
            .whereRef('next_asset_id', '=', 'media_asset.id')
            // The others play nothing next, and there are a month of them.
            .where('ended_at', 'is', null),
        ),
      ),
    )
    .execute()
}
