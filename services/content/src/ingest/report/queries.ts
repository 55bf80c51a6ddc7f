/** The state of a library's titles after an import. */
import type { Kind } from '@quintet/domain/catalogue/categories'
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/basics/languages'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { SourceRow } from '../sources/queries.ts'
import { sql } from 'kysely'
import { isWithin } from '../sources/within.ts'

type Db = Database | DatabaseTransaction

export type ImportedRow = {
  path: string
  item_id: number | null
  state: SourceRow['state']
  reason: string | null
  kind: Kind | null
  title: string | null
  published_at: Date | null
  parent_id: number | null
}

/** The state of a library's titles, named in the language or in one that they have. */
export function importedRows(
  db: Db,
  library: string,
  within: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<ImportedRow[]> {
  return db
    .selectFrom('import_source as source')
    .leftJoin('content_item as item', 'item.id', 'source.item_id')
    .select((eb) => [
      'source.path',
      'source.item_id',
      'source.state',
      'source.reason',
      'item.kind',
      'item.published_at',
      'item.parent_id',
      eb
        .selectFrom('content_text')
        .select('title')
        .whereRef('content_text.item_id', '=', 'item.id')
        .orderBy(sql`language = ${language}`, 'desc')
        .orderBy('language')
        .limit(1)
        .as('title'),
    ])
    .where('source.library', '=', library)
    .where('source.state', '!=', 'deleted')
    .where(isWithin('source.path', within))
    .orderBy('source.path')
    .execute()
}

/** Failed pictures of titles that are otherwise fine. */
export function failedPictures(db: Db, library: string, within: string) {
  return db
    .selectFrom('picture')
    .innerJoin('import_source as source', 'source.item_id', 'picture.item_id')
    .select(['source.path', 'picture.shape', 'picture.source', 'picture.reason'])
    .where('source.library', '=', library)
    .where('source.state', '!=', 'failed')
    .where('picture.state', '=', 'failed')
    .where('picture.from_editor', '=', false)
    .where(isWithin('source.path', within))
    .orderBy('source.path')
    .execute()
}

/** What was left out of packaged media, by title. */
export function mediaNotes(db: Db, library: string, within: string) {
  return db
    .selectFrom('media_asset')
    .innerJoin('import_source as source', 'source.item_id', 'media_asset.item_id')
    .select(['source.path', 'media_asset.notes'])
    .where('source.library', '=', library)
    .where('media_asset.state', '=', 'ready')
    .where(sql<boolean>`media_asset.notes <> '{}'`)
    .where(isWithin('source.path', within))
    .orderBy('source.path')
    .execute()
}
