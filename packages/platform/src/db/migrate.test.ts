import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '@quintet/testing'
import { sql } from 'kysely'
import { openDatabase } from './database.ts'
import { migrate, migrationNames } from './migrate.ts'

test('no two migrations share a number, so that their order is the one in which they were written', async () => {
  const numbers = (await migrationNames()).map((name) => name.slice(0, 4))
  assert.deepEqual(
    numbers.filter((number, at) => numbers.indexOf(number) !== at),
    [],
  )
})

test('what is passed over is only the newest form: a step too many is refused, a missing one taken', async () => {
  const database = await createTestDatabase()
  const db = openDatabase(database.url, { connections: 1 })
  try {
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`.execute(db)
    await assert.rejects(migrate(db), /9999-of-tomorrow/)
    const [first] = await migrationNames()
    // As many as there should be, and yet not the same.
    await sql`delete from kysely_migration where name = ${first}`.execute(db)
    await assert.rejects(migrate(db), /9999-of-tomorrow/)
    // It is taken again, and finds what it made.
    await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(db)
    await assert.rejects(migrate(db), /already exists/)
  } finally {
    await db.destroy()
    await database.drop()
  }
})
