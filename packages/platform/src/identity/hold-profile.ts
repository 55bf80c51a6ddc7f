/** Counting what a profile keeps. */
import type { DatabaseTransaction } from '../db/database.ts'

/** Holds a profile until the transaction ends, so that what it has is counted by one request at a time and limits hold. */
export async function holdProfile(trx: DatabaseTransaction, profileId: string): Promise<void> {
  await trx.selectFrom('profile').select('id').where('id', '=', profileId).forUpdate().execute()
}
