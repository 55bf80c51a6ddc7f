import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { type Database, openDatabase } from '@quintet/platform/db/database'
import { sql } from 'kysely'
import { tableTypes, TABLES_FILE } from '../../script/table-types.ts'
import { createTestDatabase } from './index.ts'

async function onDatabase(use: (db: Database) => Promise<void>): Promise<void> {
  const database = await createTestDatabase()
  const db = openDatabase(database.url, { connections: 1 })
  try {
    await use(db)
  } finally {
    await db.destroy()
    await database.drop()
  }
}

test('db/tables.ts matches what script/table-types generates from the migrated database', () =>
  onDatabase(async (db) => {
    assert.equal(await readFile(TABLES_FILE, 'utf8'), await tableTypes(db))
  }))

test('types follow the columns: null, defaults, enums, comments, generated columns', () =>
  onDatabase(async (db) => {
    await sql`
      create table sample (
        id bigint generated always as identity primary key,
        state text not null default 'open' check (state in ('open', 'used')),
        kind text check (kind in ('a', 'b')),
        day date,
        names text[] not null,
        twice boolean generated always as (state = 'used') stored
      );
      comment on column sample.day is 'In Berlin.'`.execute(db)
    assert.ok(
      (await tableTypes(db)).includes(`
export type SampleTable = {
  id: GeneratedAlways<Int8>
  state: Generated<'open' | 'used'>
  kind: 'a' | 'b' | null
  /** In Berlin. */
  day: string | null
  names: string[]
  twice: GeneratedAlways<boolean | null>
}
`),
    )
  }))

test('rejects by name a JSON column without a described type', () =>
  onDatabase(async (db) => {
    await sql`create table sample (facts jsonb not null)`.execute(db)
    await assert.rejects(tableTypes(db), /sample\.facts/)
  }))
