/** Pictures that editors give a title are edits of it: each change of them is a version, and one goes back to it. @spec decisions 13.19 */
import { isDeepStrictEqual } from 'node:util'
import { Problem } from '@quintet/contracts/problem'
import type { EditedPicture, PictureSource } from '@quintet/platform/db/columns'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { dropEditedPicture, orderPicture, type PictureKind } from '@quintet/platform/jobs/media-orders'
import { announceChange } from '../catalogue/changes.ts'
import * as queries from './queries.ts'

/** Before everything that an import wants: somebody looks at it. */
const PRIORITY = 10_000

/** What pictures are cut from stays as long as the title; false where it was noted before. */
export const noteArtworkFile = queries.insertArtworkFile

type Wanted = PictureKind & { id: number; actor: string }

/** Lays a picture over that of the import; `cutFrom` gives what it is made of. Throws `unknown_content`. */
export async function layPicture(
  tx: DatabaseTransaction,
  jobs: Jobs,
  { id, actor, cutFrom, ...kind }: Wanted & { cutFrom: () => Promise<PictureSource> },
  now: Date,
): Promise<void> {
  if (!(await queries.lockTitle(tx, id))) throw new Problem('unknown_content')
  await order(tx, jobs, id, { ...kind, source: await cutFrom() }, now)
  await noteArtwork(tx, { id, actor }, now)
}

/** Takes an editor's picture away; throws `unknown_content` where there is none. */
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

/** Makes the pictures of editors those of a version, which the caller notes; false where they are. */
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
