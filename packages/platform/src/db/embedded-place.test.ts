import assert from 'node:assert/strict'
import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { Client } from 'pg'
import { openLog } from '../log/log.ts'
import { startEmbeddedPostgres } from './embedded.ts'

const log = openLog('silent')
const scratch = await mkdtemp(path.join(tmpdir(), 'quintet-place-'))
after(() => rm(scratch, { recursive: true, force: true }))

const start = (name: string) => startEmbeddedPostgres({ dataDir: path.join(scratch, name), log })
const folderOf = (name: string) => path.join(scratch, name)

/** Copies as `cp -a` does; sockets are not copied. */
const copy = (from: string, to: string) =>
  cp(folderOf(from), folderOf(to), {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !file.includes('.s.PGSQL'),
  })

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

test('[security 4.5] refuses a copy made while the database ran and never joins its server', async () => {
  const original = await start('original')
  try {
    await ask(original.ownerUrl, 'create table kept as select 7 as seven')
    await copy('original', 'hot')
    await assert.rejects(
      start('hot'),
      /made while the database there was running.*quintet backup.*stop Quintet there/s,
    )
    assert.deepEqual(await ask(original.ownerUrl, 'select seven from kept'), [{ seven: 7 }])
  } finally {
    await original.stop()
  }
  // It is still refused after the original stops: the copy remains torn.
  await assert.rejects(start('hot'), /made while the database there was running/)
})

test('[security 4.5] a copy of a stopped database is a separate database', async () => {
  const first = await start('cold')
  await ask(first.ownerUrl, 'create table kept as select 7 as seven')
  await first.stop()
  await copy('cold', 'twin')
  const [one, twin] = [await start('cold'), await start('twin')]
  try {
    assert.deepEqual([one.attached, twin.attached], [false, false])
    await ask(twin.ownerUrl, 'update kept set seven = 8')
    assert.deepEqual(await ask(one.ownerUrl, 'select seven from kept'), [{ seven: 7 }])
  } finally {
    await one.stop()
    await twin.stop()
  }
})

test('[security 4.5] a folder moved after a power cut does not count as a copy', async () => {
  const before = await start('moving')
  await ask(before.ownerUrl, 'create table kept as select 7 as seven')
  await before.stop()
  // What a power cut leaves behind, with a PID that no process has.
  const left = [
    4_194_304,
    path.join(folderOf('moving'), 'postgres'),
    1,
    5432,
    folderOf('moving'),
    '',
    '12345 6789',
    'ready',
  ]
  await writeFile(path.join(folderOf('moving'), 'postgres/postmaster.pid'), left.join('\n'))
  await rename(folderOf('moving'), folderOf('moved'))
  const moved = await start('moved')
  assert.deepEqual(await ask(moved.ownerUrl, 'select seven from kept'), [{ seven: 7 }])
  await moved.stop()
})
