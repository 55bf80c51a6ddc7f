/** Keys that all processes of a service share. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** The key of this name, made by whichever process asks first. */
export async function serviceSecret(db: Database, name: string): Promise<Buffer> {
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
