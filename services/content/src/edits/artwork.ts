/** Pictures chosen by editors are edits of a title: each change creates a version that can be restored. @spec decisions 13.19 */
import { isDeepStrictEqual } from 'node:util'
import { Problem } from '@quintet/contracts/problem'
import type { EditedPicture, PictureSource } from '@quintet/platform/db/columns'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { dropEditedPicture, orderPicture, type PictureKind } from '@quintet/platform/jobs/media-orders'
import { announceChange } from '../catalogue/changes.ts'
import * as queries from './queries.ts'

/** Ahead of everything an import queues: an editor is waiting. */
const PRIORITY = 10_000

/** Records a file that pictures are cut from, which stays as long as the title; false if it was recorded before. */
export const noteArtworkFile = queries.insertArtworkFile

/** Locks the title; true if the file is recorded. Throws `unknown_content`. */
export async function hasArtworkFile(
  tx: DatabaseTransaction,
  file: { id: string; item_id: number },
): Promise<boolean> {
  if (!(await queries.lockTitle(tx, file.item_id))) throw new Problem('unknown_content')
  return queries.hasArtworkFile(tx, file.id)
}

type Wanted = PictureKind & { id: number; actor: string }

/** Replaces an imported picture by one made from `source`. Throws `unknown_content`. */
export async function layPicture(
  tx: DatabaseTransaction,
  jobs: Jobs,
  { id, actor, ...picture }: Wanted & { source: PictureSource },
  now: Date,
): Promise<void> {
  if (!(await queries.lockTitle(tx, id))) throw new Problem('unknown_content')
  await order(tx, jobs, id, picture, now)
  await noteArtwork(tx, { id, actor }, now)
}

/** Removes an editor's picture. Throws `unknown_content` if there is none. */
export async function liftPicture(
  tx: DatabaseTransaction,
  { id, actor, ...kind }: Wanted,
  now: Date,
): Promise<void> {
  await queries.lockTitle(tx, id)
  if (!(await dropEditedPicture(tx, id, kind))) throw new Problem('unknown_content')
  await noteArtwork(tx, { id, actor }, now)
  await announceChange(tx, [id])
}

/** Restores the editors' pictures of a version, which the caller records; returns false if nothing changed. */
export async function restoreArtwork(
  tx: DatabaseTransaction,
  jobs: Jobs,
  { id, artwork }: { id: number; artwork: readonly EditedPicture[] },
  now: Date,
): Promise<boolean> {
  const shown = await queries.artworkOf(tx, id)
  const others = artwork.filter((kept) => !shown.some((picture) => isDeepStrictEqual(picture, kept)))
  const gone = shown.filter(
    ({ shape, language }) => !artwork.some((kept) => kept.shape === shape && kept.language === language),
  )
  for (const picture of others) await order(tx, jobs, id, picture, now)
  for (const picture of gone) await dropEditedPicture(tx, id, picture)
  return others.length + gone.length > 0
}

function order(tx: DatabaseTransaction, jobs: Jobs, itemId: number, picture: EditedPicture, now: Date) {
  return orderPicture(tx, jobs, { ...picture, itemId, priority: PRIORITY, isFromEditor: true }, now)
}

async function noteArtwork(
  tx: DatabaseTransaction,
  { id, actor }: Pick<Wanted, 'id' | 'actor'>,
  now: Date,
): Promise<void> {
  const own = await queries.ownEdits(tx, id)
  const edits = Object.fromEntries(own.map(({ field, said }) => [field, said.edited]))
  await queries.insertVersion(tx, { id, at: now, actor, fields: ['artwork'], edits, edit: null })
}
