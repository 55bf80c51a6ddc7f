/** Copies all data of a service into one file while the service runs. @spec decisions 14.6 */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { systemClock } from '../clock/clock.ts'
import { isAlive } from '../db/alive.ts'
import type { Storage, StoredObject } from '../storage/storage.ts'
import { type ArchiveWriter, refuseExisting, writeArchive } from './archive.ts'
import { ENTRIES, entryOfTable, FORMAT, type Manifest, type TableFacts, tablesOf } from './manifest.ts'
import * as queries from './queries.ts'
import { RowHash } from './row-hash.ts'
import type { Seal } from './sealing.ts'

/** Tables are counted individually, media in bytes. */
export type BackupProgress = { phase: 'tables' | 'media' | 'checking'; done: number; total: number }

export type BackupOptions = {
  /** The database URL of the tables' owner. */
  ownerUrl: string
  dataDir: string
  file: string
  storage: Pick<Storage, 'list'>
  /** False if media are only listed. May be true only if they are files in `dataDir`. */
  hasMedia: boolean
  seal: Seal | null
  signal: AbortSignal
  onProgress: (progress: BackupProgress) => void
}

/** `vanished`: media that were replaced during the copy. */
export type BackupReport = { manifest: Manifest; vanished: string[] }

const SPOOL = 'backup.part-'

/**
 * Copies a consistent snapshot of the database, then the media, which never change once complete. Throws `BackupError` if `file` exists.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupReport> {
  const { dataDir, storage, file, hasMedia, signal, onProgress } = options
  await refuseExisting(file)
  await mkdir(path.dirname(file), { recursive: true })
  await sweepSpools(dataDir)
  // Next to the database, whose readers have access anyway; the backup's target may be somebody else's disk.
  const spool = await mkdtemp(path.join(dataDir, `${SPOOL}${process.pid}-`))
  try {
    const database = await copyDatabase(options, spool)
    const mediaDir = path.join(dataDir, 'media')
    const media = (await Array.fromAsync(storage.list())).toSorted((a, b) => (a.key < b.key ? -1 : 1))
    const bytes = media.reduce((sum, each) => sum + each.bytes, 0)
    const manifest: Manifest = { ...database, media: { isIncluded: hasMedia, files: media.length, bytes } }
    const vanished: string[] = []
    await writeArchive(file, { by: options.seal, signal }, async (archive) => {
      await archive.addText(ENTRIES.manifest, `${JSON.stringify(manifest, null, 1)}\n`)
      for (const { name } of tablesOf(manifest))
        await archive.addFile(entryOfTable(name), path.join(spool, name))
      if (hasMedia) vanished.push(...(await addMedia(archive, { mediaDir, media, bytes, onProgress })))
      else await archive.addText(ENTRIES.sizes, media.map((each) => `${each.bytes}  ${each.key}\n`).join(''))
    })
    return { manifest, vanished }
  } finally {
    await rm(spool, { recursive: true, force: true })
  }
}

// Removes the spool folders of backups that were killed.
async function sweepSpools(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = new RegExp(`^${SPOOL}(\\d+)-`).exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(path.join(dataDir, name), { recursive: true, force: true })
  }
}

async function copyDatabase(
  { ownerUrl, signal, onProgress }: BackupOptions,
  spool: string,
): Promise<Omit<Manifest, 'media'>> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'quintet backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await queries.beginSnapshot(client)
    const takenAt = systemClock.now()
    const migrations = await queries.listMigrations(client)
    const shapes = await queries.listTables(client)
    await queries.holdForms(client, shapes)
    const jobShape = await queries.jobShape(client)
    const wanted = jobShape ? [...shapes, jobShape] : shapes
    const copied: TableFacts[] = []
    for (const shape of wanted) {
      onProgress({ phase: 'tables', done: copied.length, total: wanted.length })
      copied.push(await copyTable(client, shape, { file: path.join(spool, shape.name), signal }))
    }
    return {
      format: FORMAT,
      takenAt: takenAt.toISOString(),
      postgres: await queries.serverVersion(client),
      migrations,
      tables: copied.slice(0, shapes.length),
      jobs: copied[shapes.length] ?? null,
      sequences: await queries.listSequences(client),
    }
  } finally {
    await client.end()
  }
}

async function copyTable(
  client: Client,
  shape: queries.TableShape,
  { file, signal }: { file: string; signal: AbortSignal },
): Promise<TableFacts> {
  const rows = new RowHash()
  const target = createWriteStream(file, { mode: 0o600 })
  await pipeline(client.query(copyTo(queries.copyOut(shape))), rows, createZstdCompress(), target, { signal })
  return { ...shape, rows: rows.rows, hash: rows.digest() }
}

/** Returns the paths of files that no longer exist. */
async function addMedia(
  archive: ArchiveWriter,
  {
    mediaDir,
    media,
    bytes,
    onProgress,
  }: { mediaDir: string; media: readonly StoredObject[]; bytes: number } & Pick<BackupOptions, 'onProgress'>,
): Promise<string[]> {
  const vanished: string[] = []
  let hashes = ''
  let done = 0
  for (const each of media) {
    const hash = createHash('sha256')
    const isThere = await archive.addFile(`media/${each.key}`, path.join(mediaDir, each.key), (chunk) => {
      hash.update(chunk)
      done += chunk.length
      onProgress({ phase: 'media', done, total: bytes })
    })
    if (isThere) hashes += `${hash.digest('hex')}  media/${each.key}\n`
    else vanished.push(each.key)
  }
  await archive.addText(ENTRIES.hashes, hashes)
  return vanished
}
