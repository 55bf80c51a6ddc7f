/** All SQL for the resting state of a restored copy. */
import type { Database } from '../db/database.ts'

const ROW = 1

export async function isAtRest(db: Database): Promise<boolean> {
  return (await db.selectFrom('restored_copy').select('id').executeTakeFirst()) !== undefined
}

export async function insertRest(db: Database, takenAt: Date, restoredAt: Date): Promise<void> {
  await db
    .insertInto('restored_copy')
    .values({ id: ROW, taken_at: takenAt, restored_at: restoredAt })
    .execute()
}

export async function deleteRest(db: Database): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('restored_copy').executeTakeFirst()
  return numDeletedRows > 0n
}
