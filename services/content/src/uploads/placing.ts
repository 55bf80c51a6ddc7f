/** Uploads in the library that they are to lie in: where each goes, and what is imported then. */
import type { UploadFacts, UploadSection } from '@quintet/contracts/operator/uploads'
import { Problem } from '@quintet/contracts/problem'
import type { Place } from '@quintet/media-files/library/library-folder'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { placeOfMany, placeOfOne } from './places.ts'
import * as queries from './queries.ts'
import type { Placed, UploadStore } from './store.ts'

/** Which uploads are meant, and what they are. */
export type Placing = {
  ids: readonly string[]
  section: UploadSection
  facts: UploadFacts | null
  operator: string
}

/** Throws `unknown_upload` where not all of them are here whole, `upload_in_the_way` where a file lies or is to lie there already. */
export async function placeUploads(
  { db, store }: { db: Database | DatabaseTransaction; store: UploadStore },
  rows: readonly queries.UploadRow[],
  { ids, section, facts }: Placing,
): Promise<(Placed & { bytes: number })[]> {
  if (rows.length < new Set(ids).size) throw new Problem('unknown_upload')
  const placed = rows.map(({ id, path, bytes }) => ({
    id,
    place: facts && rows.length === 1 ? placeOfOne(path, facts) : placeOfMany(path, section),
    bytes: Number(bytes),
  }))
  const inTheWay = await placeInTheWay(db, store, placed)
  if (inTheWay !== null) throw new Problem('upload_in_the_way', { path: inTheWay })
  return placed
}

/** A place where something lies already, or that two of them mean; null: there is none. */
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

/** What is imported once something came there: a file that lies in a section itself is imported with the section. */
export function importedWith(root: string, entry: string, isFolder: boolean): Place {
  const [section = ''] = entry.split('/')
  return { root, section, within: `${isFolder ? entry : section}/` }
}
