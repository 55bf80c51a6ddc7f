/** Restores a backup into an empty place and verifies the result. @spec decisions 14.8 */
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { systemClock } from '../clock/clock.ts'
import { openDatabase } from '../db/database.ts'
import { migrationNames } from '../db/migrate.ts'
import type { DatabasePlace } from '../db/open.ts'
import { openJobs } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import { beginRest } from '../rest/rest.ts'
import { openFileStorage } from '../storage/file-storage.ts'
import type { Storage } from '../storage/storage.ts'
import type { BackupProgress } from './back-up.ts'
import { BackupError, type Manifest, type TableFacts } from './manifest.ts'
import * as queries from './queries.ts'
import { RowHash } from './row-hash.ts'
import type { SealKey } from './sealing.ts'
import { type Unpacked, unpack } from './unpack.ts'

export type RestoreOptions = {
  file: string
  place: DatabasePlace
  dataDir: string
  /** The storage that holds the media if the backup only lists them. */
  storage: Pick<Storage, 'list'>
  /** False if the backup's media are only checked and not kept, as in a drill. */
  keepsMedia: boolean
  key: SealKey | null
  signal: AbortSignal
  log: Log
  onProgress: (progress: BackupProgress) => void
}

export type RestoreReport = {
  manifest: Manifest
  /** Tables whose rows differ from the backup. */
  differing: string[]
  /** Media whose bytes differ from the backup. */
  faultyMedia: string[]
  /** Entry files of playable media that are in neither the backup nor the data folder. */
  missingMedia: string[]
}

/**
 * Restores into a database without tables and a data folder without media, starting over if an earlier attempt was aborted. The restored
 * copy is left resting. Throws `BackupError` if the place is not empty or the backup is damaged; the place is then as empty as before.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const client = new Client({ connectionString: options.place.ownerUrl, application_name: 'quintet restore' })
  client.on('error', () => {})
  await client.connect()
  const folder = path.join(options.dataDir, 'restore.part')
  const incoming = path.join(folder, 'media')
  try {
    await refuseFullDatabase(client)
    await rm(folder, { recursive: true, force: true })
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    const unpacked = await unpack(options.file, {
      ...options,
      spool: folder,
      mediaDir: options.keepsMedia ? incoming : null,
    })
    await refuseUnknownSteps(unpacked.manifest)
    if (unpacked.manifest.media.isIncluded) await refuseMedia(options.dataDir)
    return await fill(client, options, { unpacked, incoming })
  } finally {
    await client.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function refuseFullDatabase(client: Client): Promise<void> {
  if (!(await queries.isMarked(client)) && !(await queries.isEmpty(client)))
    throw new BackupError('The database already has tables: restore into an empty one.')
}

async function refuseMedia(dataDir: string): Promise<void> {
  const media = await Array.fromAsync(openFileStorage(path.join(dataDir, 'media')).list())
  if (media.length > 0)
    throw new BackupError(
      `${dataDir} already contains media: restore into an empty folder, or move them away.`,
    )
}

async function refuseUnknownSteps({ migrations }: Manifest): Promise<void> {
  const known = new Set(await migrationNames())
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by a newer version of Quintet (${unknown.join(', ')}): restore with that one.`,
    )
}

async function fill(
  client: Client,
  options: RestoreOptions,
  { unpacked, incoming }: { unpacked: Unpacked; incoming: string },
): Promise<RestoreReport> {
  const { place, keepsMedia, dataDir, log } = options
  const { manifest } = unpacked
  // No server starts here while the mark exists.
  await queries.setMark(client)
  try {
    await queries.clear(client)
    await place.prepare(new Set(manifest.migrations))
    const differing = await loadTables(client, unpacked, options)
    await place.prepare()
    const jobs = await openJobs(place.url, log)
    await jobs.stop()
    if (manifest.jobs) differing.push(...(await loadJobs(client, manifest.jobs, unpacked)))
    const missingMedia = await findMissing(client, unpacked, options)
    await noteRest(place, manifest)
    if (keepsMedia && manifest.media.isIncluded) {
      await rm(path.join(dataDir, 'media'), { recursive: true, force: true })
      await rename(incoming, path.join(dataDir, 'media'))
    }
    await queries.dropMark(client)
    return { manifest, differing, faultyMedia: unpacked.faultyMedia, missingMedia }
  } catch (error) {
    await queries.clear(client)
    await queries.dropMark(client)
    throw error
  }
}

/** Loads all tables in one transaction; returns the names of those whose rows differ from the backup. */
async function loadTables(
  client: Client,
  { manifest, fileOf }: Unpacked,
  { signal, onProgress }: RestoreOptions,
): Promise<string[]> {
  const { tables, sequences } = manifest
  return inTransaction(client, async () => {
    await queries.checkForms(client, tables)
    const loading = await queries.openForLoading(client, tables)
    for (const [at, table] of tables.entries()) {
      onProgress({ phase: 'tables', done: at, total: tables.length })
      await loadTable(client, table, { file: fileOf(table.name), signal })
    }
    await queries.setSequences(client, sequences)
    await loading.finish()
    const differing: string[] = []
    for (const [at, table] of tables.entries()) {
      onProgress({ phase: 'checking', done: at, total: tables.length })
      if (!(await isAsBackedUp(client, table))) differing.push(table.name)
    }
    return differing
  })
}

async function loadJobs(client: Client, jobs: TableFacts, { fileOf }: Unpacked): Promise<string[]> {
  return inTransaction(client, async () => {
    const shape = await queries.jobShape(client)
    if (shape?.columns.join() !== jobs.columns.join())
      throw new BackupError(
        'This version has a different queue format. Restore with the version that made the backup.',
      )
    await loadTable(client, jobs, { file: fileOf(jobs.name) })
    return (await isAsBackedUp(client, jobs)) ? [] : [jobs.name]
  })
}

async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await queries.setOneForm(client)
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function loadTable(
  client: Client,
  table: TableFacts,
  { file, signal }: { file: string; signal?: AbortSignal },
): Promise<void> {
  const rows = client.query(copyFrom(queries.copyIn(table)))
  await pipeline(createReadStream(file), createZstdDecompress(), rows, signal ? { signal } : {})
}

async function isAsBackedUp(client: Client, table: TableFacts): Promise<boolean> {
  const found = new RowHash()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(client.query(copyTo(queries.copyOut(table))), found, nowhere)
  return found.rows === table.rows && found.digest() === table.hash
}

async function findMissing(
  client: Client,
  { media, manifest }: Unpacked,
  { storage }: RestoreOptions,
): Promise<string[]> {
  const kept = async () => new Set(await Array.fromAsync(storage.list(), ({ key }) => key))
  const there = manifest.media.isIncluded ? media : await kept()
  return (await queries.listPlayingMedia(client)).filter((key) => !there.has(key))
}

async function noteRest({ url }: DatabasePlace, { takenAt }: Manifest): Promise<void> {
  const db = openDatabase(url, { connections: 1 })
  await beginRest(db, { takenAt: new Date(takenAt), restoredAt: systemClock.now() }).finally(() =>
    db.destroy(),
  )
}
