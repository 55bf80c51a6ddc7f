/** Subtitles that editors wrote are an edit of a title: each change of them is a version, and one goes back to it. @spec decisions 13.34 */
import { isDeepStrictEqual } from 'node:util'
import { Problem } from '@quintet/contracts/problem'
import { hasSubtitles } from '@quintet/domain/title-sheet'
import type { EditedSubtitle } from '@quintet/platform/db/columns'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import * as queries from './queries.ts'

type Wanted = { id: number; actor: string }

/** What subtitles say stays as long as the title; false where it was noted before. */
export const noteSubtitleFile = queries.insertSubtitleFile

/** Lays subtitles over those of the import. Throws `unknown_content`, `title_changed`. */
export async function laySubtitles(
  tx: DatabaseTransaction,
  { id, actor, version, make }: Wanted & { version: number; make: () => Promise<EditedSubtitle[]> },
  now: Date,
): Promise<EditedSubtitle[]> {
  const title = await queries.lockTitle(tx, id)
  if (!title || !hasSubtitles(title.kind)) throw new Problem('unknown_content')
  if ((await queries.newestVersion(tx, id)) !== version) throw new Problem('title_changed')
  const tracks = await make()
  await queries.saveSubtitles(tx, id, tracks)
  await noteSubtitles(tx, { id, actor }, now)
  return tracks
}

/** The title has those of its import again; throws `unknown_content` where it has. */
export async function liftSubtitles(
  tx: DatabaseTransaction,
  { id, actor }: Wanted,
  now: Date,
): Promise<void> {
  await queries.lockTitle(tx, id)
  if (!(await queries.subtitlesOf(tx, id))) throw new Problem('unknown_content')
  await queries.saveSubtitles(tx, id, null)
  await noteSubtitles(tx, { id, actor }, now)
}

/** Makes the subtitles those of a version, which the caller notes; false where they are. */
export async function restoreSubtitles(
  tx: DatabaseTransaction,
  id: number,
  tracks: readonly EditedSubtitle[] | null,
): Promise<boolean> {
  if (isDeepStrictEqual((await queries.subtitlesOf(tx, id)) ?? null, tracks)) return false
  await queries.saveSubtitles(tx, id, tracks)
  return true
}

async function noteSubtitles(tx: DatabaseTransaction, { id, actor }: Wanted, now: Date): Promise<void> {
  const own = await queries.ownEdits(tx, id)
  const edits = Object.fromEntries(own.map(({ field, said }) => [field, said.edited]))
  await queries.insertVersion(tx, { id, at: now, actor, fields: ['subtitles'], edits, edit: null })
}
