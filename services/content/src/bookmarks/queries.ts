/** All SQL of bookmarks. */
import type { Database } from '@quintet/platform/db/database'

/** Whose bookmarks, and in what. */
export type Shelf = { profileId: string; itemId: number }

/** Newest first. */
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

/** Of each title the newest one, the newest title first. */
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

/** False, and nothing is inserted, where there are `max` already. */
export async function insertBookmark(
  db: Database,
  { profileId, itemId }: Shelf,
  { id, position, note }: { id: string; position: number; note: string },
  { now, max }: { now: Date; max: number },
): Promise<boolean> {
  const inserted = await db
    .insertInto('bookmark')
    .columns(['id', 'profile_id', 'item_id', 'position', 'note', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('profile')
        .select([
          eb.val(id).as('id'),
          'profile.id as profile_id',
          eb.cast<number>(eb.val(itemId), 'integer').as('item_id'),
          eb.cast<number>(eb.val(position), 'double precision').as('position'),
          eb.val(note).as('note'),
          eb.cast<Date>(eb.val(now), 'timestamptz').as('created_at'),
        ])
        .where('profile.id', '=', profileId)
        .where(
          (kept) =>
            kept
              .selectFrom('bookmark')
              .select((count) => count.fn.countAll<number>().as('count'))
              .where('profile_id', '=', profileId)
              .where('item_id', '=', itemId),
          '<',
          max,
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False where there is no such bookmark. */
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
