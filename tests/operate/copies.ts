/** Shared by tests and benches of backups: something to back up, a place to restore to, and checks of the result. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BackupOptions, makeBackup } from '@quintet/platform/backup/back-up'
import type { Manifest } from '@quintet/platform/backup/manifest'
import { restoreBackup, type RestoreReport } from '@quintet/platform/backup/restore'
import type { SealKey } from '@quintet/platform/backup/sealing'
import { openPlace } from '@quintet/platform/db/open'
import { openLog } from '@quintet/platform/log/log'
import { openStorage } from '@quintet/platform/storage/open'
import { createTestDatabase, type Product, type TestTitle } from '@quintet/testing'
import { Client } from 'pg'

export const SEGMENT = Buffer.from('0123456789'.repeat(1000))

export const QUIET = { log: openLog('silent'), signal: new AbortController().signal, onProgress: () => {} }

/** An empty database and an empty media folder. */
export type EmptyPlace = { databaseUrl: string; dataDir: string; ask: Client['query'] }

/** Creates a film with its files, named in the database as the packager does. */
export async function aFilmWithFiles(product: Product, wishes: object = {}): Promise<TestTitle> {
  const title = await product.aTitle({ media: 'video', ...wishes })
  const { storage } = product.foundation
  const playlist = `assets/${title.assetId}/master.m3u8`
  await storage.write(playlist, '#EXTM3U\n')
  await storage.write(`assets/${title.assetId}/v-360p/00001.m4s`, SEGMENT)
  await product.db
    .updateTable('media_asset')
    .set({ entry_key: playlist })
    .where('item_id', '=', title.id)
    .execute()
  await product.db
    .insertInto('media_key')
    .values({ asset_id: String(title.assetId), number: 0, key: randomBytes(16) })
    .execute()
  return title
}

export async function backUp(
  { foundation }: Product,
  file: string,
  wishes: Partial<BackupOptions> = {},
): Promise<Manifest> {
  const { databaseUrl: ownerUrl, config, storage } = foundation
  const { dataDir } = config
  const options = { ownerUrl, dataDir, storage, file, hasMedia: true, seal: null, ...QUIET, ...wishes }
  return (await makeBackup(options)).manifest
}

/** Restores into `databaseUrl`, and the media into `dataDir`. */
export async function restore(
  file: string,
  { databaseUrl, dataDir, key = null }: { databaseUrl: string; dataDir: string; key?: SealKey | null },
): Promise<RestoreReport> {
  const place = await openPlace({ databaseUrl, dataDir }, QUIET.log)
  const storage = await openStorage({ bucket: null, dataDir })
  return restoreBackup({ file, place, dataDir, storage, keepsMedia: true, key, ...QUIET })
}

export const isWhole = ({
  differing,
  faultyMedia,
  missingMedia,
}: Pick<RestoreReport, 'differing' | 'faultyMedia' | 'missingMedia'>): boolean =>
  differing.length + faultyMedia.length + missingMedia.length === 0

/** Returns the counts and hashes of everything in the database that a backup covers. */
export const factsOf = ({ tables, jobs, sequences }: Manifest) => ({ tables, jobs, sequences })

/** Provides a database without tables and queues on the test server, and an empty media folder. */
export async function withEmptyPlace<T>(use: (place: EmptyPlace) => Promise<T>): Promise<T> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quintet-place-'))
  const client = new Client({ connectionString: database.url })
  try {
    await client.connect()
    await client.query('drop schema public, pgboss cascade; create schema public')
    return await use({ databaseUrl: database.url, dataDir, ask: client.query.bind(client) })
  } finally {
    await client.end()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const PAIR = { kind: 'paid', to: 'pair@quintet.example', subject: 'Pair', text: '', html: '' } as const

/** Writes two mails per transaction, one transaction after the other, while `use` runs; returns the number of transactions. */
export async function whileWritingPairs(
  { db, foundation: { mail } }: Product,
  use: (writes: () => number) => Promise<void>,
): Promise<number> {
  let writes = 0
  const over = new AbortController()
  const writing = (async () => {
    for (; !over.signal.aborted; writes++)
      await db.transaction().execute(async (tx) => {
        await mail.queue(tx, PAIR, new Date())
        await mail.queue(tx, PAIR, new Date())
      })
  })()
  await use(() => writes).finally(() => over.abort())
  await writing
  return writes
}

/** Counts the mails of such pairs in a database. */
export async function countPairs(ask: Client['query']): Promise<number> {
  const { rows } = await ask<{ count: number }>(
    `select count(*)::integer as count from mail where subject = '${PAIR.subject}'`,
  )
  return rows[0]?.count ?? 0
}
