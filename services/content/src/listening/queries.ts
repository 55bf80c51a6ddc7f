/** All SQL of listening to books. */
import type { Database } from '@quintet/platform/db/database'

/** Undefined if none was chosen. */
export async function speedOf(db: Database, profileId: string, itemId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('listening_speed')
    .select('speed')
    .where('profile_id', '=', profileId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return row?.speed
}

export async function setSpeed(
  db: Database,
  { profileId, itemId }: { profileId: string; itemId: number },
  speed: number,
): Promise<void> {
  await db
    .insertInto('listening_speed')
    .values({ profile_id: profileId, item_id: itemId, speed })
    .onConflict((conflict) => conflict.columns(['profile_id', 'item_id']).doUpdateSet({ speed }))
    .execute()
}
