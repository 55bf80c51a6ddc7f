/** All SQL of the teams that profiles follow. */
import type { Database } from '@quintet/platform/db/database'

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

/** False, and nothing is inserted, where there are `max` already. Once more changes nothing. */
export async function insertFollowed(
  db: Database,
  { profileId, teamId }: { profileId: string; teamId: number },
  { now, max }: { now: Date; max: number },
): Promise<boolean> {
  const inserted = await db
    .insertInto('followed_team')
    .columns(['profile_id', 'person_id', 'followed_at'])
    .expression((eb) =>
      eb
        .selectFrom('profile')
        .select([
          'profile.id as profile_id',
          eb.cast<number>(eb.val(teamId), 'integer').as('person_id'),
          eb.cast<Date>(eb.val(now), 'timestamptz').as('followed_at'),
        ])
        .where('profile.id', '=', profileId)
        .where(
          (kept) =>
            kept
              .selectFrom('followed_team')
              .select((count) => count.fn.countAll<number>().as('count'))
              .where('profile_id', '=', profileId)
              .where('person_id', '!=', teamId),
          '<',
          max,
        ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['profile_id', 'person_id'])
        .doUpdateSet((eb) => ({ followed_at: eb.ref('followed_team.followed_at') })),
    )
    .returning('person_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteFollowed(db: Database, profileId: string, teamId: number): Promise<void> {
  await db
    .deleteFrom('followed_team')
    .where('profile_id', '=', profileId)
    .where('person_id', '=', teamId)
    .execute()
}
