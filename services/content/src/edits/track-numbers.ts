/** The numbers of an album's tracks: no edit gives one to two tracks. @spec decisions 13.45 */
import type { AlbumTrack } from '@quintet/contracts/operator/albums'
import { Problem } from '@quintet/contracts/problem'
import { TRACK_FIELDS } from '@quintet/domain/catalogue/title-sheet'
import {
  byTrackNumber,
  isSamePlace,
  staysBehind,
  type TrackNumber,
} from '@quintet/domain/catalogue/track-order'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { pick } from './pick.ts'
import * as queries from './queries.ts'
import { sheetOf } from './sheet.ts'

/** The tracks of an album in order. */
export async function readTracks(db: Database | DatabaseTransaction, album: number): Promise<AlbumTrack[]> {
  const rows = await queries.selectTracks(db, album)
  return rows
    .map((row) => ({ id: row.id, version: row.version, shown: pick(sheetOf(row), TRACK_FIELDS) }))
    .toSorted((a, b) => byTrackNumber(a.shown.trackNumber, b.shown.trackNumber) || a.id - b.id)
}

/**
 * Throws `track_number_taken` if one of the moved tracks has the number of another. Others are not checked: an import may have brought a
 * number twice. Nobody else can take a number until this transaction ends: since its first edit it holds the catalogue's version
 * (`announceChange`).
 */
export async function refuseSharedNumbers(
  tx: DatabaseTransaction,
  album: number,
  moved: readonly number[],
): Promise<void> {
  const tracks = await readTracks(tx, album)
  for (const { id, shown } of tracks.filter((track) => moved.includes(track.id))) {
    const other = tracks.find(
      (track) => track.id !== id && isSamePlace(track.shown.trackNumber, shown.trackNumber),
    )
    if (other) throw new Problem('track_number_taken', { track: id, other: other.id })
  }
}

/** A title of an edit that is undone: the version that the edit made, the one before it, and whether it was edited since. */
export type MadeVersion = { item_id: number; id: number; before: number; isNewest: boolean }

/** The tracks of an edit that cannot go back to their earlier number. Their albums' tracks must be locked. */
export async function findStuck(
  tx: DatabaseTransaction,
  made: readonly MadeVersion[],
): Promise<ReadonlySet<number>> {
  const stuck = new Set<number>()
  const versions = made.map(({ id }) => id)
  for (const album of await queries.selectRenumbered(tx, versions))
    for (const id of staysBehind(await numbersOf(tx, album, made))) stuck.add(id)
  return stuck
}

async function numbersOf(tx: DatabaseTransaction, album: number, made: readonly MadeVersion[]) {
  const first = Math.min(...made.map(({ id }) => id))
  const tracks = await readTracks(tx, album)
  const ids = tracks.map(({ id }) => id)
  const since = await queries.selectRenumberedSince(tx, ids, first)
  return Promise.all(
    tracks.map(async ({ id, shown: { trackNumber: now } }) => {
      const version = made.find((each) => each.item_id === id)
      const unknown = { disc: null, number: null }
      // One that took its number since the edit did not have it before.
      const other = since.includes(id) ? unknown : now
      const before = version ? await numberBefore(tx, version, now) : other
      return { id, before, now, goesBack: version?.isNewest ?? false }
    }),
  )
}

async function numberBefore(
  tx: DatabaseTransaction,
  { item_id: id, before }: MadeVersion,
  now: TrackNumber,
): Promise<TrackNumber> {
  const version = before === 0 ? undefined : await queries.selectVersion(tx, id, before)
  const { trackNumber: edited } = (version?.edits ?? {}) as { trackNumber?: TrackNumber }
  if (edited) return edited
  const row = (await queries.editsOf(tx, id)).find(({ field }) => field === 'trackNumber')
  return row ? (row.said.imported as TrackNumber) : now
}
