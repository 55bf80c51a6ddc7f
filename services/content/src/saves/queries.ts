/** All SQL of game saves. */
import type { Database } from '@quintet/platform/db/database'

type Key = { profileId: string; itemId: number }

export function selectSave(db: Database, { profileId, itemId }: Key) {
  return db
    .selectFrom('game_save')
    .select(['text', 'version', 'saved_at'])
    .where('profile_id', '=', profileId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
}

/** Stores a game's first save; returns false if another device was first. */
export async function insertSave(db: Database, key: Key, text: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('game_save')
    .values({ profile_id: key.profileId, item_id: key.itemId, text, version: 1, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Replaces the save with this version; returns false if the version is outdated. */
export async function replaceSave(
  db: Database,
  key: Key,
  { text, version }: { text: string; version: number },
  now: Date,
): Promise<boolean> {
  const replaced = await db
    .updateTable('game_save')
    .set({ text, version: version + 1, saved_at: now })
    .where('profile_id', '=', key.profileId)
    .where('item_id', '=', key.itemId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return replaced !== undefined
}
