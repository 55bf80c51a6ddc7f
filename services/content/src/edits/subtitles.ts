/** Subtitles written by editors are an edit of a title: each change creates a version that can be restored. @spec decisions 13.34 */
import { isDeepStrictEqual } from 'node:util'
import { Problem } from '@quintet/contracts/problem'
import { hasSubtitles } from '@quintet/domain/catalogue/title-sheet'
import type { EditedSubtitle } from '@quintet/platform/db/columns'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import * as queries from './queries.ts'

type Wanted = { id: number; actor: string }

/** Records the content of a subtitle, which stays as long as the title; false if it was recorded before. */
export const noteSubtitleFile = queries.insertSubtitleFile

/** Locks the title; true if the content is recorded. Throws `unknown_content`. */
export async function hasSubtitleFile(
  tx: DatabaseTransaction,
  file: { id: string; item_id: number },
): Promise<boolean> {
  if (!(await queries.lockTitle(tx, file.item_id))) throw new Problem('unknown_content')
  return queries.hasSubtitleFile(tx, file.id)
}

/** Locks a title whose subtitles are edited, as the editor saw it. Throws `unknown_content`, `title_changed`. */
export async function lockSubtitles(
  tx: DatabaseTransaction,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const title = await queries.lockTitle(tx, id)
  if (!title || !hasSubtitles(title.kind)) throw new Problem('unknown_content')
  if ((await queries.newestVersion(tx, id)) !== version) throw new Problem('title_changed')
}

/** Replaces the imported subtitles. Throws `unknown_content`, `title_changed`. */
export async function laySubtitles(
  tx: DatabaseTransaction,
  { id, actor, version, tracks }: Wanted & { version: number; tracks: readonly EditedSubtitle[] },
  now: Date,
): Promise<void> {
  await lockSubtitles(tx, { id, version })
  await queries.saveSubtitles(tx, id, tracks)
  await noteSubtitles(tx, { id, actor }, now)
}

/** Restores the imported subtitles. Throws `unknown_content` if they were not replaced. */
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

/** Restores the subtitles of a version, which the caller records; returns false if nothing changed. */
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
