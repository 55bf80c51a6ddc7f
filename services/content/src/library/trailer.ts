/** The trailer of a title in the console: imported, or set by an editor. @spec decisions 13.33 */
import path from 'node:path'
import type { TitleTrailer } from '@quintet/contracts/operator/trailers'
import { Problem } from '@quintet/contracts/problem'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { claimFolder, noteUnclaimed } from '@quintet/platform/jobs/media-orders'
import { storedSource } from '@quintet/platform/storage/staging'
import type { Storage } from '@quintet/platform/storage/storage'
import { layTrailer, liftTrailer, noteTrailerFile } from '../edits/trailer.ts'
import { formOf } from '../ingest/scan/names.ts'
import { nameOfArrived, removeUpload, type UploadStore } from '../uploads/index.ts'
import * as queries from './queries.ts'

type Parts = { db: Database; storage: Storage; jobs: Jobs; store: UploadStore }

/** An uploaded film in storage. */
export type KeptTrailer = { upload: string; name: string; source: string }

/** The trailer that is shown, and the one being made. */
export async function trailerOf(db: Database | DatabaseTransaction, itemId: number): Promise<TitleTrailer> {
  const edit = await queries.selectTrailerEdit(db, itemId)
  const all = await queries.selectTrailers(db, itemId)
  const wanted = all.filter(({ from_editor }) => (edit ? edit.source !== null && from_editor : !from_editor))
  const shown = edit?.source === null ? undefined : all.find(({ state }) => state === 'ready')
  const [newest] = wanted
  return {
    edited: edit ? { file: edit.source === null ? null : nameOf(edit.source) } : null,
    shown: shown ? { id: shown.id, durationSeconds: shown.duration_seconds } : null,
    making:
      newest && newest.state !== 'ready'
        ? {
            id: newest.id,
            state: newest.state,
            progress: Math.min(1, newest.progress),
            reason: newest.reason,
          }
        : null,
  }
}

// Each upload has its own folder.
const nameOf = (source: string) => path.posix.basename(path.posix.dirname(source))

/** Moves an upload to where trailers are made from. Throws `unknown_upload`, `trailer_refused`. */
export async function keepTrailer(
  { db, storage, store }: Pick<Parts, 'db' | 'storage' | 'store'>,
  { upload, operator }: { upload: string; operator: string },
): Promise<KeptTrailer> {
  const name = await nameOfArrived({ db }, upload, operator)
  if (formOf(name) !== 'video') throw new Problem('trailer_refused')
  const folder = `trailers/${upload}`
  await noteUnclaimed(db, folder)
  const key = `${folder}/whole${path.extname(name).toLowerCase()}`
  await store.withFile(upload, (file) => storage.writeFile(key, file))
  return { upload, name, source: storedSource(key) }
}

/** Gives a title the stored film, which stops being an upload; null removes the trailer. Throws `unknown_content`, `unknown_upload`. */
export async function setTrailer(
  { jobs, store }: Pick<Parts, 'jobs' | 'store'>,
  tx: DatabaseTransaction,
  { id, actor, kept }: { id: number; actor: string; kept: KeptTrailer | null },
  now: Date,
): Promise<void> {
  await layTrailer(tx, jobs, { id, actor, source: kept?.source ?? null }, now)
  if (!kept) return
  if (!(await claimFolder(tx, `trailers/${kept.upload}`))) throw new Problem('unknown_upload')
  await noteTrailerFile(tx, { id: kept.upload, item_id: id })
  await removeUpload({ store }, tx, kept.upload, actor)
}

/** Throws `unknown_content` if it already has the imported one. */
export function takeImportedTrailer(
  { jobs }: Pick<Parts, 'jobs'>,
  tx: DatabaseTransaction,
  wanted: { id: number; actor: string },
  now: Date,
): Promise<void> {
  return liftTrailer(tx, jobs, wanted, now)
}
