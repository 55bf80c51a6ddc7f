/** SQL of settling: a title's media, pictures and children. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'

type Db = Database | DatabaseTransaction

/** The newest media of each purpose that the import ordered. */
export function newestAssets(db: Db, itemId: number) {
  return db
    .selectFrom('media_asset')
    .distinctOn('purpose')
    .select(['id', 'purpose', 'form', 'state', 'plays', 'reason', 'created_at'])
    .where('item_id', '=', itemId)
    .where('from_editor', '=', false)
    .orderBy('purpose')
    .orderBy('created_at', 'desc')
    .execute()
}

/** The media to play: the newest ones that are ready, else those being made. */
export function playingAsset(db: Db, itemId: number) {
  return db
    .selectFrom('media_asset')
    .select(['id', 'duration_seconds', 'source'])
    .where('item_id', '=', itemId)
    .where('purpose', '=', 'main')
    .where('plays', '=', true)
    .orderBy('finished_at', (order) => order.desc().nullsLast())
    .executeTakeFirst()
}

export async function renditionNames(db: Db, assetId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rendition')
    .select('name')
    .where('asset_id', '=', assetId)
    .where('kind', '=', 'video')
    .execute()
  return rows.map(({ name }) => name)
}

export async function hasWaitingPicture(db: Db, itemId: number): Promise<boolean> {
  const row = await db
    .selectFrom('picture')
    .select('id')
    .where('item_id', '=', itemId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

export function findItem(db: Db, itemId: number) {
  return db
    .selectFrom('content_item')
    .select(['id', 'kind', 'parent_id', 'published_at', 'programme'])
    .where('id', '=', itemId)
    .executeTakeFirst()
}

/**
 * Unpublished imported channels with a programme, locked. Skips rows locked by others: they may be waiting for locks of this transaction.
 * The next title to be settled will find those channels.
 */
export async function takeWaitingChannels(trx: DatabaseTransaction): Promise<number[]> {
  const rows = await trx
    .selectFrom('content_item as item')
    .innerJoin('import_source as source', 'source.item_id', 'item.id')
    .select('item.id')
    .where('item.kind', '=', 'channel')
    .where('item.programme', 'is not', null)
    .where('item.published_at', 'is', null)
    .forUpdate(['item', 'source'])
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** True if a published title in one of these categories, or a part of one, is playable. */
export async function hasPlayingTitle(db: Db, categories: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('content_category as listed')
    .innerJoin('content_item as title', 'title.id', 'listed.item_id')
    .innerJoin('content_item as played', (join) =>
      join.on((eb) =>
        eb.or([eb('played.id', '=', eb.ref('title.id')), eb('played.parent_id', '=', eb.ref('title.id'))]),
      ),
    )
    .innerJoin('media_asset', 'media_asset.item_id', 'played.id')
    .select('title.id')
    .where(
      sql<boolean>`(listed.category = any(${categories}) or split_part(listed.category, ':', 1) = any(${categories}))`,
    )
    .where('title.kind', '!=', 'channel')
    .where('title.published_at', 'is not', null)
    .where('played.published_at', 'is not', null)
    .where('media_asset.purpose', '=', 'main')
    .where('media_asset.plays', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The running times of a title's published children; empty if there are none. */
export async function publishedChildren(db: Db, itemId: number): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('content_item')
    .select('duration_seconds')
    .where('parent_id', '=', itemId)
    .where('kind', '!=', 'extra')
    .where('published_at', 'is not', null)
    .execute()
  return rows.map((row) => row.duration_seconds)
}

/** True if the import knows children of the title at `path`, imported or not. */
export async function hasExpectedChildren(db: Db, library: string, path: string): Promise<boolean> {
  return (await sourcesBelow(db, library, path).limit(1).executeTakeFirst()) !== undefined
}

/** True if media of a child of the title at `path` are still to be made. */
export async function hasPendingChildren(db: Db, library: string, path: string): Promise<boolean> {
  const pending = sourcesBelow(db, library, path).where('state', '=', 'pending')
  return (await pending.limit(1).executeTakeFirst()) !== undefined
}

function sourcesBelow(db: Db, library: string, path: string) {
  return (
    db
      .selectFrom('import_source')
      .select('path')
      .where('library', '=', library)
      .where('state', '!=', 'deleted')
      // A title is not made of its extras.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('content_item')
              .select('content_item.id')
              .whereRef('content_item.id', '=', 'import_source.item_id')
              .where('kind', '=', 'extra'),
          ),
        ),
      )
      .where('path', 'like', `${path.replace(/[\\%_]/g, '\\$&')}/%`)
  )
}

/** Titles that wait for nothing any more and were not settled: their job was lost, or failed too often. */
export async function selectForgotten(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('import_source')
    .select((eb) => eb.ref('item_id').$notNull().as('id'))
    .where('state', '=', 'pending')
    .where('item_id', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('media_asset')
            .select('media_asset.id')
            .whereRef('media_asset.item_id', '=', 'import_source.item_id')
            .where('media_asset.state', 'in', ['waiting', 'running']),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('picture')
            .select('picture.id')
            .whereRef('picture.item_id', '=', 'import_source.item_id')
            .where('picture.state', '=', 'waiting'),
        ),
      ),
    )
    .orderBy('item_id')
    .execute()
  return rows.map(({ id }) => id)
}
