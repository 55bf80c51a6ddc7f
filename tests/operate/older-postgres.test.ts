/** A backup goes from the embedded PostgreSQL to the oldest version that is supported, and back. Needs Debian's postgresql-15. */
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { choosePostgresUser } from '@quintet/platform/db/embedded-user'
import { freePortPair } from '@quintet/testing'
import { Client } from 'pg'
import { quintet } from '../import/command-line.ts'
import { factsOf, isWhole, restore, withEmptyPlace } from './copies.ts'

const run = promisify(execFile)
const BINARIES = '/usr/lib/postgresql/15/bin'
const FIXTURE = path.join(import.meta.dirname, 'last-release/backup.tar')
const skip = existsSync(BINARIES) ? false : 'PostgreSQL 15 is not installed'

/** Starts an empty server of that version. */
async function startOld(folder: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const dir = path.join(folder, 'data')
  await mkdir(dir, { mode: 0o700 })
  const user = await choosePostgresUser(dir)
  await user.own(folder)
  const as = (program: string, ...args: string[]) => {
    const [first = '', ...rest] = [...user.prefix, path.join(BINARIES, program), '-D', dir, ...args]
    return [first, rest] as const
  }
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' }
  const made = as('initdb', '--username=quintet', '--auth=trust', '--encoding=UTF8', '--no-sync')
  await run(...made, { env, cwd: '/' })
  const port = await freePortPair()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'fsync=off']
  const server = spawn(...as('postgres', ...settings.flatMap((each) => ['-c', each])), {
    env,
    cwd: '/',
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  const url = `postgres://quintet@127.0.0.1:${port}/postgres`
  while (!(await versionAt(url).catch(() => null))) {
    assert.equal(server.exitCode, null, 'PostgreSQL 15 ended')
    await sleep(100)
  }
  return {
    url,
    stop() {
      server.kill('SIGINT')
      return ended
    },
  }
}

async function versionAt(connectionString: string): Promise<number> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client
    .query<{ major: number }>(`select current_setting('server_version_num')::integer / 10000 as major`)
    .finally(() => client.end())
  return rows[0]?.major ?? 0
}

test(
  '[decisions 14.8] a backup goes from PostgreSQL 18 to 15 and back, with every row and file',
  { skip },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'quintet-older-'))
    const dataDir = path.join(folder, 'media-of-15')
    await mkdir(dataDir)
    const old = await startOld(await mkdtemp(path.join(folder, 'postgres-')))
    try {
      assert.equal(await versionAt(old.url), 15)
      const there = await restore(FIXTURE, { databaseUrl: old.url, dataDir })
      assert.ok(isWhole(there))
      assert.match(there.manifest.postgres, /^18/)
      const file = path.join(folder, 'of-15.tar')
      const made = await quintet(['backup', file], { DATABASE_URL: old.url, DATA_DIR: dataDir })
      assert.equal(made.status, 0, made.stderr)
      await withEmptyPlace(async (place) => {
        const back = await restore(file, place)
        assert.ok(isWhole(back))
        assert.match(back.manifest.postgres, /^15/)
        const sequences = new Map(back.manifest.sequences.map((each) => [each.name, each]))
        for (const each of there.manifest.sequences) assert.deepEqual(sequences.get(each.name), each)
        assert.equal(await versionAt(place.databaseUrl), 18)
        const again = path.join(folder, 'of-18.tar')
        const settings = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir }
        assert.equal((await quintet(['backup', again], settings)).status, 0)
        await withEmptyPlace(async (last) =>
          assert.deepEqual(factsOf((await restore(again, last)).manifest), factsOf(back.manifest)),
        )
      })
    } finally {
      await old.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
