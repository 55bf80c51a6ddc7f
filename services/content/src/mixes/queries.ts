/** All SQL of members' own playlists. */
import type { MixEntry } from '@quintet/domain/listening/mixes'
import type { Database } from '@quintet/platform/db/database'
import { holdProfile } from '@quintet/platform/identity/hold-profile'

/** A playlist of a profile. */
export type Place = { profileId: string; id: string }

/** The account and profile that ask. */
type Asker = { accountId: string; profileId: string }

/** The playlists a profile can read: its own, and those shared by others of its account. */
function readableBy(db: Database, { accountId, profileId }: Asker) {
  return db
    .selectFrom('mix')
    .innerJoin('profile', 'profile.id', 'mix.profile_id')
    .select([
      'mix.id',
      'mix.name',
      'mix.revision',
      'mix.entries',
      'mix.shared',
      'mix.updated_at',
      'mix.profile_id',
      'profile.name as owner',
    ])
    .where('profile.account_id', '=', accountId)
    .where((eb) => eb.or([eb('mix.profile_id', '=', profileId), eb('mix.shared', '=', true)]))
}

/** Most recently changed first. */
export function mixesFor(db: Database, asker: Asker) {
  return readableBy(db, asker).orderBy('mix.updated_at', 'desc').orderBy('mix.id').execute()
}

export function selectMix(db: Database, asker: Asker, id: string) {
  return readableBy(db, asker).where('mix.id', '=', id).executeTakeFirst()
}

/** Returns false and inserts nothing if there are already `max`. */
export async function insertMix(
  db: Database,
  { profileId, id }: Place,
  name: string,
  { now, max }: { now: Date; max: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await holdProfile(trx, profileId)
    const { count } = await trx
      .selectFrom('mix')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= max) return false
    const row = {
      id,
      profile_id: profileId,
      name,
      revision: 0,
      entries: '[]',
      created_at: now,
      updated_at: now,
    }
    await trx.insertInto('mix').values(row).execute()
    return true
  })
}

export async function setFacts(
  db: Database,
  { profileId, id }: Place,
  facts: { name?: string; shared?: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('mix')
    .set({ ...facts, updated_at: now })
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .execute()
}

/** Stores the entries if `revision` is still current; otherwise returns false. */
export async function setEntries(
  db: Database,
  { profileId, id }: Place,
  { revision, entries }: { revision: number; entries: readonly MixEntry[] },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mix')
    .set({ entries: JSON.stringify(entries), revision: revision + 1, updated_at: now })
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteMix(db: Database, { profileId, id }: Place): Promise<void> {
  await db.deleteFrom('mix').where('profile_id', '=', profileId).where('id', '=', id).execute()
}
