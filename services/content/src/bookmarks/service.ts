/** A profile's bookmarks in a title. @spec decisions 11.4 */
import type { Bookmark } from '@quintet/contracts/bookmarks'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { chaptersIn } from '@quintet/domain/catalogue/chapters'
import { BOOKMARKS_MAX } from '@quintet/domain/listening/listening'
import type { Database } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findTitle } from '../catalogue/visibility.ts'
import * as queries from './queries.ts'

/** The context of a call: whose bookmarks, and in which title. */
type Asked = { db: Database; catalogue: Catalogue; viewer: Member; contentId: number; now: Date }

/** The bookmarks of a title, newest first. Throws `unknown_content` for a title that this viewer may not see. */
export async function listBookmarks(asked: Asked & { language: Language }): Promise<Bookmark[]> {
  const { shelf, title } = shelfOf(asked)
  const chapters = chaptersIn(title.chapters, asked.language)
  return (await queries.bookmarksOf(asked.db, shelf)).map(({ id, position, note, created_at }) => ({
    id,
    position,
    chapter: chapters.findLast(({ start }) => start <= position)?.title ?? null,
    note,
    createdAt: created_at.toISOString(),
  }))
}

/** The newest bookmark of each title, most recent title first. The caller must leave out titles that the viewer may not see. */
export async function newestBookmarks(db: Database, { profileId }: Member) {
  const rows = await queries.newestBookmarks(db, profileId)
  return rows.map(({ item_id: contentId, position, note, created_at: createdAt }) => ({
    contentId,
    position,
    note,
    createdAt,
  }))
}

/** Adds a bookmark at `position`, in seconds. Throws `unknown_content`, `too_many_bookmarks`. */
export async function addBookmark(
  asked: Asked,
  { position, note }: { position: number; note: string },
): Promise<void> {
  const { shelf, title } = shelfOf(asked)
  const place = Math.min(position, title.durationSeconds ?? position)
  const isAdded = await queries.insertBookmark(
    asked.db,
    shelf,
    { id: newId('bmk'), position: place, note },
    { now: asked.now, max: BOOKMARKS_MAX },
  )
  if (!isAdded) throw new Problem('too_many_bookmarks')
}

/** Changes the note of a bookmark. Throws `unknown_content`, `unknown_bookmark`. */
export async function changeNote(asked: Asked, id: string, note: string): Promise<void> {
  if (!(await queries.setNote(asked.db, shelfOf(asked).shelf, id, note)))
    throw new Problem('unknown_bookmark')
}

/** Removes a bookmark, if it exists. Throws `unknown_content`. */
export async function removeBookmark(asked: Asked, id: string): Promise<void> {
  await queries.deleteBookmark(asked.db, shelfOf(asked).shelf, id)
}

function shelfOf({ catalogue, viewer, contentId, now }: Asked) {
  const title = findTitle(catalogue, contentId, { viewer, now })
  return { title, shelf: { profileId: viewer.profileId, itemId: title.id } }
}
