import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '@quintet/testing'
import { sql } from 'kysely'
import { openDatabase } from './database.ts'
import { migrate, migrationNames } from './migrate.ts'

test('no two migrations share a number, so that their order is unambiguous', async () => {
  const numbers = (await migrationNames()).map((name) => name.slice(0, 4))
  assert.deepEqual(
    numbers.filter((number, at) => numbers.indexOf(number) !== at),
    [],
  )
})

test('migrating is skipped only if the applied steps match: an unknown step is refused, a missing one runs', async () => {
  const database = await createTestDatabase()
  const db = openDatabase(database.url, { connections: 1 })
  try {
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`.execute(db)
    await assert.rejects(migrate(db), /9999-of-tomorrow/)
    const [first] = await migrationNames()
    // The count is right, but the names differ.
    await sql`delete from kysely_migration where name = ${first}`.execute(db)
    await assert.rejects(migrate(db), /9999-of-tomorrow/)
    // The missing step runs again and finds its own tables.
    await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(db)
    await assert.rejects(migrate(db), /already exists/)
  } finally {
    await db.destroy()
    await database.drop()
  }
})
