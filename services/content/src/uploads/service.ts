/** Operators' uploads: what is accepted, what has arrived, and how it becomes a title. @spec decisions 9.22 */
import type { Upload } from '@quintet/contracts/operator/uploads'
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
} from '@quintet/domain/operation/uploads'
import { readTags } from '@quintet/media-files/tools/tags'
import type { Clock } from '@quintet/platform/clock/clock'
import type { UploadTags } from '@quintet/platform/db/columns'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { hasJob } from '@quintet/platform/jobs/queries'
import { entryOf, guessFacts } from './places.ts'
import { placeUploads, type Placing } from './placing.ts'
import * as queries from './queries.ts'
import type { UploadStore } from './store.ts'

export type UploadParts = { db: Database; clock: Clock; jobs: Jobs; store: UploadStore }

/** Why an upload is refused before or while it arrives: an HTTP status, and a reason the console can word. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
  readonly status: number
  constructor(status: number, refusal: UploadRefusal) {
    super(refusal)
    this.status = status
  }
}

/** Records a new upload. Throws `UploadRefused`. */
export async function beginUpload(
  { db, clock, store }: Pick<UploadParts, 'db' | 'clock' | 'store'>,
  { id, operator, name, bytes }: { id: string; operator: string; name: string; bytes: number },
): Promise<void> {
  const file = name.normalize('NFC')
  const fault = faultOfUpload(file, bytes)
  if (fault) throw new UploadRefused(fault === 'size' ? 413 : 422, fault)
  await db.transaction().execute(async (tx) => {
    // Uploads may start concurrently: the lock makes these counts exact.
    await queries.holdUploads(tx)
    const open = await queries.openUploads(tx, operator)
    if (open.own >= UPLOADS_OPEN_MAX) throw new UploadRefused(429, 'many')
    const free = await store.freeBytes()
    if (free !== null && bytes > free - open.missing - UPLOAD_FREE_BYTES) throw new UploadRefused(507, 'room')
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

/** Checks that the operator's own upload is still arriving. Throws `UploadRefused`. */
export async function continueUpload(
  { db }: Pick<UploadParts, 'db'>,
  id: string,
  operator: string,
): Promise<void> {
  const row = await queries.findUpload(db, id, operator)
  if (!row) throw new UploadRefused(404, 'gone')
  const { state, reason } = row
  if (state === 'refused')
    throw new UploadRefused(410, reason !== null && isUploadRefusal(reason) ? reason : 'refused')
}

/** Checks an upload's progress, and whether its content matches its name; removes it at once if not. */
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
      return replaceEarlier({ db, store }, row)
    }
  }
  if (!isWhole) return queries.changeArriving(db, id, change)
  const tags = await tagsOf(store, row)
  await queries.changeArriving(db, id, { ...change, state: 'arrived', tags: tags && JSON.stringify(tags) })
  await replaceEarlier({ db, store }, row)
}

/** A file that is uploaded again replaces what waits under its path. */
async function replaceEarlier(
  { db, store }: Pick<UploadParts, 'db' | 'store'>,
  { operator_email: operator, path: file }: queries.UploadRow,
): Promise<void> {
  for (const id of await queries.deleteOutdated(db, operator, file)) await store.remove(id)
}

/** The tags of an audio file; names say more about films. */
async function tagsOf(store: UploadStore, { id, path: name }: queries.UploadRow): Promise<UploadTags | null> {
  if (!/\.(?:mp3|m4a|m4b|flac|ogg|opus)$/i.test(name)) return null
  return store.withFile(id, readTags).then(
    ({ title, artist, albumArtist, album, year }) => ({ title, artist, albumArtist, album, year }),
    () => null,
  )
}

export async function listUploads(
  { db, store }: Pick<UploadParts, 'db' | 'store'>,
  operator: string,
): Promise<{ uploads: Upload[]; freeBytes: number | null }> {
  const rows = await queries.selectUploads(db, operator, UPLOADS_SHOWN)
  const taken = rows.flatMap(({ library_path: place }) => place ?? [])
  const titles = await queries.titlesOf(db, await store.library(), taken)
  const uploads = rows.map((row) => toUpload(row, titles.get(row.library_path ?? '') ?? null))
  return { uploads, freeBytes: await store.freeBytes() }
}

function toUpload(row: queries.UploadRow, titleId: number | null): Upload {
  return {
    id: row.id,
    path: row.path,
    bytes: Number(row.bytes),
    receivedBytes: Number(row.received_bytes),
    state: row.state,
    reason: row.reason,
    guess: row.state === 'arrived' ? guessFacts(row.path, row.tags ?? {}) : null,
    titleId,
    changedAt: row.changed_at.toISOString(),
  }
}

export type Taking = Placing & { isDraft: boolean }

/** Gives uploads their places in the library and requests its import, which moves them there; returns the places. */
export async function takeUploads(
  { jobs, store }: Pick<UploadParts, 'jobs' | 'store'>,
  tx: DatabaseTransaction,
  { isDraft, ...wanted }: Taking,
  now: Date,
): Promise<string[]> {
  const rows = await queries.lockArrived(tx, wanted.ids, wanted.operator)
  // Two operators may choose the same place: the second one checks after the first one's choice is stored.
  await queries.holdUploads(tx)
  const placed = await placeUploads({ db: tx, store }, rows, wanted)
  for (const { id, place } of placed)
    await queries.changeUpload(tx, id, {
      state: 'taken',
      library_path: place,
      is_draft: isDraft,
      changed_at: now,
    })
  for (const within of new Set(placed.map(({ place }) => entryOf(place))))
    await jobs.enqueue(tx, 'content.upload', { within, isDraft }, { key: within })
  return placed.map(({ place }) => place)
}

/** The file name of the operator's own complete upload. Throws `unknown_upload`. */
export async function nameOfArrived(
  { db }: Pick<UploadParts, 'db'>,
  id: string,
  operator: string,
): Promise<string> {
  const row = await queries.findUpload(db, id, operator)
  if (row?.state !== 'arrived') throw new Problem('unknown_upload')
  return row.path
}

/** Removes an upload that did not become a title. Throws `unknown_upload`. */
export async function removeUpload(
  { store }: Pick<UploadParts, 'store'>,
  tx: DatabaseTransaction,
  id: string,
  operator: string,
): Promise<string> {
  const path = await queries.deleteUpload(tx, id, operator)
  if (path === null) throw new Problem('unknown_upload')
  await store.remove(id)
  return path
}

/** Requests the import of taken uploads once more if its job is gone: it failed too often, or its worker was away for weeks. */
export async function remindOfTaken({ db, jobs }: Pick<UploadParts, 'db' | 'jobs'>): Promise<void> {
  const taken = await queries.selectTaken(db)
  const places = new Map(taken.map(({ place, isDraft }) => [entryOf(place), isDraft]))
  for (const [within, isDraft] of places)
    await db.transaction().execute(async (tx) => {
      if (!(await hasJob(tx, 'content.upload', within)))
        await jobs.enqueue(tx, 'content.upload', { within, isDraft }, { key: within })
    })
}

/** Removes files without a row: their rows were deleted by age. */
export async function sweepUploads({ db, store }: Pick<UploadParts, 'db' | 'store'>): Promise<void> {
  const ids = await store.ids()
  const known = await queries.knownUploads(db, ids)
  for (const id of ids) if (!known.has(id)) await store.remove(id)
}
