/** Importing a library folder: repeatable, safe to interrupt at any moment, two at once take turns. @spec decisions 9 */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import {
  dropAssets,
  dropPictures,
  newAssetId,
  orderAsset,
  orderPicture,
} from '@quintet/platform/jobs/media-orders'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { copyBundle, sweepBundles, unpackBundle } from '@quintet/media-files/library/bundle'
import {
  isFolderGone,
  LibraryError,
  listLibrary,
  locateLibrary,
  type Place,
  type Refusal,
} from '@quintet/media-files/library/library-folder'
import { announceChange } from '../catalogue/changes.ts'
import { moveSources, saveTitle } from '../catalogue/write.ts'
import { ContentHasher, type Fingerprint, parseFingerprint, statOf } from './fingerprint.ts'
import { openLibraryReader } from './library-reader.ts'
import * as queries from './queries.ts'
import { type ImportReport, makeReport, type Run } from './report.ts'
import { sectionOf } from './scan/names.ts'
import { type Outline, outlineLibrary } from './scan/outline.ts'
import { type FoundTitle, TitleReader } from './scan/read.ts'
import { settleTitle } from './settle.ts'

export type IngestParts = Pick<Platform, 'config' | 'db' | 'clock' | 'log'> & { jobs: Jobs }

export type ImportProgress =
  | { phase: 'waiting-for-another-import' }
  | { phase: 'reading'; done: number; total: number }
  /** `done` counts titles and parts of titles. */
  | { phase: 'making'; done: number; total: number }

export type ImportOptions = {
  /** Imports without showing; `publish` does that later. Titles that are there keep what they are. */
  isDraft?: boolean
  /** Ends when all media are made, else when all titles are saved. Somebody must work the media queue. */
  waitsForMedia?: boolean
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
}

const TITLES_AT_ONCE = 4
const LOCK_POLL_MS = 500
const MEDIA_POLL_MS = 300
/** Jobs that were lost (a worker that died too often) are asked for again. */
const REMIND_EVERY_MS = 30_000
/** Above all media, so that cards have their pictures early. */
const PICTURE_PRIORITY = 2000
const FIRST_PLACE_PRIORITY = 1000

/**
 * Imports what lies in `folder`: a library, one of its sections, or one title's folder in it. Throws `LibraryError` when
 * there is no such folder, and the signal's reason when it is interrupted; the next import goes on from there.
 */
export async function importLibrary(
  parts: IngestParts,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const place = await locateLibrary(folder, (name) => sectionOf(name) !== null)
  const run = await withLibraryLock(parts.db, place.root, options, () => saveTitles(parts, place, options))
  if (options.waitsForMedia) await waitForMedia(parts, place, options)
  return makeReport(parts.db, place, run)
}

async function withLibraryLock<T>(
  db: Database,
  library: string,
  { signal, onProgress }: ImportOptions,
  work: () => Promise<T>,
): Promise<T> {
  // The lock belongs to this connection: should the process die, it is free.
  return db.connection().execute(async (connection) => {
    while (!(await queries.tryLibraryLock(connection, library))) {
      onProgress?.({ phase: 'waiting-for-another-import' })
      await sleep(LOCK_POLL_MS, undefined, signal ? { signal } : {})
    }
    try {
      return await work()
    } finally {
      await queries.releaseLibraryLock(connection, library)
    }
  })
}

/** Reads what is new or changed and saves it, one transaction for each title. */
async function saveTitles(parts: IngestParts, place: Place, options: ImportOptions): Promise<Run> {
  const { db, clock } = parts
  const { signal, onProgress, isDraft = false } = options
  await sweepBundles(bundlesFolder(parts), (assetId) => queries.isAssetOpen(db, assetId))
  const listing = await listLibrary(place.root, place)
  const outlines = outlineLibrary(listing.files)
  const isMeant = ({ path: at }: { path: string }) => at.startsWith(place.within) || `${at}/` === place.within
  const wanted = outlines.titles.filter(({ key }) => isMeant({ path: key }))
  // An episode needs its series, also where only the episode's folder is meant.
  const titles = [
    ...new Set(wanted.flatMap((outline) => (outline.parent ? [outline.parent, outline] : [outline]))),
  ]
  const run: Run = {
    outlines: titles,
    changes: new Map(),
    failed: [...listing.refused, ...outlines.failed].filter(isMeant),
    ignored: outlines.ignored.filter(isMeant),
  }
  await recognizeMoved(parts, place, titles)
  const known = new Map((await queries.sourcesOf(db, place.root, place.within)).map((row) => [row.path, row]))
  const fresh = titles.filter(({ key }) => !known.has(key)).map(({ key }) => key)
  await queries.noteSources(db, place.root, fresh, !isDraft, clock.now())

  const reader = new TitleReader(openLibraryReader(signal))
  const hasher = new ContentHasher()
  const importer: Importer = { parts, library: place.root, reader, hasher, run }
  let done = 0
  await inOrder(titles, async (outline) => {
    signal?.throwIfAborted()
    onProgress?.({ phase: 'reading', done, total: titles.length })
    const row = known.get(outline.key)
    const isSame = row !== undefined && parseFingerprint(row.fingerprint)?.stat === statOf(outline)
    if (isSame) run.changes.set(outline.key, row.state === 'pending' ? 'imported' : 'unchanged')
    else await importTitle(importer, outline)
    done += 1
  })
  onProgress?.({ phase: 'reading', done: titles.length, total: titles.length })
  await queries.markSeen(
    db,
    place.root,
    titles.map(({ key }) => key),
    clock.now(),
  )
  await remindOfMedia(parts, place)
  return run
}

/** How many of its titles must lie in a folder that it is taken for the library which is gone from its old place. */
const SHARE_OF_A_MOVED_LIBRARY = 0.5

/** A library that was moved or mounted elsewhere keeps its titles. */
async function recognizeMoved(
  parts: IngestParts,
  { root, section }: Place,
  titles: readonly Outline[],
): Promise<void> {
  if (await queries.hasSources(parts.db, root)) return
  // A section or a title says little of its library: then all that lies there is looked at, this once.
  const all = section === null ? titles : outlineLibrary((await listLibrary(root)).files).titles
  const keys = new Set(all.map(({ key }) => key))
  for (const { library, paths } of await queries.otherLibraries(parts.db, root)) {
    const found = paths.filter((at) => keys.has(at)).length
    if (found < paths.length * SHARE_OF_A_MOVED_LIBRARY || !(await isFolderGone(library))) continue
    await parts.db.transaction().execute(async (trx) => {
      await moveSources(trx, sourceKey(library, ''), sourceKey(root, ''))
      await queries.moveLibrary(trx, library, root)
    })
    parts.log.info({ from: library, to: root, titles: found }, 'library moved')
    return
  }
}

function sourceKey(library: string, key: string): string {
  return `${library}::${key}`
}

/** Works on a few titles at once, on a child after its parent. At the first error nothing more is begun. */
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

type Importer = {
  parts: IngestParts
  library: string
  reader: TitleReader
  hasher: ContentHasher
  run: Run
}

async function importTitle(importer: Importer, outline: Outline): Promise<void> {
  const { parts, library, run } = importer
  try {
    run.changes.set(outline.key, await readAndSave(importer, outline))
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    // What was imported before stays as it was; the reason is final until a file changes.
    await queries.updateSource(parts.db, library, outline.key, {
      fingerprint: JSON.stringify({ ...(await lastFingerprint(importer, outline)), stat: statOf(outline) }),
      state: 'failed',
      reason,
      seen_at: parts.clock.now(),
    })
    run.changes.set(outline.key, 'failed')
  }
}

/** Why a title fails; null: it is not the title's fault, and the import ends. */
function reasonOf(error: unknown): string | null {
  if (error instanceof LibraryError) return error.message
  if (!(error instanceof Error) || error.name === 'AbortError') return null
  const code = 'code' in error ? String(error.code) : ''
  // PostgreSQL's class 22: a number out of range, a text that is none.
  if (/^22\w{3}$/.test(code)) return `Something it says cannot be stored: ${error.message}`
  return null
}

async function readAndSave(
  importer: Importer,
  outline: Outline,
): Promise<'imported' | 'updated' | 'unchanged'> {
  const { parts, library, reader, hasher, run } = importer
  const fingerprint = await hasher.fingerprint(outline)
  const row = await queries.findSource(parts.db, library, outline.key)
  const last = row ? parseFingerprint(row.fingerprint) : null
  if (last && row && row.item_id !== null && isSameContent(last, fingerprint)) {
    await keepTitle(importer, outline, row.item_id, fingerprint)
    return row.state === 'pending' ? 'imported' : 'unchanged'
  }
  const found = await readTitle(reader, outline)
  run.ignored.push(...found.warnings)
  const isMainNew = fingerprint.main !== '' && fingerprint.main !== last?.main
  const bundle = isMainNew ? await makeBundle(parts, outline) : null
  await parts.db
    .transaction()
    .execute((trx) => saveFound(trx, importer, { outline, found, fingerprint, bundle }))
  return row?.item_id == null ? 'imported' : 'updated'
}

/** Touched, or broken and mended again: the title is as it was. */
function keepTitle({ parts, library }: Importer, outline: Outline, itemId: number, fingerprint: Fingerprint) {
  return parts.db.transaction().execute(async (trx) => {
    const now = parts.clock.now()
    await queries.updateSource(trx, library, outline.key, {
      fingerprint: JSON.stringify(fingerprint),
      seen_at: now,
    })
    await settleTitle(trx, itemId, now)
  })
}

async function lastFingerprint({ parts, library }: Importer, outline: Outline): Promise<Fingerprint> {
  const row = await queries.findSource(parts.db, library, outline.key)
  const nothing = { stat: '', facts: '', main: '', trailer: '', pictures: '' }
  return (row && parseFingerprint(row.fingerprint)) ?? nothing
}

// Whatever a title's own files make the readers stumble over stops that title alone.
async function readTitle(reader: TitleReader, outline: Outline): Promise<FoundTitle> {
  try {
    return await reader.find(outline)
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError))
      throw error
    throw new LibraryError(`It cannot be read: ${error.message}`)
  }
}

function isSameContent(a: Fingerprint, b: Fingerprint): boolean {
  return a.facts === b.facts && a.main === b.main && a.trailer === b.trailer && a.pictures === b.pictures
}

type Bundle = { assetId: string; folder: string }

/** Makes a game's files ready under the id of the asset that will hold them. */
async function makeBundle(parts: IngestParts, outline: Outline): Promise<Bundle | null> {
  const [first] = outline.media
  if (outline.form !== 'game' || !first) return null
  const assetId = newAssetId()
  const folder = path.join(bundlesFolder(parts), assetId)
  if (outline.bundleFolder === null) await unpackBundle(first.diskPath, folder)
  else await copyBundle(outline.media, outline.bundleFolder, folder)
  return { assetId, folder }
}

function bundlesFolder({ config }: IngestParts): string {
  return path.join(config.dataDir, 'import')
}

async function saveFound(
  trx: DatabaseTransaction,
  { parts, library }: Importer,
  {
    outline,
    found,
    fingerprint,
    bundle,
  }: { outline: Outline; found: FoundTitle; fingerprint: Fingerprint; bundle: Bundle | null },
): Promise<void> {
  const now = parts.clock.now()
  await queries.commitLater(trx)
  const row = await queries.lockSource(trx, library, outline.key)
  if (!row) throw new LibraryError('Another import took it away meanwhile.')
  const parentId = outline.parent ? await parentIdOf(trx, library, outline.parent) : null
  const itemId = await saveTitle(
    trx,
    { ...found.save, sourceKey: sourceKey(library, outline.key), parentId },
    now,
  )
  const last = parseFingerprint(row.fingerprint)
  // Media that are gone from the folder stay playable; the same media coming back are no change.
  const kept = { ...fingerprint, main: fingerprint.main || (last?.main ?? '') }
  if (found.isUnsure) Object.assign(kept, { stat: '', facts: '' })
  await queries.updateSource(trx, library, outline.key, {
    fingerprint: JSON.stringify(kept),
    item_id: itemId,
    state: 'pending',
    reason: null,
    seen_at: now,
  })
  await orderMedia(trx, parts.jobs, { itemId, outline, found, last, fingerprint, bundle }, now)
  const item = await queries.findItem(trx, itemId)
  await settleTitle(trx, itemId, now)
  // Settling announces only what it publishes; a title that was shown before changed too.
  if (item?.published_at) await announceChange(trx, [itemId])
}

async function parentIdOf(trx: DatabaseTransaction, library: string, parent: Outline): Promise<number> {
  const row = await queries.lockSource(trx, library, parent.key)
  if (row?.item_id == null)
    throw new LibraryError(`What it belongs to could not be imported: ${row?.reason ?? parent.key}`)
  return row.item_id
}

type Order = {
  itemId: number
  outline: Outline
  found: FoundTitle
  last: Fingerprint | null
  fingerprint: Fingerprint
  bundle: Bundle | null
}

/** Orders what is new or has changed since the last import, and nothing else. */
async function orderMedia(trx: DatabaseTransaction, jobs: Jobs, order: Order, now: Date): Promise<void> {
  const { itemId, outline, found, last, fingerprint, bundle } = order
  const priority = Math.max(0, FIRST_PLACE_PRIORITY - Math.max(0, found.save.place))
  const main = bundle ? { files: [bundle.folder], subtitles: [] } : found.main
  const isMainNew = fingerprint.main !== '' && fingerprint.main !== last?.main
  if (main && isMainNew) {
    const id = bundle ? { id: bundle.assetId } : {}
    await orderAsset(
      trx,
      jobs,
      { ...id, itemId, purpose: 'main', form: outline.form, source: main, priority },
      now,
    )
  }
  if (found.trailer === null) await dropAssets(trx, itemId, 'trailer')
  else if (fingerprint.trailer !== last?.trailer)
    await orderAsset(
      trx,
      jobs,
      { itemId, purpose: 'trailer', form: 'video', source: found.trailer, priority },
      now,
    )

  await dropPictures(
    trx,
    itemId,
    found.pictures.map(({ shape }) => shape),
  )
  const isInsideNew = isMainNew || fingerprint.facts !== last?.facts
  for (const { shape, source } of found.pictures)
    if (fingerprint.pictures !== last?.pictures || (source.from !== 'file' && isInsideNew))
      await orderPicture(trx, jobs, { itemId, shape, source, priority: PICTURE_PRIORITY + priority }, now)
}

/** Jobs of titles that wait still; those that are queued already stay as they are. */
async function remindOfMedia({ db, jobs, clock }: IngestParts, place: Place): Promise<void> {
  const { items, assets, pictures } = await queries.pendingOf(db, place.root, place.within)
  for (const { id } of assets) await jobs.enqueue(db, 'media.package', { assetId: id }, { key: id })
  for (const { id } of pictures) await jobs.enqueue(db, 'media.picture', { pictureId: id }, { key: id })
  const busy = new Set([...assets, ...pictures].map(({ item_id }) => item_id))
  for (const { item_id } of items)
    if (item_id !== null && !busy.has(item_id))
      await db.transaction().execute((trx) => settleTitle(trx, item_id, clock.now()))
}

async function waitForMedia(
  parts: IngestParts,
  place: Place,
  { signal, onProgress }: ImportOptions,
): Promise<void> {
  let total = 0
  let remindedAt = parts.clock.now().getTime()
  for (;;) {
    signal?.throwIfAborted()
    const { items, assets } = await queries.pendingOf(parts.db, place.root, place.within)
    const open = items.filter(({ item_id }) => item_id !== null)
    if (open.length === 0) return
    total = Math.max(total, open.length)
    const parted = assets.reduce((sum, { progress }) => sum + progress, 0)
    onProgress?.({ phase: 'making', done: total - open.length + parted, total })
    const now = parts.clock.now().getTime()
    if (now - remindedAt >= REMIND_EVERY_MS) {
      remindedAt = now
      await remindOfMedia(parts, place)
    }
    await sleep(MEDIA_POLL_MS, undefined, signal ? { signal } : {})
  }
}

export type { ImportReport, Refusal }
