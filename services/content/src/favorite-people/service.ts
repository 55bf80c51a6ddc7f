/** Artists, authors and narrators among a profile's favorites. @spec decisions 11.15 */
import type { PersonSummary } from '@quintet/contracts/people'
import { Problem } from '@quintet/contracts/problem'
import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Asking } from '../browsing/asking.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import { isSeen, summariesOf } from '../people/service.ts'
import * as queries from './queries.ts'

type Shelf = { db: Database; catalogue: Catalogue; viewer: Member; now: Date }

/** The favorites with visible titles; the others stay stored and reappear with their titles. */
export async function listPeople({ db, catalogue, viewer }: Shelf, asking: Asking): Promise<PersonSummary[]> {
  const rows = await queries.peopleOf(db, viewer.profileId)
  const ids = rows.map(({ person_id }) => person_id)
  return summariesOf(catalogue, ids, asking)
}

/** When each was added, by their names in the catalogue. */
export async function peopleSince(db: Database, { profileId }: Member): Promise<Map<string, Date>> {
  return new Map((await queries.peopleOf(db, profileId)).map(({ name, added_at }) => [name, added_at]))
}

/** Throws `unknown_person` if this viewer may see nothing of that person. */
export async function addPerson({ db, catalogue, viewer, now }: Shelf, personId: number): Promise<void> {
  if (!isSeen(titlesFor(catalogue, viewer), personId, now)) throw new Problem('unknown_person')
  await queries.insertPerson(db, { profileId: viewer.profileId, personId }, now)
}

/** Under the kids lock a hidden favorite stays: a child cannot remove what it cannot see. */
export async function removePerson({ db, catalogue, viewer, now }: Shelf, personId: number): Promise<void> {
  if (viewer.kidLocked && !isSeen(titlesFor(catalogue, viewer), personId, now)) return
  await queries.deletePerson(db, viewer.profileId, personId)
}

/** The id of a person by any spelling of their name; null if nothing of them may be seen. */
export async function personNamed(
  { db, catalogue, viewer, now }: Shelf,
  names: readonly string[],
): Promise<number | null> {
  const index = titlesFor(catalogue, viewer)
  return (await queries.peopleNamed(db, names)).find((id) => isSeen(index, id, now)) ?? null
}
