/** A profile's favorites. @spec decisions 4.8 */
import type { PlaylistEntry } from '@quintet/contracts/playlist'
import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findTitle, titlesFor } from '../catalogue/visibility.ts'
import * as queries from './queries.ts'

/** The visible favorites; the others stay stored and reappear with the title or after unlocking. */
export async function listPlaylist(
  db: Database,
  catalogue: Catalogue,
  viewer: Member,
  now: Date,
): Promise<PlaylistEntry[]> {
  const index = titlesFor(catalogue, viewer)
  return (await queries.entriesOf(db, viewer.profileId))
    .filter(({ item_id }) => index.find(item_id, now) !== null)
    .map(({ item_id, category }) => ({ contentId: item_id, category }))
}

/** When titles became favorites, by id, newest first. The caller must leave out titles that may not be seen. */
export async function favoritesSince(db: Database, { profileId }: Member): Promise<Map<number, Date>> {
  const entries = await queries.entriesOf(db, profileId)
  return new Map(entries.map(({ item_id, added_at }) => [item_id, added_at]))
}

/** Throws `unknown_content` for a title that this viewer may not see. */
export async function addEntry(
  db: Database,
  catalogue: Catalogue,
  viewer: Member,
  { contentId, category }: PlaylistEntry,
  now: Date,
): Promise<void> {
  const { id } = findTitle(catalogue, contentId, { viewer, now })
  await queries.insertEntry(db, { profileId: viewer.profileId, itemId: id, category }, now)
}

/** Under the kids lock a hidden favorite stays: a child cannot remove what it cannot see. */
export async function removeEntry(
  db: Database,
  catalogue: Catalogue,
  viewer: Member,
  contentId: number,
  now: Date,
): Promise<void> {
  const isHidden = viewer.kidLocked && titlesFor(catalogue, viewer).find(contentId, now) === null
  if (!isHidden) await queries.deleteEntry(db, viewer.profileId, contentId)
}
