/** All SQL of edits on top of imports, their versions, and the current values of a title. */
import type { SheetField, VersionField } from '@quintet/domain/catalogue/title-sheet'
import type { EditedPicture, EditedSubtitle, EditedTrailer, TitleEdit } from '@quintet/platform/db/columns'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { selectedLists } from '../title-fields/selected-lists.ts'

type Db = Database | DatabaseTransaction

/** Locks a title until the transaction ends, so that edits run one at a time. Its parts can still be imported. */
export function lockTitle(tx: DatabaseTransaction, id: number) {
  return tx
    .selectFrom('content_item')
    .select(['id', 'kind', 'parent_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function selectKind(db: Db, id: number) {
  return db.selectFrom('content_item').select(['kind', 'vertical']).where('id', '=', id).executeTakeFirst()
}

export type EditRow = { field: SheetField; said: TitleEdit; from_parent: boolean }

export async function editsOf(db: Db, id: number): Promise<EditRow[]> {
  const rows = await db
    .selectFrom('title_edit')
    .select(['field', 'said', 'from_parent'])
    .where('item_id', '=', id)
    .execute()
  return rows as EditRow[]
}

/** The title's own edits, without those inherited from its parent. */
export async function ownEdits(db: Db, id: number): Promise<EditRow[]> {
  return (await editsOf(db, id)).filter(({ from_parent }) => !from_parent)
}

export async function saveEdit(
  tx: DatabaseTransaction,
  id: number,
  { field, said, from_parent }: EditRow,
): Promise<void> {
  const written = { said: JSON.stringify(said), from_parent }
  await tx
    .insertInto('title_edit')
    .values({ item_id: id, field, ...written })
    .onConflict((conflict) => conflict.columns(['item_id', 'field']).doUpdateSet(written))
    .execute()
}

export async function deleteEdit(tx: DatabaseTransaction, id: number, field: SheetField): Promise<void> {
  await tx.deleteFrom('title_edit').where('item_id', '=', id).where('field', '=', field).execute()
}

export async function partIds(tx: DatabaseTransaction, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('content_item')
    .select('id')
    .where('parent_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** The newest version's number; 0 if the title was never edited. */
export async function newestVersion(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('title_version')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('item_id', '=', id)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Inserts a version, with a snapshot of the editors' pictures, trailer and subtitles. */
export async function insertVersion(
  tx: DatabaseTransaction,
  version: {
    id: number
    at: Date
    actor: string
    fields: readonly VersionField[]
    edits: object
    edit: string | null
  },
): Promise<void> {
  const { id, at, actor, fields, edits, edit } = version
  await tx
    .insertInto('title_version')
    .values({
      item_id: id,
      at,
      actor,
      fields: [...fields],
      edits: JSON.stringify(edits),
      edit,
      artwork: sql<string>`(
        select coalesce(jsonb_agg(jsonb_build_object('shape', shape, 'language', language, 'source', source)), '[]')
        from picture where item_id = ${id} and from_editor)`,
      trailer: sql<string>`(select jsonb_build_object('source', source) from trailer_edit where item_id = ${id})`,
      subtitles: sql<string>`(select tracks from subtitle_edit where item_id = ${id})`,
    })
    .execute()
}

/** The pictures that editors gave a title. */
export function artworkOf(tx: DatabaseTransaction, id: number): Promise<EditedPicture[]> {
  return tx
    .selectFrom('picture')
    .select(['shape', 'language', 'source'])
    .where('item_id', '=', id)
    .where('from_editor', '=', true)
    .execute()
}

/** Records a file that pictures are cut from, which stays as long as the title; false if already recorded. */
export async function insertArtworkFile(
  tx: DatabaseTransaction,
  file: { id: string; item_id: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('artwork_file')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function hasArtworkFile(db: Db, id: string): Promise<boolean> {
  return !!(await db.selectFrom('artwork_file').select('id').where('id', '=', id).executeTakeFirst())
}

/** What an editor set for the trailer; undefined if nothing. */
export function trailerOf(db: Db, id: number): Promise<EditedTrailer | undefined> {
  return db.selectFrom('trailer_edit').select('source').where('item_id', '=', id).executeTakeFirst()
}

/** Null restores the imported one. */
export async function saveTrailer(
  tx: DatabaseTransaction,
  id: number,
  trailer: EditedTrailer | null,
): Promise<void> {
  if (!trailer) {
    await tx.deleteFrom('trailer_edit').where('item_id', '=', id).execute()
    return
  }
  await tx
    .insertInto('trailer_edit')
    .values({ item_id: id, ...trailer })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(trailer))
    .execute()
}

/** Records the file a trailer is made from, which stays as long as the title. */
export async function insertTrailerFile(
  tx: DatabaseTransaction,
  file: { id: string; item_id: number },
): Promise<void> {
  await tx.insertInto('trailer_file').values(file).execute()
}

/** The subtitles as an editor changed them; undefined if they are as packaged. */
export async function subtitlesOf(db: Db, id: number): Promise<EditedSubtitle[] | undefined> {
  const row = await db
    .selectFrom('subtitle_edit')
    .select('tracks')
    .where('item_id', '=', id)
    .executeTakeFirst()
  return row?.tracks
}

/** Null restores those that were packaged. */
export async function saveSubtitles(
  tx: DatabaseTransaction,
  id: number,
  tracks: readonly EditedSubtitle[] | null,
): Promise<void> {
  if (!tracks) {
    await tx.deleteFrom('subtitle_edit').where('item_id', '=', id).execute()
    return
  }
  const written = { tracks: JSON.stringify(tracks) }
  await tx
    .insertInto('subtitle_edit')
    .values({ item_id: id, ...written })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(written))
    .execute()
}

/** Records the content of a subtitle, which stays as long as the title; false if already recorded. */
export async function insertSubtitleFile(
  tx: DatabaseTransaction,
  file: { id: string; item_id: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('subtitle_file')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function hasSubtitleFile(db: Db, id: string): Promise<boolean> {
  return !!(await db.selectFrom('subtitle_file').select('id').where('id', '=', id).executeTakeFirst())
}

export function selectVersion(db: Db, id: number, version: number) {
  return db
    .selectFrom('title_version')
    .select(['edits', 'artwork', 'trailer', 'subtitles'])
    .where('item_id', '=', id)
    .where('id', '=', version)
    .executeTakeFirst()
}

export function selectVersions(db: Db, id: number, limit: number) {
  return db
    .selectFrom('title_version')
    .select(['id', 'at', 'actor', 'fields', 'edit'])
    .where('item_id', '=', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The versions created by an edit of many titles, each with the title's previous one; 0 if there was none. */
export function versionsOfEdit(db: Db, edit: string) {
  return db
    .selectFrom('title_version as made')
    .select(['item_id', 'id'])
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('title_version as earlier')
            .select(({ fn }) => fn.max('earlier.id').as('id'))
            .whereRef('earlier.item_id', '=', 'made.item_id')
            .whereRef('earlier.id', '<', 'made.id'),
          eb.lit(0),
        )
        .as('before'),
    )
    .where('edit', '=', edit)
    .orderBy('item_id')
    .execute()
}

/** All tracks of the albums that these tracks are on. */
export async function selectSiblings(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('content_item')
    .select('id')
    .where('kind', '=', 'track')
    .where('parent_id', 'in', (eb) =>
      eb.selectFrom('content_item as one').select('one.parent_id').where('one.id', 'in', ids),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** The albums of which these versions renumbered tracks. */
export async function selectRenumbered(db: Db, versions: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('title_version')
    .innerJoin('content_item', 'content_item.id', 'title_version.item_id')
    .select('parent_id')
    .distinct()
    .where('title_version.id', 'in', versions)
    .where(sql<boolean>`'trackNumber' = any(fields)`)
    .where('parent_id', 'is not', null)
    .$narrowType<{ parent_id: number }>()
    .execute()
  return rows.map(({ parent_id: album }) => album)
}

/** Those of these tracks whose number was edited after a version. */
export async function selectRenumberedSince(
  db: Db,
  ids: readonly number[],
  version: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('title_version')
    .select('item_id')
    .distinct()
    .where('item_id', 'in', ids)
    .where('id', '>', version)
    .where(sql<boolean>`'trackNumber' = any(fields)`)
    .execute()
  return rows.map(({ item_id: id }) => id)
}

/** Erases who made versions before a time; the versions stay. */
export async function forgetEditors(db: Database, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('title_version')
    .set({ actor: null })
    .where('at', '<', before)
    .where('actor', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** All fields of a title that a sheet holds. */
export function selectSheet(db: Db, id: number) {
  return sheets(db).where('id', '=', id).executeTakeFirst()
}

/** The tracks of an album as sheets, each with its newest version. */
export function selectTracks(db: Db, albumId: number) {
  return sheets(db)
    .select((eb) => [
      'item.id',
      eb.fn
        .coalesce(
          eb
            .selectFrom('title_version')
            .select(({ fn }) => fn.max('title_version.id').as('id'))
            .whereRef('item_id', '=', 'item.id'),
          eb.lit(0),
        )
        .as('version'),
    ])
    .where('parent_id', '=', albumId)
    .where('kind', '=', 'track')
    .execute()
}

export type SheetRow = NonNullable<Awaited<ReturnType<typeof selectSheet>>>

function sheets(db: Db) {
  return db
    .selectFrom('content_item as item')
    .select(['year', 'parental_guidance', 'rating_written', 'rating_descriptors', 'place'])
    .select(['available_from', 'available_until', 'countries', 'starts_at', 'ends_at'])
    .select(['rental_price_cents', 'rental_currency', 'vertical', 'work', 'season', 'number'])
    .select(selectedLists)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('content_text')
          .select(['content_text.language', 'title', 'short_description as shortDescription', 'description'])
          .whereRef('item_id', '=', 'item.id'),
      ).as('texts'),
      jsonArrayFrom(
        eb
          .selectFrom('credit')
          .innerJoin('person', 'person.id', 'credit.person_id')
          .select(['person.name', 'credit.role', 'credit.character'])
          .whereRef('credit.item_id', '=', 'item.id')
          .orderBy('credit.place'),
      ).as('people'),
      jsonArrayFrom(
        eb
          .selectFrom('moment')
          .select(['at_seconds as at', 'moment.kind', 'titles', 'score'])
          .whereRef('item_id', '=', 'item.id')
          .orderBy('place'),
      ).as('moments'),
    ])
}
