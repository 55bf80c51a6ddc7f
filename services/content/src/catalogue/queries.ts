/** All SQL that reads the catalogue. */
import type { Database } from '@quintet/platform/db/database'
import type { PictureTable } from '@quintet/platform/db/tables'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

export type TitleRow = Awaited<ReturnType<typeof readTitles>>[number]

export type PictureRow = Pick<PictureTable, 'id' | 'shape' | 'placeholder'> & { widths: number[] }

/** Every published title with what belongs to it; with `ids` only those, published or not left out. */
export async function readTitles(db: Database, ids?: readonly number[]) {
  let query = db
    .selectFrom('content_item as item')
    .selectAll('item')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('content_text')
          .select(['language', 'title', 'description', 'short_description'])
          .whereRef('item_id', '=', 'item.id'),
      ).as('texts'),
      jsonArrayFrom(
        eb
          .selectFrom('content_category')
          .select('category')
          .whereRef('item_id', '=', 'item.id')
          .orderBy('place'),
      ).as('categories'),
      jsonArrayFrom(
        eb.selectFrom('content_tag').select('tag').whereRef('item_id', '=', 'item.id').orderBy('tag'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('credit')
          .innerJoin('person', 'person.id', 'credit.person_id')
          .select(['person.name', 'credit.role'])
          .whereRef('credit.item_id', '=', 'item.id')
          .orderBy('credit.place'),
      ).as('credits'),
      jsonArrayFrom(
        eb
          .selectFrom('chapter')
          .select(['title', 'start_seconds as start', 'end_seconds as end'])
          .whereRef('item_id', '=', 'item.id')
          .orderBy('place'),
      ).as('chapters'),
      jsonArrayFrom(
        eb
          .selectFrom('skip_mark')
          .select(['skip_mark.kind', 'start_seconds as start', 'end_seconds as end'])
          .whereRef('item_id', '=', 'item.id')
          .orderBy('place'),
      ).as('skips'),
      jsonArrayFrom(
        eb
          .selectFrom('picture')
          .select(['picture.id', 'shape', 'placeholder', 'widths'])
          .whereRef('item_id', '=', 'item.id')
          .where('state', '=', 'ready'),
      ).as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('media_asset')
          .select(['media_asset.id', 'purpose', 'form'])
          .whereRef('item_id', '=', 'item.id')
          .where('state', '=', 'ready')
          // The newest replaces the one before it once it is ready.
          .orderBy('finished_at', 'desc'),
      ).as('assets'),
    ])
    .where('item.published_at', 'is not', null)
  if (ids) query = query.where('item.id', 'in', ids)
  return query.execute()
}

/** The number of the catalogue as it stands; it grows with every change of what is published. */
export async function readVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return Number(row.version)
}
