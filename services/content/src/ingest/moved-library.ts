/** A library that was moved or mounted elsewhere keeps its titles. */
import { isAbsolute } from 'node:path'
import { isFolderGone, listLibrary, type Place } from '@quintet/media-files/library/library-folder'
import type { Database } from '@quintet/platform/db/database'
import { moveSources } from '../catalogue/write.ts'
import type { IngestParts } from './parts.ts'
import type { Outline } from './scan/outline.ts'
import { outlineLibrary } from './scan/outline-library.ts'
import type { Meanings } from './scan/sections.ts'
import * as sources from './sources/queries.ts'
import { sourceKey } from './sources/source-key.ts'

/** The share of a missing library's titles that a folder must contain to be recognised as that library. */
const SHARE_OF_A_MOVED_LIBRARY = 0.5

/** Takes over the titles of a library that disappeared from its old path and is now at `root`. */
export async function recognizeMoved(
  parts: IngestParts,
  place: Place,
  titles: readonly Outline[],
  meaningOf: Meanings,
): Promise<void> {
  const { root } = place
  const from = await findMoved(parts.db, place, titles, meaningOf)
  if (from === null) return
  await parts.db.transaction().execute(async (trx) => {
    await moveSources(trx, sourceKey(from, ''), sourceKey(root, ''))
    await sources.moveLibrary(trx, from, root)
  })
  parts.log.info({ from, to: root }, 'library moved')
}

/** The previous path of the library now at `root`; null if it was not moved. */
export async function findMoved(
  db: Database,
  { root, section, coming = [] }: Place,
  titles: readonly Outline[],
  meaningOf: Meanings,
): Promise<string | null> {
  if (await sources.hasSources(db, root)) return null
  // A single section or title is not enough to recognise a library, so this lists all of it once.
  const all =
    section === null ? titles : outlineLibrary((await listLibrary(root, { coming })).files, meaningOf).titles
  const keys = new Set(all.map(({ key }) => key))
  for (const { library, paths } of await sources.otherLibraries(db, root)) {
    const found = paths.filter((at) => keys.has(at)).length
    if (found < paths.length * SHARE_OF_A_MOVED_LIBRARY) continue
    // A library without a folder cannot have disappeared.
    if (isAbsolute(library) && (await isFolderGone(library))) return library
  }
  return null
}
