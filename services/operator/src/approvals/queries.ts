/** All SQL of requests that await a second person. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { OperatorApprovalTable } from '@quintet/platform/db/tables'
import type { Insertable } from 'kysely'

type Db = Database | DatabaseTransaction

/** Stores a request; returns false if the same one is already open. */
export async function insertApproval(
  tx: DatabaseTransaction,
  approval: Insertable<OperatorApprovalTable>,
): Promise<boolean> {
  const row = await tx
    .insertInto('operator_approval')
    .values(approval)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Open requests, oldest first, with who made them. */
export function selectOpen(db: Db) {
  return db
    .selectFrom('operator_approval as approval')
    .innerJoin('operator', 'operator.id', 'approval.asked_by')
    .select([
      'approval.id',
      'kind',
      'account_id',
      'facts',
      'reason',
      'asked_at',
      'operator.email as asked_by',
    ])
    .where('decision', 'is', null)
    .orderBy('asked_at')
    .execute()
}

export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('operator_approval')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An open request; locks it for this transaction. */
export function lockOpen(tx: DatabaseTransaction, id: string) {
  return tx
    .selectFrom('operator_approval')
    .selectAll()
    .where('id', '=', id)
    .where('decision', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function closeApproval(
  tx: DatabaseTransaction,
  id: string,
  decided: { decision: 'confirmed' | 'refused'; decided_by: string; decided_at: Date },
): Promise<void> {
  await tx.updateTable('operator_approval').set(decided).where('id', '=', id).execute()
}

export async function selectEmail(db: Db, operatorId: string): Promise<string> {
  const { email } = await db
    .selectFrom('operator')
    .select('email')
    .where('id', '=', operatorId)
    .executeTakeFirstOrThrow()
  return email
}

/** Deletes requests decided before `before`; returns how many. */
export async function deleteApprovals(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_approval')
    .where('decided_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
