/** All SQL of the playlist. */
import type { Database } from '@quintet/platform/db/database'

/** Newest first. */
export function entriesOf(db: Database, profileId: string) {
  return db
    .selectFrom('playlist_entry')
    .select(['item_id', 'category', 'added_at'])
    .where('profile_id', '=', profileId)
    .orderBy('added_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute()
}

/** Adding again changes nothing: two concurrent clicks make one favorite. */
export async function insertEntry(
  db: Database,
  entry: { profileId: string; itemId: number; category: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('playlist_entry')
    .values({
      profile_id: entry.profileId,
      item_id: entry.itemId,
      category: entry.category,
      added_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteEntry(db: Database, profileId: string, itemId: number): Promise<void> {
  await db
    .deleteFrom('playlist_entry')
    .where('profile_id', '=', profileId)
    .where('item_id', '=', itemId)
    .execute()
}
