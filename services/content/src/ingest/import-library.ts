/** Imports a library folder: repeatable, and safe to interrupt at any time; two imports of one library take turns. @spec decisions 9.3 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@quintet/platform/db/database'
import { sweepBundles } from '@quintet/media-files/library/bundle'
import type { Place } from '@quintet/media-files/library/library-folder'
import { bundlesFolder, type Importer, importTitle } from './import-title.ts'
import { remindOfMedia, waitForMedia } from './media/pending.ts'
import * as media from './media/queries.ts'
import { findPlace } from './library-file.ts'
import { lookInto, withoutDeleted } from './look-into.ts'
import { recognizeMoved } from './moved-library.ts'
import type { ImportOptions, IngestParts } from './parts.ts'
import { noteIdentity, recognizeRenamed } from './renamed.ts'
import { type ImportReport, makeReport, type Run } from './report/report.ts'
import type { Outline } from './scan/outline.ts'
import { TitleReader } from './scan/read.ts'
import { ContentHasher, parseFingerprint, statOf } from './sources/fingerprint.ts'
import * as sources from './sources/queries.ts'

const TITLES_AT_ONCE = 4
const LOCK_POLL_MS = 500

/**
 * Imports `folder`: a library, one of its sections, one title's folder, or a place in it. Throws `LibraryError` if there is no such folder,
 * and the signal's reason when interrupted; the next import continues from there.
 */
export async function importLibrary(
  parts: IngestParts,
  folder: string | Place,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { place, meaningOf } = await findPlace(folder, options.folders)
  const known = { ...place, root: options.knownAs ?? place.root }
  const run = await withLibraryLock(parts.db, known.root, options, async () => {
    const found = await lookInto(place, meaningOf, options.signal)
    if (!options.knownAs) await recognizeMoved(parts, place, found.run.outlines, meaningOf)
    return saveTitles(parts, known, found, options)
  })
  if (options.waitsForMedia) await waitForMedia(parts, known, options)
  return makeReport(parts.db, known, run)
}

async function withLibraryLock<T>(
  db: Database,
  library: string,
  { signal, onProgress }: ImportOptions,
  work: () => Promise<T>,
): Promise<T> {
  // The lock belongs to this connection, so it is released if the process dies.
  return db.connection().execute(async (connection) => {
    while (!(await sources.tryLibraryLock(connection, library))) {
      onProgress?.({ phase: 'waiting-for-another-import' })
      await sleep(LOCK_POLL_MS, undefined, signal ? { signal } : {})
    }
    try {
      return await work()
    } finally {
      await sources.releaseLibraryLock(connection, library)
    }
  })
}

/** Reads new and changed titles and saves them, one transaction per title. */
async function saveTitles(
  parts: IngestParts,
  place: Place,
  { run, files }: Awaited<ReturnType<typeof lookInto>>,
  { signal, onProgress, isDraft = false, knownAs }: ImportOptions,
): Promise<Run> {
  const { db, clock } = parts
  await sweepBundles(bundlesFolder(parts), (assetId) => media.isAssetOpen(db, assetId))
  const hasher = new ContentHasher()
  if (!knownAs) await recognizeRenamed(parts, place, run.outlines, hasher)
  const titles = await withoutDeleted(db, place.root, run)
  const known = new Map((await sources.sourcesOf(db, place.root, place.within)).map((row) => [row.path, row]))
  const fresh = titles.filter(({ key }) => !known.has(key)).map(({ key }) => key)
  await sources.noteSources(db, place.root, fresh, !isDraft, clock.now())

  const reader = new TitleReader(files)
  const importer: Importer = { parts, library: place.root, reader, hasher, run }
  let done = 0
  await inOrder(titles, async (outline) => {
    signal?.throwIfAborted()
    onProgress?.({ phase: 'reading', done, total: titles.length })
    const row = known.get(outline.key)
    const isSame = row !== undefined && parseFingerprint(row.fingerprint)?.stat === statOf(outline)
    if (isSame) {
      run.changes.set(outline.key, row.state === 'pending' ? 'imported' : 'unchanged')
      await noteIdentity(parts, place, { outline, row })
    }
    if (!isSame) await importTitle(importer, outline)
    done += 1
  })
  onProgress?.({ phase: 'reading', done: titles.length, total: titles.length })
  await sources.markSeen(
    db,
    place.root,
    titles.map(({ key }) => key),
    clock.now(),
  )
  await remindOfMedia(parts, place)
  return run
}

/** Processes a few titles at a time, children after their parents. Starts no more after the first error. */
async function inOrder(titles: readonly Outline[], work: (outline: Outline) => Promise<void>): Promise<void> {
  const started = new Map<string, Promise<void>>()
  const queue = titles.values()
  const errors: unknown[] = []
  const takeNext = async (): Promise<void> => {
    for (const outline of queue) {
      if (errors.length > 0) return
      const parent = outline.parent ? started.get(outline.parent.key) : undefined
      const working = (parent ?? Promise.resolve()).then(() => work(outline))
      started.set(outline.key, working)
      await working.catch((error: unknown) => errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: TITLES_AT_ONCE }, takeNext))
  if (errors.length > 0) throw errors[0]
}
