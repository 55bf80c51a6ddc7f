/** Copies everything that a service keeps into one file, beside the running service. @spec decisions 14.6 */
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

/** Tables are counted one by one, media by bytes. */
export type BackupProgress = { phase: 'tables' | 'media' | 'checking'; done: number; total: number }

export type BackupOptions = {
  /** The address of whoever owns the tables. */
  ownerUrl: string
  dataDir: string
  file: string
  storage: Pick<Storage, 'list'>
  /** False: media are only listed. True only where they are files in `dataDir`. */
  hasMedia: boolean
  seal: Seal | null
  signal: AbortSignal
  onProgress: (progress: BackupProgress) => void
}

/** `vanished`: media that were replaced while they were copied. */
export type BackupReport = { manifest: Manifest; vanished: string[] }

const SPOOL = 'backup.part-'

/**
 * Takes the database as it is at one moment, whatever is written meanwhile, then the media, which do not change once they are whole.
 * Throws `BackupError` where `file` exists.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupReport> {
  const { dataDir, storage, file, hasMedia, signal, onProgress } = options
  await refuseExisting(file)
  await mkdir(path.dirname(file), { recursive: true })
  await sweepSpools(dataDir)
  // Beside the database, which its readers may read anyway; where the backup goes may be another's disk.
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

// Of a backup that was killed.
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

/** Gives the paths of files that are there no longer. */
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
