/** The tracks of an album, edited together. Why: docs/decisions/0570. @spec decisions 13.45 */
import { isDeepStrictEqual } from 'node:util'
import type { AlbumTrack, TrackEdit, TrackSheet } from '@quintet/contracts/operator/albums'
import { Problem } from '@quintet/contracts/problem'
import { TRACK_FIELDS } from '@quintet/domain/catalogue/title-sheet'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import { pick } from './pick.ts'
import * as queries from './queries.ts'
import { editTitle } from './service.ts'
import { readTracks, refuseSharedNumbers } from './track-numbers.ts'

/** The tracks of an album in order. Throws `unknown_content`. */
export async function readAlbum(db: Database | DatabaseTransaction, id: number): Promise<AlbumTrack[]> {
  if ((await queries.selectKind(db, id))?.kind !== 'album') throw new Problem('unknown_content')
  return readTracks(db, id)
}

type Edited = { id: number; before: Partial<TrackSheet>; after: TrackEdit['fields'] }

/**
 * Edits those tracks that would change, all or none; returns each one's changes, and the id to undo them with. Throws `unknown_content`,
 * `track_changed` if one was edited since it was read, and `track_number_taken` if one would get the number of another.
 */
export async function editAlbum(
  tx: DatabaseTransaction,
  { id, tracks, actor }: { id: number; tracks: readonly TrackEdit[]; actor: string },
  now: Date,
): Promise<{ edit: string; done: Edited[] }> {
  const edit = newId('edt')
  const done: Edited[] = []
  // In a fixed order, as for other edits of many titles.
  const inOrder = tracks.toSorted((a, b) => a.id - b.id)
  for (const track of inOrder) await queries.lockTitle(tx, track.id)
  const album = await readAlbum(tx, id)
  for (const { fields, ...wanted } of inOrder) {
    const track = album.find((each) => each.id === wanted.id)
    if (!track) throw new Problem('unknown_content')
    const changed = TRACK_FIELDS.filter(
      (field) => fields[field] !== undefined && !isDeepStrictEqual(fields[field], track.shown[field]),
    )
    if (changed.length === 0) continue
    if (track.version !== wanted.version) throw new Problem('track_changed', { track: wanted.id })
    const after = pick(fields, changed)
    await editTitle(tx, { ...wanted, actor, fields: after, edit }, now)
    done.push({ id: wanted.id, before: pick(track.shown, changed), after })
  }
  const moved = done.filter(({ after }) => after.trackNumber).map((track) => track.id)
  await refuseSharedNumbers(tx, id, moved)
  return { edit, done }
}
