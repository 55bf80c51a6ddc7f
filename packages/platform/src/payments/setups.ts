/** The rows of payment set-ups, the same for every provider. */
import type { PaymentType } from '@quintet/domain/payment'
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import type { MethodFacts, Tables } from '../db/tables.ts'
import { equalSecrets, hashToken, newId, newToken } from '../identity/secrets.ts'
import type { PaymentProvider } from './payments.ts'

export type Setup = Selectable<Tables['payment_setup']>

/** Stores an open set-up; the secret that leaves is kept as a hash only. */
export async function insertSetup(
  db: Database,
  provider: PaymentProvider,
  type: PaymentType,
  now: Date,
): Promise<{ setupId: string; clientSecret: string }> {
  const setupId = newId('setup')
  const clientSecret = `${setupId}_secret_${newToken()}`
  await db
    .insertInto('payment_setup')
    .values({
      id: setupId,
      provider,
      client_secret_hash: hashToken(clientSecret),
      type,
      status: 'open',
      failure_code: null,
      method: null,
      created_at: now,
    })
    .execute()
  return { setupId, clientSecret }
}

export async function findSetup(
  db: Database | DatabaseTransaction,
  setupId: string,
): Promise<Setup | undefined> {
  return setupsById(db, setupId).executeTakeFirst()
}

/** Reads a set-up and holds its row until the transaction ends, so that it is used and changed once. */
export async function lockSetup(tx: DatabaseTransaction, setupId: string): Promise<Setup | undefined> {
  return setupsById(tx, setupId).forUpdate().executeTakeFirst()
}

function setupsById(db: Database | DatabaseTransaction, setupId: string) {
  return db.selectFrom('payment_setup').selectAll().where('id', '=', setupId)
}

export function holdsSecret(setup: Setup, clientSecret: string): boolean {
  return equalSecrets(setup.client_secret_hash, hashToken(clientSecret))
}

export async function updateSetup(
  tx: DatabaseTransaction,
  setupId: string,
  change: { status: Setup['status']; failureCode?: string; method?: MethodFacts },
): Promise<void> {
  await tx
    .updateTable('payment_setup')
    .set({
      status: change.status,
      failure_code: change.failureCode ?? null,
      ...(change.method ? { method: JSON.stringify(change.method) } : {}),
    })
    .where('id', '=', setupId)
    .execute()
}
