/** Locking for limits on what a profile stores. */
import type { DatabaseTransaction } from '../db/database.ts'

/** Locks a profile until the transaction ends, so that only one request at a time counts its items and limits hold. */
export async function holdProfile(trx: DatabaseTransaction, profileId: string): Promise<void> {
  await trx.selectFrom('profile').select('id').where('id', '=', profileId).forUpdate().execute()
}
