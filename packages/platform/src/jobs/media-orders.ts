/**
 * Orders media and pictures: the waiting row and its job are written in the transaction of the title that needs them. From then on only the
 * media service writes these rows.
 */
import type { Database, DatabaseTransaction } from '../db/database.ts'
import { type SqlBool, sql } from 'kysely'
import type { Language } from '@quintet/domain/basics/languages'
import type { PictureShape } from '@quintet/domain/catalogue/artwork'
import type { AssetSource, PictureSource } from '../db/columns.ts'
import type { MediaAssetTable } from '../db/tables.ts'
import { newId } from '../identity/secrets.ts'
import type { Jobs } from './jobs.ts'

export type AssetOrder = {
  /** An ID from `newAssetId`, if files were stored under it beforehand. */
  id?: string
  itemId: number
  purpose: MediaAssetTable['purpose']
  form: MediaAssetTable['form']
  source: AssetSource
  /** The job with the higher value is worked first. */
  priority: number
  /** Whether it overrides the import's asset of the same purpose. */
  isFromEditor?: boolean
}

export function newAssetId(): string {
  return newId('asset')
}

/**
 * Records a storage folder before it is written, on behalf of a row that will claim it. Unclaimed, it counts as unused and is removed a day
 * later, even if the process dies in between.
 */
export async function noteUnclaimed(db: Database | DatabaseTransaction, prefix: string): Promise<void> {
  await db
    .insertInto('unused_media')
    .values({ prefix })
    .onConflict((conflict) => conflict.column('prefix').doUpdateSet({ since: sql`now()` }))
    .execute()
}

/** Claims the folder for a row of this transaction; false if the folder is already gone. */
export async function claimFolder(trx: DatabaseTransaction, prefix: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('unused_media')
    .where('prefix', '=', prefix)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Orders the packaging of a title's media. Replaces an order of the same purpose and origin that has not begun. */
export async function orderAsset(
  trx: DatabaseTransaction,
  jobs: Jobs,
  order: AssetOrder,
  now: Date,
): Promise<string> {
  const { id = newAssetId(), itemId, purpose, form, source, priority, isFromEditor = false } = order
  await trx
    .deleteFrom('media_asset')
    .where('item_id', '=', itemId)
    .where('purpose', '=', purpose)
    .where('from_editor', '=', isFromEditor)
    .where('state', '=', 'waiting')
    .execute()
  await trx
    .insertInto('media_asset')
    .values({
      id,
      item_id: itemId,
      purpose,
      form,
      source: JSON.stringify(source),
      state: 'waiting',
      reason: null,
      duration_seconds: null,
      entry_key: null,
      from_editor: isFromEditor,
      created_at: now,
      finished_at: null,
    })
    .execute()
  await jobs.enqueue(trx, 'media.package', { assetId: id }, { key: id, priority })
  return id
}

/** Requeues failed media, resuming from what is in storage; false if no failed asset has this ID. */
export async function orderAssetAgain(
  trx: DatabaseTransaction,
  jobs: Jobs,
  { id, priority }: { id: string; priority: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('media_asset')
    .set({ state: 'waiting', reason: null, failures: 0, progress: 0, finished_at: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await jobs.enqueue(trx, 'media.package', { assetId: id }, { key: id, priority })
  return true
}

/** Like `orderAssetAgain`, for a picture. */
export async function orderPictureAgain(
  trx: DatabaseTransaction,
  jobs: Jobs,
  { id, priority }: { id: string; priority: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('picture')
    .set({ state: 'waiting', reason: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await jobs.enqueue(trx, 'media.picture', { pictureId: id }, { key: id, priority })
  return true
}

/** A picture's role for its title: one per shape, or one per shape and language if it contains words. */
export type PictureKind = { shape: PictureShape; language: Language | null }

function newPictureId(): string {
  return newId('picture')
}

export type PictureOrder = PictureKind & {
  /** An ID from `newPictureId`, if a file was stored under it beforehand. */
  id?: string
  itemId: number
  source: PictureSource
  priority: number
  /** Whether it overrides the import's picture. */
  isFromEditor?: boolean
}

/** Orders a title's picture of one shape and language, replacing the previous one of the same origin. */
export async function orderPicture(
  trx: DatabaseTransaction,
  jobs: Jobs,
  order: PictureOrder,
  now: Date,
): Promise<string> {
  const { id = newPictureId(), isFromEditor = false } = order
  const fresh = {
    id,
    source: JSON.stringify(order.source),
    state: 'waiting' as const,
    reason: null,
    width: null,
    height: null,
    widths: [],
    has_avif: false,
    placeholder: null,
    created_at: now,
  }
  await trx
    .insertInto('picture')
    .values({
      ...fresh,
      item_id: order.itemId,
      shape: order.shape,
      language: order.language,
      from_editor: isFromEditor,
    })
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'shape', 'language', 'from_editor']).doUpdateSet(fresh),
    )
    .execute()
  await jobs.enqueue(trx, 'media.picture', { pictureId: id }, { key: id, priority: order.priority })
  return id
}

/** Removes a picture that an editor assigned to a title; false if there is none. */
export async function dropEditedPicture(
  trx: DatabaseTransaction,
  itemId: number,
  { shape, language }: PictureKind,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('picture')
    .where('item_id', '=', itemId)
    .where('shape', '=', shape)
    .where(sql<SqlBool>`language is not distinct from ${language}`)
    .where('from_editor', '=', true)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes pictures of shapes and languages that the title's import no longer has. */
export async function dropPictures(
  trx: DatabaseTransaction,
  itemId: number,
  kept: readonly PictureKind[],
): Promise<void> {
  await trx
    .deleteFrom('picture')
    .where('item_id', '=', itemId)
    .where('from_editor', '=', false)
    .where((eb) =>
      eb.and(
        kept.map(({ shape, language }) =>
          eb.or([eb('shape', '!=', shape), sql<SqlBool>`language is distinct from ${language}`]),
        ),
      ),
    )
    .execute()
}

/** Adds the live asset of a channel with a live source. No job packages it; a worker produces it as long as the channel exists. */
export async function keepLiveAsset(
  trx: DatabaseTransaction,
  { id, itemId, form }: Pick<AssetOrder, 'itemId' | 'form'> & { id: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('media_asset')
    .values({
      id,
      item_id: itemId,
      purpose: 'live',
      form,
      source: JSON.stringify({ files: [], subtitles: [] } satisfies AssetSource),
      state: 'ready',
      reason: null,
      duration_seconds: null,
      entry_key: null,
      encrypted: true,
      created_at: now,
      finished_at: now,
    })
    .execute()
}

/** Removes media of a purpose that the title's import, or an editor, no longer provides. */
export async function dropAssets(
  trx: DatabaseTransaction,
  itemId: number,
  purpose: MediaAssetTable['purpose'],
  { isFromEditor = false } = {},
): Promise<void> {
  await trx
    .deleteFrom('media_asset')
    .where('item_id', '=', itemId)
    .where('purpose', '=', purpose)
    .where('from_editor', '=', isFromEditor)
    .execute()
}
