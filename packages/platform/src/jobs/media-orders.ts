/**
 * How media and pictures are ordered: the waiting row and its job, both in the transaction of the title that wants them.
 * From then on the media service alone writes these rows.
 */
import type { DatabaseTransaction } from '../db/database.ts'
import type { AssetSource, PictureShape, PictureSource } from '../db/columns.ts'
import type { MediaAssetTable } from '../db/tables.ts'
import { newId } from '../identity/secrets.ts'
import type { Jobs } from './jobs.ts'

export type AssetOrder = {
  /** From `newAssetId`, where something was made ready under it before. */
  id?: string
  itemId: number
  purpose: MediaAssetTable['purpose']
  form: MediaAssetTable['form']
  source: AssetSource
  /** Of two jobs the higher one is worked first. */
  priority: number
}

export function newAssetId(): string {
  return newId('asset')
}

/** Orders the packaging of a title's media. An order of the same purpose that nobody has begun is dropped. */
export async function orderAsset(
  trx: DatabaseTransaction,
  jobs: Jobs,
  order: AssetOrder,
  now: Date,
): Promise<string> {
  const { id = newAssetId(), itemId, purpose, form, source, priority } = order
  await trx
    .deleteFrom('media_asset')
    .where('item_id', '=', itemId)
    .where('purpose', '=', purpose)
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
      created_at: now,
      finished_at: null,
    })
    .execute()
  await jobs.enqueue(trx, 'media.package', { assetId: id }, { key: id, priority })
  return id
}

/** Orders a title's picture of one shape; what the title had in this shape is replaced. */
export async function orderPicture(
  trx: DatabaseTransaction,
  jobs: Jobs,
  order: { itemId: number; shape: PictureShape; source: PictureSource; priority: number },
  now: Date,
): Promise<string> {
  const id = newId('picture')
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
    .values({ ...fresh, item_id: order.itemId, shape: order.shape })
    .onConflict((conflict) => conflict.columns(['item_id', 'shape']).doUpdateSet(fresh))
    .execute()
  await jobs.enqueue(trx, 'media.picture', { pictureId: id }, { key: id, priority: order.priority })
  return id
}

/** Takes away pictures of shapes that the title no longer has. */
export async function dropPictures(
  trx: DatabaseTransaction,
  itemId: number,
  kept: readonly PictureShape[],
): Promise<void> {
  let dropped = trx.deleteFrom('picture').where('item_id', '=', itemId)
  if (kept.length > 0) dropped = dropped.where('shape', 'not in', kept)
  await dropped.execute()
}

/** Takes away media of a purpose that the title no longer has. */
export async function dropAssets(
  trx: DatabaseTransaction,
  itemId: number,
  purpose: MediaAssetTable['purpose'],
): Promise<void> {
  await trx.deleteFrom('media_asset').where('item_id', '=', itemId).where('purpose', '=', purpose).execute()
}
