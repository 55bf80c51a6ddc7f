/** Keys shared by all processes of a service. */
import { randomBytes } from 'node:crypto'
import type { Database, DatabaseTransaction } from '../db/database.ts'

/** Returns the key of this name, created by the first process that asks for it. */
export async function serviceSecret(db: Database | DatabaseTransaction, name: string): Promise<Buffer> {
  await db
    .insertInto('service_secret')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('service_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
