/** What the operator's commands ask of titles, libraries and media. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'

type Db = Database | DatabaseTransaction

/** Whether a title is shown, and what its import says. */
export function standingOf(db: Db, itemId: number) {
  return db
    .selectFrom('content_item as item')
    .leftJoin('import_source as source', 'source.item_id', 'item.id')
    .select(['item.published_at', 'source.state', 'source.reason'])
    .where('item.id', '=', itemId)
    .executeTakeFirst()
}

export async function childrenOf(db: Db, itemId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('content_item')
    .select('id')
    .where('parent_id', '=', itemId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function draftIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('content_item as item')
    .innerJoin('import_source as source', 'source.item_id', 'item.id')
    .select('item.id')
    .where('item.published_at', 'is', null)
    .where('source.publishes', '=', false)
    .where('source.state', '!=', 'failed')
    .orderBy('item.id')
    .execute()
  return rows.map(({ id }) => id)
}

export function countTitles(db: Db) {
  return db
    .selectFrom('content_item')
    .select([
      'kind',
      sql<number>`count(*) filter (where published_at is not null)::integer`.as('published'),
      sql<number>`count(*) filter (where published_at is null)::integer`.as('hidden'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
}

export function countSources(db: Db) {
  return db
    .selectFrom('import_source')
    .select([
      'library',
      sql<number>`count(*) filter (where state = 'imported')::integer`.as('imported'),
      sql<number>`count(*) filter (where state = 'pending')::integer`.as('pending'),
    ])
    .groupBy('library')
    .orderBy('library')
    .execute()
}

export function failedSources(db: Db) {
  return db
    .selectFrom('import_source')
    .select(['library', 'path', 'reason'])
    .where('state', '=', 'failed')
    .orderBy('library')
    .orderBy('path')
    .execute()
}

export function countAssets(db: Db) {
  return db
    .selectFrom('media_asset')
    .select(['state', sql<number>`count(*)::integer`.as('count')])
    .groupBy('state')
    .execute()
}

export function runningAssets(db: Db): Promise<{ id: number; title: string; progress: number }[]> {
  return db
    .selectFrom('media_asset as asset')
    .innerJoin('content_text as text', 'text.item_id', 'asset.item_id')
    .distinctOn('asset.id')
    .select(['asset.item_id as id', 'text.title', 'asset.progress'])
    .where('asset.state', '=', 'running')
    .orderBy('asset.id')
    .orderBy('text.language')
    .execute()
}
