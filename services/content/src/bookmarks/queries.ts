/** All SQL of bookmarks. */
import type { Database } from '@quintet/platform/db/database'
import { holdProfile } from '@quintet/platform/identity/hold-profile'

/** A profile's bookmarks in one title. */
export type Shelf = { profileId: string; itemId: number }

/** The bookmarks, newest first. */
export function bookmarksOf(db: Database, { profileId, itemId }: Shelf) {
  return db
    .selectFrom('bookmark')
    .select(['id', 'position', 'note', 'created_at'])
    .where('profile_id', '=', profileId)
    .where('item_id', '=', itemId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** The newest bookmark of each title, most recent title first. */
export async function newestBookmarks(db: Database, profileId: string) {
  const rows = await db
    .selectFrom('bookmark')
    .select(['item_id', 'position', 'note', 'created_at'])
    .distinctOn('item_id')
    .where('profile_id', '=', profileId)
    .orderBy('item_id')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
}

/** Returns false and inserts nothing if there are already `max` bookmarks, even under concurrent requests. */
export function insertBookmark(
  db: Database,
  { profileId, itemId }: Shelf,
  { id, position, note }: { id: string; position: number; note: string },
  { now, max }: { now: Date; max: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await holdProfile(trx, profileId)
    const { count } = await trx
      .selectFrom('bookmark')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('profile_id', '=', profileId)
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= max) return false
    await trx
      .insertInto('bookmark')
      .values({ id, profile_id: profileId, item_id: itemId, position, note, created_at: now })
      .execute()
    return true
  })
}

/** Returns false if there is no such bookmark. */
export async function setNote(
  db: Database,
  { profileId, itemId }: Shelf,
  id: string,
  note: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bookmark')
    .set({ note })
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteBookmark(db: Database, { profileId, itemId }: Shelf, id: string): Promise<void> {
  await db
    .deleteFrom('bookmark')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where('item_id', '=', itemId)
    .execute()
}
