/** All SQL of withdrawals per person. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { MethodFacts } from '@quintet/platform/db/columns'
import { sql } from 'kysely'

type Db = Database | DatabaseTransaction

export async function insertClaims(
  tx: DatabaseTransaction,
  { claims, contract, now }: { claims: readonly Buffer[]; contract: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('withdrawal_claim')
    .values(claims.map((hash) => ({ claim_hash: hash, contract, withdrawn_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Counts the contracts that a person with any of the claims has withdrawn from since `since`. */
export async function countWithdrawn(db: Db, claims: readonly Buffer[], since: Date): Promise<number> {
  const { contracts } = await db
    .selectFrom('withdrawal_claim')
    .select(sql<number>`count(distinct contract)::integer`.as('contracts'))
    .where('claim_hash', 'in', claims)
    .where('withdrawn_at', '>', since)
    .executeTakeFirstOrThrow()
  return contracts
}

/** Deletes the withdrawals of a person with any of the claims; returns the number of contracts. */
export async function deleteWithdrawn(tx: DatabaseTransaction, claims: readonly Buffer[]): Promise<number> {
  const rows = await tx
    .deleteFrom('withdrawal_claim')
    .where('contract', 'in', (row) =>
      row.selectFrom('withdrawal_claim').select('contract').where('claim_hash', 'in', claims),
    )
    .returning('contract')
    .execute()
  return new Set(rows.map(({ contract }) => contract)).size
}

export async function deleteClaims(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('withdrawal_claim')
    .where('withdrawn_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The claims of an account's person. */
export async function selectPerson(tx: DatabaseTransaction, accountId: string) {
  const { email } = await tx
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const identities = await tx
    .selectFrom('social_identity')
    .select(['issuer', 'subject'])
    .where('account_id', '=', accountId)
    .execute()
  const rows = await tx
    .selectFrom('payment_method')
    .select('details')
    .where('account_id', '=', accountId)
    .execute()
  return { email, identities, methods: rows.map(({ details }): MethodFacts => details) }
}
