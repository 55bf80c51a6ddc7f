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

/** How many of its titles must lie in a folder that it is taken for the library which is gone from its old place. */
const SHARE_OF_A_MOVED_LIBRARY = 0.5

/** Takes over the titles of a library that is gone from its old place and lies at `root` now. */
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

/** Where the library that lies at `root` now is known to have been; null: it was not moved. */
export async function findMoved(
  db: Database,
  { root, section, coming = [] }: Place,
  titles: readonly Outline[],
  meaningOf: Meanings,
): Promise<string | null> {
  if (await sources.hasSources(db, root)) return null
  // A section or a title says little of its library: then all that lies there is looked at, this once.
  const all =
    section === null ? titles : outlineLibrary((await listLibrary(root, { coming })).files, meaningOf).titles
  const keys = new Set(all.map(({ key }) => key))
  for (const { library, paths } of await sources.otherLibraries(db, root)) {
    const found = paths.filter((at) => keys.has(at)).length
    if (found < paths.length * SHARE_OF_A_MOVED_LIBRARY) continue
    // What lies in no folder is gone from none.
    if (isAbsolute(library) && (await isFolderGone(library))) return library
  }
  return null
}
