import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { openJobs } from '../jobs/jobs.ts'
import { openLog } from '../log/log.ts'
import { openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openMigratedDatabase } from './open.ts'

const log = openLog('silent')
const scratch = await mkdtemp(path.join(tmpdir(), 'quintet-roles-'))
after(() => rm(scratch, { recursive: true, force: true }))

const SECRET = path.join(scratch, 'secret')
const TOUCHED = path.join(scratch, 'touched')
await writeFile(SECRET, 'canary', { mode: 0o644 })

const open = (name: string) =>
  openMigratedDatabase({ databaseUrl: null, dataDir: path.join(scratch, name) }, log)

test('[security 4.4] the service’s role can start no program, access no file and change no table', async () => {
  const { db, close } = await open('powers')
  try {
    for (const statement of [
      `copy (select 'x') to program 'touch ${TOUCHED}'`,
      `copy (select 'x') to '${TOUCHED}'`,
      `create temp table heard (line text); copy heard from '${SECRET}'`,
      `create temp table run (line text); copy run from program 'cat ${SECRET}'`,
      `select pg_read_file('${SECRET}')`,
      `select pg_ls_dir('/')`,
      `select lo_import('${SECRET}')`,
      'alter system set fsync = off',
      'create role another superuser',
      'alter role quintet_service superuser',
      'set role quintet',
      'select rolpassword from pg_authid',
      'create table public.own (id text)',
      'alter table account add column own text',
      'drop table account',
      'truncate account cascade',
      'update kysely_migration set name = name',
      'alter table invoice disable trigger all',
    ])
      await assert.rejects(sql.raw(statement).execute(db), /permission denied|must be|be owner/, statement)
    const { rows } = await sql<{ super: string }>`select current_setting('is_superuser') as super`.execute(db)
    assert.deepEqual(rows, [{ super: 'off' }])
  } finally {
    await close()
  }
})

test('[security 4.4] the service can read and write rows and owns its queues', async () => {
  const { db, url, close } = await open('work')
  try {
    await db
      .insertInto('service_secret')
      .values({ name: 'a', value: Buffer.from('b') })
      .execute()
    await db
      .insertInto('audit_event')
      .values({ kind: 'log_in', at: new Date(0) })
      .execute()
    await db
      .updateTable('service_secret')
      .set({ value: Buffer.from('c') })
      .execute()
    await db.deleteFrom('service_secret').execute()
    const jobs = await openJobs(url, log)
    await jobs.enqueue(db, 'media.picture', { pictureId: 'a' }, { key: 'a' })
    const done = new Promise<void>((resolve) => {
      void jobs.work('media.picture', { atOnce: 1 }, async () => resolve())
    })
    await done
    await jobs.stop()
  } finally {
    await close()
  }
})

test('[security 4.4] a data folder from before the service role, whose only role owned everything, keeps working', async () => {
  const dataDir = path.join(scratch, 'before')
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const owner = openDatabase(postgres.ownerUrl)
  await migrate(owner)
  const ownJobs = await openJobs(postgres.ownerUrl, log)
  await ownJobs.enqueue(owner, 'media.picture', { pictureId: 'kept' }, { key: 'kept' })
  await ownJobs.stop()
  await owner
    .insertInto('service_secret')
    .values({ name: 'kept', value: Buffer.from('a') })
    .execute()
  await sql`drop owned by quintet_service`.execute(owner)
  await sql`drop role quintet_service`.execute(owner)
  await owner.destroy()
  await postgres.stop()

  const { db, url, close } = await open('before')
  try {
    assert.equal((await db.selectFrom('service_secret').select('name').execute()).length, 1)
    const jobs = await openJobs(url, log)
    const worked = new Promise<string>((resolve) => {
      void jobs.work('media.picture', { atOnce: 1 }, async ({ pictureId }) => resolve(pictureId))
    })
    assert.equal(await worked, 'kept')
    await jobs.stop()
  } finally {
    await close()
  }
})
