/** Uploads of operators: what may come, what came, and how it becomes a title. @spec decisions 9.22 */
import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Upload, UploadFacts, UploadSection } from '@quintet/contracts/operator/uploads'
import { UPLOADS_SHOWN } from '@quintet/contracts/operator/uploads'
import { Problem } from '@quintet/contracts/problem'
import {
  faultOfContent,
  faultOfUpload,
  isUploadRefusal,
  SNIFFED_BYTES,
  UPLOAD_FREE_BYTES,
  UPLOADS_OPEN_MAX,
  type UploadRefusal,
} from '@quintet/domain/uploads'
import { readTags } from '@quintet/media-files/tools/tags'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Config } from '@quintet/platform/config/config'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { guessFacts, placeOfMany, placeOfOne, type Told } from './places.ts'
import * as queries from './queries.ts'
import { freeBytes, type UploadStore } from './store.ts'

export type UploadParts = { db: Database; config: Config; clock: Clock; jobs: Jobs; store: UploadStore }

/** What an upload is refused with before or while it comes: a status of HTTP, and what the console has words for. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
  readonly status: number
  constructor(status: number, refusal: UploadRefusal) {
    super(refusal)
    this.status = status
  }
}

export function uploadLibrary({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'uploads', 'library')
}

/** Machines that share a bucket share no disk: what one of them took, another would not find. */
export function canUpload({ bucket }: Pick<Config, 'bucket'>): boolean {
  return bucket === null
}

/** Notes an upload that begins; throws `UploadRefused`. */
export async function beginUpload(
  { db, config, clock }: UploadParts,
  { id, operator, name, bytes }: { id: string; operator: string; name: string; bytes: number },
): Promise<void> {
  if (!canUpload(config)) throw new UploadRefused(501, 'bucket')
  const file = name.normalize('NFC')
  const fault = faultOfUpload(file, bytes)
  if (fault) throw new UploadRefused(fault === 'size' ? 413 : 422, fault)
  await db.transaction().execute(async (tx) => {
    // Many begin at once: what is counted here is counted by one of them at a time.
    await queries.holdUploads(tx)
    const open = await queries.openUploads(tx, operator)
    if (open.own >= UPLOADS_OPEN_MAX) throw new UploadRefused(429, 'many')
    const room = (await freeBytes(config)) - open.missing - UPLOAD_FREE_BYTES
    if (bytes > room) throw new UploadRefused(507, 'room')
    const now = clock.now()
    await queries.insertUpload(tx, {
      id,
      operator_email: operator,
      path: file,
      bytes,
      received_bytes: 0,
      state: 'arriving',
      created_at: now,
      changed_at: now,
    })
  })
}

/** One's own upload that still comes; throws `UploadRefused`. */
export async function continueUpload({ db }: UploadParts, id: string, operator: string): Promise<void> {
  const row = await queries.findUpload(db, id, operator)
  if (!row) throw new UploadRefused(404, 'gone')
  const { state, reason } = row
  if (state === 'refused')
    throw new UploadRefused(410, reason !== null && isUploadRefusal(reason) ? reason : 'refused')
}

/** Looks at what came: how much, and whether it begins as its name promises. What does not goes at once. */
export async function noteArrival(
  { db, clock, store }: UploadParts,
  { id, operator, received }: { id: string; operator: string; received: number },
): Promise<void> {
  const row = await queries.findUpload(db, id, operator)
  if (!row || row.state !== 'arriving') return
  const isWhole = received >= Number(row.bytes)
  const change = { received_bytes: received, changed_at: clock.now() }
  if (isWhole || received >= SNIFFED_BYTES) {
    const reason = faultOfContent(row.path, await store.beginning(id, SNIFFED_BYTES))
    if (reason) {
      await queries.changeArriving(db, id, { ...change, state: 'refused', reason })
      await store.remove(id)
      return
    }
  }
  await queries.changeArriving(db, id, { ...change, ...(isWhole ? { state: 'arrived' as const } : {}) })
}

export async function listUploads(
  { db, config }: UploadParts,
  operator: string,
): Promise<{ uploads: Upload[]; freeBytes: number; canUpload: boolean }> {
  const rows = await queries.selectUploads(db, operator, UPLOADS_SHOWN)
  // The import knows libraries by their real path.
  const library = await realpath(uploadLibrary(config)).catch(() => uploadLibrary(config))
  const taken = rows.flatMap(({ library_path: place }) => place ?? [])
  const titles = await queries.titlesOf(db, library, taken)
  const uploads: Upload[] = []
  for (const row of rows)
    uploads.push(await toUpload(row, { config, titleId: titles.get(row.library_path ?? '') ?? null }))
  return { uploads, freeBytes: await freeBytes(config), canUpload: canUpload(config) }
}

async function toUpload(
  row: queries.UploadRow,
  { config, titleId }: { config: Config; titleId: number | null },
): Promise<Upload> {
  return {
    id: row.id,
    path: row.path,
    bytes: Number(row.bytes),
    receivedBytes: Number(row.received_bytes),
    state: row.state,
    reason: row.reason,
    guess: row.state === 'arrived' ? guessFacts(row.path, await tagsOf(config, row)) : null,
    titleId,
    changedAt: row.changed_at.toISOString(),
  }
}

/** Tags of a sound file; of films the name says more. */
async function tagsOf({ dataDir }: Config, { id, path: name }: queries.UploadRow): Promise<Told> {
  if (!/\.(?:mp3|m4a|m4b|flac|ogg|opus)$/i.test(name)) return {}
  return readTags(path.join(dataDir, 'uploads', 'arriving', id)).catch(() => ({}))
}

export type Taking = {
  ids: readonly string[]
  section: UploadSection
  facts: UploadFacts | null
  isDraft: boolean
  operator: string
}

/** Puts uploads into the library and asks for its import; gives where they lie. */
export async function takeUploads(
  { config, jobs, store }: UploadParts,
  tx: DatabaseTransaction,
  { ids, section, facts, isDraft, operator }: Taking,
  now: Date,
): Promise<string[]> {
  const rows = await queries.lockArrived(tx, ids, operator)
  if (rows.length < new Set(ids).size) throw new Problem('unknown_upload')
  // Two operators may mean the same place: the second one looks once the first one's file lies there.
  await queries.holdUploads(tx)
  const library = uploadLibrary(config)
  const placed = rows.map((row) => ({
    row,
    place: facts && rows.length === 1 ? placeOfOne(row.path, facts) : placeOfMany(row.path, section),
  }))
  const inTheWay = placed.find(({ place }) => existsSync(path.join(library, place)))
  if (inTheWay || new Set(placed.map(({ place }) => place)).size < placed.length)
    throw new Problem('upload_in_the_way', { path: inTheWay?.place ?? '' })
  for (const { row, place } of placed)
    await queries.changeUpload(tx, row.id, { state: 'taken', library_path: place, changed_at: now })
  for (const within of new Set(placed.map(({ place }) => place.split('/').slice(0, 2).join('/'))))
    await jobs.enqueue(tx, 'content.upload', { within, isDraft }, { key: within })
  await moveAll(
    store,
    placed.map(({ row, place }) => ({ id: row.id, target: path.join(library, place), place })),
  )
  return placed.map(({ place }) => place)
}

/** Last in its transaction, which takes back no move: where one cannot be made, the others are undone. */
async function moveAll(
  store: UploadStore,
  moves: readonly { id: string; target: string; place: string }[],
): Promise<void> {
  const done: (typeof moves)[number][] = []
  try {
    for (const move of moves) {
      if (!(await store.moveTo(move.id, move.target)))
        throw new Problem('upload_in_the_way', { path: move.place })
      done.push(move)
    }
  } catch (error) {
    for (const { id, target } of done) await store.takeBack(id, target)
    throw error
  }
}

/** One's own upload that is here whole: what it is called, and its file. Throws `unknown_upload`. */
export async function findArrived(
  { db, store }: Pick<UploadParts, 'db' | 'store'>,
  id: string,
  operator: string,
): Promise<{ name: string; file: string }> {
  const row = await queries.findUpload(db, id, operator)
  if (row?.state !== 'arrived') throw new Problem('unknown_upload')
  return { name: row.path, file: store.fileOf(id) }
}

/** Removes an upload that became no title; throws `unknown_upload`. */
export async function removeUpload(
  { store }: Pick<UploadParts, 'store'>,
  tx: DatabaseTransaction,
  id: string,
  operator: string,
): Promise<string> {
  const row = await queries.findUpload(tx, id, operator)
  if (!row || ['taken', 'imported'].includes(row.state)) throw new Problem('unknown_upload')
  await queries.deleteUpload(tx, id)
  await store.remove(id)
  return row.path
}

/** Removes files of which nobody knows any more: their rows went by age. */
export async function sweepUploads({ db, store }: Pick<UploadParts, 'db' | 'store'>): Promise<void> {
  const ids = await store.ids()
  const known = await queries.knownUploads(db, ids)
  for (const id of ids) if (!known.has(id)) await store.remove(id)
}
