/** What a slice holds of a person. Each registers here where the product is composed; no service asks another. @spec decisions 10.10 */
import type { Database, DatabaseTransaction } from '../db/database.ts'

export type PersonalData = {
  /** Its heading in the export. */
  name: string
  /** Everything about the account, as it may be shown to its owner: no secrets, no hashes. */
  read(db: Database, accountId: string): Promise<unknown>
  /** What does not go with the account's row by itself. */
  erase?(tx: DatabaseTransaction, account: ErasedAccount): Promise<void>
  /** What stays, under which law, and for how long. */
  kept?: readonly KeptData[]
}

/** Who is erased, and when. */
export type ErasedAccount = { id: string; email: string; at: Date }

export type KeptData = { what: string; why: string; years: number }
