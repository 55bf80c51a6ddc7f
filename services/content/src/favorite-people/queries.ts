/** All SQL of favorite people. */
import type { Database } from '@quintet/platform/db/database'

/** Newest first, with the names from the catalogue. */
export function peopleOf(db: Database, profileId: string) {
  return db
    .selectFrom('favorite_person')
    .innerJoin('person', 'person.id', 'favorite_person.person_id')
    .select(['person_id', 'person.name', 'added_at'])
    .where('profile_id', '=', profileId)
    .orderBy('added_at', 'desc')
    .orderBy('person_id', 'desc')
    .execute()
}

/** The ids of people with these names. */
export async function peopleNamed(db: Database, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  const rows = await db.selectFrom('person').select('id').where('name', 'in', names).execute()
  return rows.map(({ id }) => id)
}

/** Adding someone twice changes nothing. */
export async function insertPerson(
  db: Database,
  { profileId, personId }: { profileId: string; personId: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('favorite_person')
    .values({ profile_id: profileId, person_id: personId, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deletePerson(db: Database, profileId: string, personId: number): Promise<void> {
  await db
    .deleteFrom('favorite_person')
    .where('profile_id', '=', profileId)
    .where('person_id', '=', personId)
    .execute()
}
