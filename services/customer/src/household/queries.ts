import type { DatabaseTransaction, Database } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import type { Insertable, Updateable } from 'kysely'

export async function selectProfiles(db: Database | DatabaseTransaction, accountId: string) {
  return db
    .selectFrom('profile')
    .select(['id', 'name', 'language', 'hides_spoilers', 'place'])
    .where('account_id', '=', accountId)
    .orderBy('place')
    .execute()
}

/** Returns the places in use; no other request can add a profile to the account until the transaction ends. */
export async function lockPlaces(tx: DatabaseTransaction, accountId: string): Promise<number[]> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  const rows = await tx.selectFrom('profile').select('place').where('account_id', '=', accountId).execute()
  return rows.map(({ place }) => place)
}

export async function insertProfile(
  tx: DatabaseTransaction,
  profile: Insertable<Tables['profile']>,
): Promise<void> {
  await tx.insertInto('profile').values(profile).execute()
}

export async function updateProfile(
  db: Database | DatabaseTransaction,
  { accountId, profileId }: { accountId: string; profileId: string },
  change: Pick<Updateable<Tables['profile']>, 'name' | 'language' | 'hides_spoilers'>,
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await db
    .updateTable('profile')
    .set(change)
    .where('id', '=', profileId)
    .where('account_id', '=', accountId)
    .execute()
}

/** Keeps sessions from switching to the profile until the transaction ends; otherwise they would be deleted with it. */
export async function lockProfile(tx: DatabaseTransaction, profileId: string): Promise<void> {
  await tx.selectFrom('profile').select('id').where('id', '=', profileId).forUpdate().execute()
}

export async function deleteProfile(tx: DatabaseTransaction, profileId: string): Promise<void> {
  await tx.deleteFrom('profile').where('id', '=', profileId).execute()
}
