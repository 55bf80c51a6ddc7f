/**
 * A trailer that an editor adds or removes is an edit of the title: each change creates a version that can be restored.
 * @spec decisions 13.33
 */
import { isDeepStrictEqual } from 'node:util'
import { Problem } from '@quintet/contracts/problem'
import { hasTrailer } from '@quintet/domain/catalogue/title-sheet'
import type { EditedTrailer } from '@quintet/platform/db/columns'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { dropAssets, orderAsset } from '@quintet/platform/jobs/media-orders'
import { announceChange } from '../catalogue/changes.ts'
import * as queries from './queries.ts'

/** Ahead of everything an import queues: an editor is waiting. */
const PRIORITY = 10_000

type Wanted = { id: number; actor: string }

/** Records the file a trailer is made from, which stays as long as the title. */
export const noteTrailerFile = queries.insertTrailerFile

/** Replaces the imported trailer, or removes it with null. Throws `unknown_content`. */
export async function layTrailer(
  tx: DatabaseTransaction,
  jobs: Jobs,
  { id, actor, source }: Wanted & EditedTrailer,
  now: Date,
): Promise<void> {
  const title = await queries.lockTitle(tx, id)
  if (!title || !hasTrailer(title.kind)) throw new Problem('unknown_content')
  await choose(tx, jobs, { id, trailer: { source } }, now)
  await noteTrailer(tx, { id, actor }, now)
}

/** Restores the imported trailer. Throws `unknown_content` if it was not replaced. */
export async function liftTrailer(
  tx: DatabaseTransaction,
  jobs: Jobs,
  { id, actor }: Wanted,
  now: Date,
): Promise<void> {
  await queries.lockTitle(tx, id)
  if (!(await queries.trailerOf(tx, id))) throw new Problem('unknown_content')
  await choose(tx, jobs, { id, trailer: null }, now)
  await noteTrailer(tx, { id, actor }, now)
}

/** Restores the trailer of a version, which the caller records; returns false if nothing changed. */
export async function restoreTrailer(
  tx: DatabaseTransaction,
  jobs: Jobs,
  { id, trailer }: { id: number; trailer: EditedTrailer | null },
  now: Date,
): Promise<boolean> {
  if (isDeepStrictEqual((await queries.trailerOf(tx, id)) ?? null, trailer)) return false
  await choose(tx, jobs, { id, trailer }, now)
  return true
}

// The previous one plays until the new one is ready.
async function choose(
  tx: DatabaseTransaction,
  jobs: Jobs,
  { id: itemId, trailer }: { id: number; trailer: EditedTrailer | null },
  now: Date,
): Promise<void> {
  await queries.saveTrailer(tx, itemId, trailer)
  if (trailer?.source) {
    const source = { files: [trailer.source], subtitles: [] }
    const order = { itemId, purpose: 'trailer', form: 'video', source, priority: PRIORITY } as const
    await orderAsset(tx, jobs, { ...order, isFromEditor: true }, now)
  } else await dropAssets(tx, itemId, 'trailer', { isFromEditor: true })
  await announceChange(tx, [itemId])
}

async function noteTrailer(tx: DatabaseTransaction, { id, actor }: Wanted, now: Date): Promise<void> {
  const own = await queries.ownEdits(tx, id)
  const edits = Object.fromEntries(own.map(({ field, said }) => [field, said.edited]))
  await queries.insertVersion(tx, { id, at: now, actor, fields: ['trailer'], edits, edit: null })
}
