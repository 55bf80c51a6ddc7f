/** A separate migrated database for every product under test, copied from one template. */
import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { openDatabase } from '@quintet/platform/db/database'
import { startEmbeddedPostgres } from '@quintet/platform/db/embedded'
import { migrate, MIGRATIONS } from '@quintet/platform/db/migrate'
import { openJobs } from '@quintet/platform/jobs/jobs'
import { openLog } from '@quintet/platform/log/log'
import { Client, escapeIdentifier } from 'pg'

export type TestDatabase = { url: string; drop(): Promise<void> }

const TEMPLATE_LOCK = 2_217_221
const LEFTOVER_HOURS = 3
const MEMORY = '/dev/shm'
/** Twice the size of two dozen databases of 20 MB each plus the longest log. */
const ROOMY_BYTES = 4_000_000_000

/** Four test processes hold a dozen products each, all started before the first test, and a product four connections or more. */
export const CONNECTIONS = 600

/** Computed once per process. */
let fingerprint: Promise<string> | null = null

/**
 * Starts the server for a whole test run and makes the template; its address goes into `TEST_DATABASE_URL`. Otherwise each test process
 * would start or join a server, and the last to leave would stop it.
 */
export async function openTestDatabases(): Promise<{ url: string; leave(): Promise<void> }> {
  const server = await databaseServer()
  await withClient(server.url, async (client) => {
    if (server.isOurs) await forgoPowerCuts(client)
    await ensureTemplate(client, server.url)
  })
  return server
}

/** Copies the template on `TEST_DATABASE_URL`, or on an embedded server that all test processes share. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await databaseServer()
  try {
    const name = `quintet_test_${Date.now()}_${randomBytes(4).toString('hex')}`
    await withClient(server.url, async (client) => {
      const template = await ensureTemplate(client, server.url)
      await dropLeftovers(client)
      // The other strategy writes every page to the WAL first: eight times the work.
      await client.query(`create database ${name} template ${template} strategy file_copy`)
    })
    return {
      url: addressOfDatabase(server.url, name),
      async drop() {
        await withClient(server.url, (client) => client.query(`drop database if exists ${name} with (force)`))
        await server.leave()
      },
    }
  } catch (error) {
    await server.leave()
    throw error
  }
}

async function databaseServer(): Promise<{ url: string; isOurs: boolean; leave(): Promise<void> }> {
  const external = process.env['TEST_DATABASE_URL']
  if (external) return { url: external, isOurs: false, leave: () => Promise.resolve() }
  const embedded = await startEmbeddedPostgres({
    dataDir: path.join(await roomOfDatabases(), `quintet-tests-${os.userInfo().uid}`),
    log: openLog('warn'),
    connections: CONNECTIONS,
  })
  return { url: embedded.ownerUrl, isOurs: true, leave: () => embedded.stop() }
}

// A run creates and drops hundreds of databases of 850 files each, and a disk slows down with every batch of deleted files; memory does
// not. If TMPDIR is set, they go there instead.
async function roomOfDatabases(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  const isRoomy = Math.min(bavail * bsize, process.availableMemory()) >= ROOMY_BYTES
  return isRoomy && process.env['TMPDIR'] === undefined ? MEMORY : os.tmpdir()
}

// Writes still survive a killed process, but no longer wait for the disk, as each commit and each dropped database would.
async function forgoPowerCuts(client: Client): Promise<void> {
  await client.query('alter system set fsync = off')
  await client.query('select pg_reload_conf()')
}

// Created under another name and renamed when complete, so that a killed run leaves no partial template. Holds the lock until the client
// disconnects, so that copying and creating a template never overlap.
async function ensureTemplate(client: Client, serverUrl: string): Promise<string> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  const template = `quintet_template_${await (fingerprint ??= fingerprintOfTemplate())}`
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  if (rowCount === 1) return template
  const making = `${template}_making`
  await client.query(`drop database if exists ${making} with (force)`)
  await client.query(`create database ${making}`)
  const url = addressOfDatabase(serverUrl, making)
  const db = openDatabase(url, { connections: 1 })
  await migrate(db).finally(() => db.destroy())
  // A product's first start creates its queues; without this, that would be every test.
  const jobs = await openJobs(url, openLog('warn'))
  await jobs.stop()
  await client.query(`alter database ${making} rename to ${template}`)
  return template
}

// Covers everything that shapes the template: the migrations, how the queues are opened, and pg-boss, whose version package.json pins.
async function fingerprintOfTemplate(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(MIGRATIONS, '../../package.json')))
  for (const folder of [MIGRATIONS, path.join(MIGRATIONS, '../jobs')])
    for (const file of (await readdir(folder)).toSorted())
      hash.update(file).update(await readFile(path.join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

// A killed test run drops nothing; the names of its databases contain their age.
async function dropLeftovers(client: Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    String.raw`select datname from pg_database where datname like 'quintet\_test\_%'`,
  )
  const oldest = Date.now() - LEFTOVER_HOURS * HOUR_MS
  for (const { datname } of rows)
    if (Number(datname.split('_')[2]) < oldest)
      await client.query(`drop database if exists ${escapeIdentifier(datname)} with (force)`)
}

function addressOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
