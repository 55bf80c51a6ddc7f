/** Places uploads in the library: where each one goes, and what is then imported. */
import type { UploadFacts, UploadSection } from '@quintet/contracts/operator/uploads'
import { Problem } from '@quintet/contracts/problem'
import type { Place } from '@quintet/media-files/library/library-folder'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { placeOfMany, placeOfOne } from './places.ts'
import * as queries from './queries.ts'
import type { Placed, UploadStore } from './store.ts'

/** Which uploads to place, and what they are. */
export type Placing = {
  ids: readonly string[]
  section: UploadSection
  /** Of single files, by their id; the others keep their folders. */
  files: Readonly<Record<string, UploadFacts>>
  operator: string
}

/** Throws `unknown_upload` if not all are complete, `upload_in_the_way` if their place is taken. */
export async function placeUploads(
  { db, store }: { db: Database | DatabaseTransaction; store: UploadStore },
  rows: readonly queries.UploadRow[],
  { ids, section, files }: Placing,
): Promise<(Placed & { bytes: number })[]> {
  if (rows.length < new Set(ids).size) throw new Problem('unknown_upload')
  const placed = rows.map(({ id, path, bytes }) => {
    const facts = files[id]
    const place = facts ? placeOfOne(path, facts) : placeOfMany(path, section)
    return { id, place, bytes: Number(bytes) }
  })
  const inTheWay = await placeInTheWay(db, store, placed)
  if (inTheWay !== null) throw new Problem('upload_in_the_way', { path: inTheWay })
  return placed
}

/** A place that is already taken, or used by two of the uploads; null if there is none. */
async function placeInTheWay(
  db: Database | DatabaseTransaction,
  store: UploadStore,
  placed: readonly Placed[],
): Promise<string | null> {
  const places = placed.map(({ place }) => place)
  const twice = places.find((place, at) => places.indexOf(place) < at)
  const [taken] = twice === undefined ? await queries.placesTaken(db, places) : [twice]
  if (taken !== undefined) return taken
  for (const place of places) if (!(await store.isFree(place))) return place
  return null
}

/** What to import for a new entry: a file directly in a section is imported with the whole section. */
export function importedWith(root: string, entry: string, isFolder: boolean): Place {
  const [section = ''] = entry.split('/')
  return { root, section, within: `${isFolder ? entry : section}/` }
}
