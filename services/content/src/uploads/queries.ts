/** All SQL of uploads. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { UploadTable } from '@quintet/platform/db/tables'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'

type Db = Database | DatabaseTransaction

export type UploadRow = Selectable<UploadTable>

export async function insertUpload(db: Db, row: Insertable<UploadTable>): Promise<void> {
  await db.insertInto('upload').values(row).execute()
}

export function findUpload(db: Db, id: string, operator: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('operator_email', '=', operator)
    .executeTakeFirst()
}

export function selectUploads(db: Db, operator: string, limit: number): Promise<UploadRow[]> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('operator_email', '=', operator)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The operator's own complete uploads. */
export function selectArrived(db: Db, ids: readonly string[], operator: string): Promise<UploadRow[]> {
  return arrived(db, ids, operator).execute()
}

/** The same, locked until the transaction ends. */
export function lockArrived(
  tx: DatabaseTransaction,
  ids: readonly string[],
  operator: string,
): Promise<UploadRow[]> {
  return arrived(tx, ids, operator).forUpdate().execute()
}

function arrived(db: Db, ids: readonly string[], operator: string) {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', 'in', ids)
    .where('operator_email', '=', operator)
    .where('state', '=', 'arrived')
    .orderBy('path')
}

/** Held until the transaction ends, by any process that starts an upload or places one in the library. */
export async function holdUploads(tx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('uploads', 0))`.execute(tx)
}

/** How many uploads are under way, and the bytes still to come. */
export async function openUploads(
  db: Db,
  operator: string,
): Promise<{ count: number; own: number; missing: number }> {
  const row = await db
    .selectFrom('upload')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`(count(*) filter (where operator_email = ${operator}))::integer`.as('own'),
      sql<number>`coalesce(sum(bytes - received_bytes), 0)::float8`.as('missing'),
    ])
    .where('state', '=', 'arriving')
    .executeTakeFirstOrThrow()
  return row
}

export async function changeUpload(db: Db, id: string, change: Updateable<UploadTable>): Promise<void> {
  await db.updateTable('upload').set(change).where('id', '=', id).execute()
}

/** Only while it is arriving: an interrupted part may be recorded after the final one. */
export async function changeArriving(db: Db, id: string, change: Updateable<UploadTable>): Promise<void> {
  await db.updateTable('upload').set(change).where('id', '=', id).where('state', '=', 'arriving').execute()
}

/** Deletes an upload that neither became a title nor is about to; returns its path, or null if there is none. */
export async function deleteUpload(db: Db, id: string, operator: string): Promise<string | null> {
  const row = await db
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('operator_email', '=', operator)
    .where('state', 'not in', ['taken', 'imported'])
    .returning('path')
    .executeTakeFirst()
  return row?.path ?? null
}

/**
 * Deletes an operator's uploads of a file that are no longer under way, except for the newest; returns their ids. The order is that in which
 * they began, so that two that end at the same time keep the same one.
 */
export async function deleteOutdated(db: Db, operator: string, path: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with same as (
      select id, row_number() over (order by created_at desc, id desc) as age from upload
      where operator_email = ${operator} and path = ${path} and state in ('arrived', 'refused', 'failed')
    )
    delete from upload using same where upload.id = same.id and same.age > 1 returning upload.id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes uploads last changed before a time, abandoned or imported, but none that waits for its import; returns how many. */
export async function deleteStale(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('upload')
    .where('changed_at', '<', before)
    .where('state', '<>', 'taken')
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The uploads that wait for their import. */
export function selectTaken(db: Db): Promise<{ place: string; isDraft: boolean }[]> {
  return db
    .selectFrom('upload')
    .select((eb) => eb.ref('library_path').$notNull().as('place'))
    .select('is_draft as isDraft')
    .where('state', '=', 'taken')
    .execute()
}

/** Which of these ids exist. */
export async function knownUploads(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('upload')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Which of these places in the library already belong to an upload that waits for its import. */
export async function placesTaken(db: Db, places: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select((eb) => eb.ref('library_path').$notNull().as('place'))
    .where('state', '=', 'taken')
    .where('library_path', '=', sql<string>`any(${places})`)
    .execute()
  return rows.map(({ place }) => place)
}

/** The uploads placed at or below a place in the library that wait for its import. */
export function takenIn(db: Db, within: string): Promise<{ id: string; place: string }[]> {
  return db
    .selectFrom('upload')
    .select('id')
    .select((eb) => eb.ref('library_path').$notNull().as('place'))
    .where('state', '=', 'taken')
    .where(sql<boolean>`library_path = ${within} or starts_with(library_path, ${`${within}/`})`)
    .execute()
}

/** The titles that files in the library became: those whose folder or file it is. */
export async function titlesOf(
  db: Db,
  library: string,
  paths: readonly string[],
): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map()
  const { rows } = await sql<{ path: string; id: number }>`
    select wanted.path, source.item_id as id
    from unnest(${paths}::text[]) as wanted (path)
    cross join lateral (
      select item_id from import_source
      where library = ${library} and item_id is not null
        and (wanted.path = path or starts_with(wanted.path, path || '/') or starts_with(wanted.path, path || '.'))
      order by length(path) desc limit 1
    ) as source
  `.execute(db)
  return new Map(rows.map(({ path, id }) => [path, id]))
}
