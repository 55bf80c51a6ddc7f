/** All SQL of passkeys and of what browsers are asked to sign. */
import type { OperatorRole } from '@quintet/domain/operator'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { OperatorChallengeTable, OperatorPasskeyTable } from '@quintet/platform/db/tables'
import { type Insertable, type Selectable, sql } from 'kysely'

type Db = Database | DatabaseTransaction

export type PasskeyRow = Selectable<OperatorPasskeyTable>

/** An operator's passkeys, the oldest first. */
export function selectPasskeys(db: Db, operatorId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('operator_passkey')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** How many each operator has, of those who have any. */
export function countPasskeys(db: Db): Promise<{ operator_id: string; count: number }[]> {
  return db
    .selectFrom('operator_passkey')
    .select(['operator_id', sql<number>`count(*)::integer`.as('count')])
    .groupBy('operator_id')
    .execute()
}

export type FoundPasskey = PasskeyRow & { email: string; role: OperatorRole }

/** A passkey with whose it is, unless their way in was taken. */
export function selectByCredential(db: Db, credentialId: string): Promise<FoundPasskey | undefined> {
  return db
    .selectFrom('operator_passkey as passkey')
    .innerJoin('operator', 'operator.id', 'passkey.operator_id')
    .selectAll('passkey')
    .select(['operator.email', 'operator.role'])
    .where('passkey.credential_id', '=', credentialId)
    .where('operator.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Waits for others who add to the same operator's, so that none exceeds their number. */
export async function lockPasskeysOf(tx: DatabaseTransaction, operatorId: string): Promise<void> {
  await tx.selectFrom('operator').select('id').where('id', '=', operatorId).forUpdate().execute()
}

/** Adds a passkey; false where it is somebody's already. */
export async function insertPasskey(
  tx: DatabaseTransaction,
  passkey: Insertable<OperatorPasskeyTable>,
): Promise<boolean> {
  const row = await tx
    .insertInto('operator_passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes a use; false where another request has told the same count or a later one. */
export async function takeCount(
  tx: DatabaseTransaction,
  { id, counter, isBackedUp }: { id: string; counter: number; isBackedUp: boolean },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator_passkey')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', '0') : eb('counter', '<', String(counter))))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes one of an operator's; its name, or undefined where there is none. */
export function deletePasskey(
  tx: DatabaseTransaction,
  operatorId: string,
  id: string,
): Promise<{ name: string } | undefined> {
  return tx
    .deleteFrom('operator_passkey')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .returning('name')
    .executeTakeFirst()
}

export async function deletePasskeysOf(tx: DatabaseTransaction, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_passkey').where('operator_id', '=', operatorId).execute()
}

/** Keeps what a browser is asked, in place of what is over and of what the same operator was asked before. */
export async function insertChallenge(
  db: Database,
  challenge: Insertable<OperatorChallengeTable>,
  now: Date,
): Promise<void> {
  const { operator_id: operatorId = null } = challenge
  await db
    .deleteFrom('operator_challenge')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now),
        ...(operatorId === null ? [] : [eb('operator_id', '=', operatorId)]),
      ]),
    )
    .execute()
  await db.insertInto('operator_challenge').values(challenge).execute()
}

/** What the browser of this cookie was asked, which counts once: it is gone then. */
export function takeChallenge(
  db: Database,
  { tokenHash, operatorId }: { tokenHash: Buffer; operatorId: string | null },
  now: Date,
): Promise<{ challenge: string } | undefined> {
  return db
    .deleteFrom('operator_challenge')
    .where('token_hash', '=', tokenHash)
    .where('operator_id', operatorId === null ? 'is' : '=', operatorId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
}
