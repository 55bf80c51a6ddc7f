/** All SQL of contracts with rights holders. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import { type Insertable, type Selectable, sql } from 'kysely'

export type StoredContract = Selectable<Tables['royalty_contract']>

/** By holder, newest first. */
export function selectContracts(db: Database | DatabaseTransaction): Promise<StoredContract[]> {
  return db
    .selectFrom('royalty_contract')
    .selectAll()
    .orderBy('holder')
    .orderBy('first_month', 'desc')
    .orderBy('id')
    .execute()
}

/** All contracts; locks the table so that no other transaction adds one. */
export async function lockContracts(tx: DatabaseTransaction): Promise<StoredContract[]> {
  await sql`lock table royalty_contract in share row exclusive mode`.execute(tx)
  return selectContracts(tx)
}

export async function insertContract(
  tx: DatabaseTransaction,
  contract: Insertable<Tables['royalty_contract']>,
): Promise<void> {
  await tx.insertInto('royalty_contract').values(contract).execute()
}

export async function updateLastMonth(tx: DatabaseTransaction, id: string, lastMonth: string): Promise<void> {
  await tx.updateTable('royalty_contract').set({ last_month: lastMonth }).where('id', '=', id).execute()
}

/** Returns the deleted contract; undefined if there was none. */
export function deleteContract(tx: DatabaseTransaction, id: string): Promise<StoredContract | undefined> {
  return tx.deleteFrom('royalty_contract').where('id', '=', id).returningAll().executeTakeFirst()
}
