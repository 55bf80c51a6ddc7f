/** All SQL of passkeys and challenges. */
import type { OperatorRole } from '@quintet/domain/operation/operator'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { OperatorChallengeTable, OperatorPasskeyTable } from '@quintet/platform/db/tables'
import { type Insertable, type Selectable, sql } from 'kysely'

type Db = Database | DatabaseTransaction

export type PasskeyRow = Selectable<OperatorPasskeyTable>

/** An operator's passkeys, oldest first. */
export function selectPasskeys(db: Db, operatorId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('operator_passkey')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The number of passkeys per operator, for those who have any. */
export function countPasskeys(db: Db): Promise<{ operator_id: string; count: number }[]> {
  return db
    .selectFrom('operator_passkey')
    .select(['operator_id', sql<number>`count(*)::integer`.as('count')])
    .groupBy('operator_id')
    .execute()
}

export type FoundPasskey = PasskeyRow & { email: string; role: OperatorRole; hasPassword: boolean }

/** A passkey with its operator, unless they are disabled. */
export function selectByCredential(db: Db, credentialId: string): Promise<FoundPasskey | undefined> {
  return db
    .selectFrom('operator_passkey as passkey')
    .innerJoin('operator', 'operator.id', 'passkey.operator_id')
    .selectAll('passkey')
    .select((eb) => [
      'operator.email',
      'operator.role',
      eb('operator.password_hash', 'is not', null).$castTo<boolean>().as('hasPassword'),
    ])
    .where('passkey.credential_id', '=', credentialId)
    .where('operator.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Locks the operator, so that concurrent requests cannot exceed the number of passkeys. */
export async function lockPasskeysOf(tx: DatabaseTransaction, operatorId: string): Promise<void> {
  await tx.selectFrom('operator').select('id').where('id', '=', operatorId).forUpdate().execute()
}

/** Adds a passkey; returns false if it is already registered. */
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

/** Records a use; returns false if another request already used the same or a higher counter. */
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

/** Removes one of an operator's passkeys; returns its name, or undefined if there is none. */
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

/** Stores a challenge; deletes expired ones and the same operator's previous one. */
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

/** Takes the challenge of the browser with this cookie; it counts once and is then deleted. */
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
