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

test('[decisions 14.8] migrating is skipped only if the applied steps match: a newer version’s step is refused, a missing one runs', async () => {
  const database = await createTestDatabase()
  const db = openDatabase(database.url, { connections: 1 })
  try {
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`.execute(db)
    const refused = { name: 'DatabaseStartError', message: /newer version.*9999-of-tomorrow.*backup/ }
    await assert.rejects(migrate(db), refused)
    const [first] = await migrationNames()
    // The count is right, but the names differ.
    await sql`delete from kysely_migration where name = ${first}`.execute(db)
    await assert.rejects(migrate(db), refused)
    // The missing step runs again and finds its own tables.
    await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(db)
    await assert.rejects(migrate(db), /already exists/)
  } finally {
    await db.destroy()
    await database.drop()
  }
})
