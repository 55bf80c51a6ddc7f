/** All SQL of followed teams. */
import type { Database } from '@quintet/platform/db/database'
import { holdProfile } from '@quintet/platform/identity/hold-profile'

/** In the order in which they were followed. */
export async function followedBy(db: Database, profileId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('followed_team')
    .select('person_id')
    .where('profile_id', '=', profileId)
    .orderBy('followed_at')
    .orderBy('person_id')
    .execute()
  return rows.map(({ person_id: id }) => id)
}

/** Returns false and inserts nothing if there are already `max`. Following again changes nothing. */
export async function insertFollowed(
  db: Database,
  { profileId, teamId }: { profileId: string; teamId: number },
  { now, max }: { now: Date; max: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await holdProfile(trx, profileId)
    const { count } = await trx
      .selectFrom('followed_team')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('profile_id', '=', profileId)
      .where('person_id', '!=', teamId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= max) return false
    await trx
      .insertInto('followed_team')
      .values({ profile_id: profileId, person_id: teamId, followed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })
}

export async function deleteFollowed(db: Database, profileId: string, teamId: number): Promise<void> {
  await db
    .deleteFrom('followed_team')
    .where('profile_id', '=', profileId)
    .where('person_id', '=', teamId)
    .execute()
}
