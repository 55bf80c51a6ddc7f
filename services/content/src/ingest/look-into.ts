/** Lists a library title by title, before anything is read or saved. */
import { listLibrary, type Place } from '@quintet/media-files/library/library-folder'
import type { Database } from '@quintet/platform/db/database'
import { openLibraryReader } from './library-reader.ts'
import type { Run } from './report/report.ts'
import { withAlbumsOfTags } from './scan/albums-by-tags.ts'
import { withBestVersions } from './scan/best-versions.ts'
import { withCueTracks } from './scan/cue-tracks.ts'
import type { Outline } from './scan/outline.ts'
import { outlineLibrary } from './scan/outline-library.ts'
import type { LibraryReader } from './scan/reader.ts'
import type { Meanings } from './scan/sections.ts'
import * as sources from './sources/queries.ts'

const DELETED = 'It was deleted in the console; allow it again in the bin to import it.'

/** The titles of a place, and what cannot be one. */
export async function lookInto(
  place: Place,
  meaningOf: Meanings,
  signal: AbortSignal | undefined,
): Promise<{ run: Run; files: LibraryReader }> {
  const listing = await listLibrary(place.root, place)
  const files = openLibraryReader(signal)
  const named = outlineLibrary(listing.files, meaningOf)
  const chosen = await withBestVersions(named, files)
  const parted = await withCueTracks(chosen, listing.files, files)
  const outlines = { ...parted, titles: await withAlbumsOfTags(parted.titles, files) }
  const isMeant = ({ path: at }: { path: string }) => at.startsWith(place.within) || `${at}/` === place.within
  const wanted = outlines.titles.filter(({ key }) => isMeant({ path: key }))
  const run: Run = {
    // An episode needs its series, even if only the episode's folder is imported.
    outlines: [
      ...new Set(wanted.flatMap((outline) => (outline.parent ? [outline.parent, outline] : [outline]))),
    ],
    changes: new Map(),
    failed: [...listing.refused, ...outlines.failed].filter(isMeant),
    ignored: outlines.ignored.filter(isMeant),
  }
  return { run, files }
}

/** Leaves out titles that an editor deleted, with their parts, and reports them. */
export async function withoutDeleted(db: Database, library: string, run: Run): Promise<Outline[]> {
  const deleted = await sources.deletedSources(db, library)
  const isDeleted = ({ key, parent }: Outline) =>
    deleted.has(key) || (parent !== null && deleted.has(parent.key))
  const [gone = [], titles = []] = [true, false].map((is) =>
    run.outlines.filter((each) => isDeleted(each) === is),
  )
  run.ignored.push(...gone.map(({ key }) => ({ path: key, reason: DELETED })))
  run.outlines = titles
  return titles
}
