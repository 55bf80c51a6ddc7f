/** The personal data of each slice, registered where the product is composed; no service asks another. @spec decisions 10.10 */
import type { Database, DatabaseTransaction } from '../db/database.ts'

export type PersonalData = {
  /** Heading in the export. */
  name: string
  /** Returns everything about the account that its owner may see: no secrets, no hashes. */
  read(db: Database, accountId: string): Promise<unknown>
  /** Erases what is not deleted along with the account's row. */
  erase?(tx: DatabaseTransaction, account: ErasedAccount): Promise<void>
  /** What is kept, under which law, and for how long. */
  kept?: readonly KeptData[]
}

/** The account being erased, and when. */
export type ErasedAccount = { id: string; email: string; at: Date }

export type KeptData = { what: string; why: string; years: number }
