/** The rows of payment set-ups, shared by all providers. */
import type { PaymentType } from '@quintet/domain/money/payment'
import { type DeleteQueryBuilder, type DeleteResult, type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { MethodFacts } from '@quintet/platform/db/columns'
import type { Tables } from '@quintet/platform/db/tables'
import type { PaymentProvider } from './port.ts'

export type Setup = Selectable<Tables['payment_setup']>

/** The state of a set-up at its provider. */
export type SetupState =
  | { status: 'open' | 'requires_action' }
  | { status: 'failed'; code: string }
  | { status: 'succeeded'; method: MethodFacts }

/** Stores an open set-up; only the page and the provider know its client secret. */
export async function insertSetup(
  db: Database,
  {
    browserHash,
    ...setup
  }: {
    id: string
    provider: PaymentProvider
    type: PaymentType
    customer: string
    browserHash: Buffer | null
  },
  now: Date,
): Promise<void> {
  await db
    .insertInto('payment_setup')
    .values({
      ...setup,
      browser_hash: browserHash,
      status: 'open',
      failure_code: null,
      method: null,
      created_at: now,
    })
    .execute()
}

export async function findSetup(
  db: Database | DatabaseTransaction,
  setupId: string,
): Promise<Setup | undefined> {
  return setupsById(db, setupId).executeTakeFirst()
}

/** Reads a set-up and locks its row until the transaction ends, so that it is used only once. */
export async function lockSetup(tx: DatabaseTransaction, setupId: string): Promise<Setup | undefined> {
  return setupsById(tx, setupId).forUpdate().executeTakeFirst()
}

function setupsById(db: Database | DatabaseTransaction, setupId: string) {
  return db.selectFrom('payment_setup').selectAll().where('id', '=', setupId)
}

/** Records the state of a set-up unless it has already succeeded or been used. */
export async function noteSetup(db: Database, setupId: string, state: SetupState): Promise<void> {
  await db
    .updateTable('payment_setup')
    .set({
      status: state.status,
      failure_code: state.status === 'failed' ? state.code : null,
      ...(state.status === 'succeeded' ? { method: JSON.stringify(state.method) } : {}),
    })
    .where('id', '=', setupId)
    .where('status', 'not in', ['succeeded', 'used'])
    .execute()
}

/** Marks a confirmed set-up as used, since it yields a single method. */
export async function useSetup(tx: DatabaseTransaction, setupId: string): Promise<void> {
  await tx.updateTable('payment_setup').set({ status: 'used' }).where('id', '=', setupId).execute()
}

/** Deletes a set-up, here and at the provider, since the method's details identify its owner. @spec law 6.7 */
export async function dropSetup(tx: DatabaseTransaction, setupId: string): Promise<void> {
  await dropAndForget(tx, tx.deleteFrom('payment_setup').where('id', '=', setupId))
}

/** Deletes old set-ups that never yielded a method; returns how many. */
export async function dropUnusedSetups(db: Database, before: Date): Promise<number> {
  const unused = db.deleteFrom('payment_setup').where('status', '<>', 'used').where('created_at', '<', before)
  return dropAndForget(db, unused)
}

async function dropAndForget(
  db: Database | DatabaseTransaction,
  chosen: DeleteQueryBuilder<Tables, 'payment_setup', DeleteResult>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with dropped as (${chosen.returning('customer')}),
      said as (
        insert into provider_farewell (customer, next_try_at)
        select customer, '-infinity' from dropped where customer is not null
        on conflict do nothing
      )
    select count(*)::int as count from dropped
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Records that the provider deleted a customer if `nextTryAt` is null, else when to retry. */
export async function noteFarewell(db: Database, customer: string, nextTryAt: Date | null): Promise<void> {
  if (nextTryAt === null) await db.deleteFrom('provider_farewell').where('customer', '=', customer).execute()
  else
    await db
      .updateTable('provider_farewell')
      .set({ next_try_at: nextTryAt })
      .where('customer', '=', customer)
      .execute()
}
