/** Makes an asset from the order in its row. May be called any number of times, however the last attempt ended. */
import type { Database } from '@quintet/platform/db/database'
import type { MediaAssetTable } from '@quintet/platform/db/tables'
import { START_PAGE } from '@quintet/media-files/library/bundle'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { withSourcesHere } from '@quintet/platform/storage/staging'
import { StorageAwayError } from '@quintet/platform/storage/storage-away'
import { makeKeys } from '../encrypt/segments.ts'
import { type Begun, packageMedia } from '../package/package-media.ts'
import type { PlayableMedia } from '../package/write-playlists.ts'
import type { MediaParts } from '../parts.ts'
import type { SubtitleFile } from '../subtitles/read-subtitles.ts'
import type { DiscSpan } from '../transcode/plan.ts'
import * as queries from './queries.ts'
import { dropStages } from './stages.ts'

type Asset = Pick<MediaAssetTable, 'id' | 'item_id' | 'purpose' | 'form'> & {
  source: { files: string[]; subtitles: SubtitleFile[]; span?: DiscSpan }
}

const PROGRESS_EVERY_MS = 1000
const MAX_FAILURES = 5

/** Throws if it should be retried: the machine is at fault, another process is working on it, or we were stopped. */
export async function makeAsset(parts: MediaParts, id: string, signal: AbortSignal): Promise<void> {
  const done = await queries.withAssetLock(parts.db, id, async (connection) => {
    const asset = await queries.findAsset(connection, id)
    if (!asset || asset.state === 'ready' || asset.state === 'failed') return true
    await queries.markRunning(connection, id)
    try {
      await (asset.form === 'game'
        ? publishGame(parts, connection, asset)
        : withSourceHere(parts, asset.source, (source) =>
            publishMedia(parts, connection, { ...asset, source }, signal),
          ))
      await dropStages(parts, asset.source.files)
    } catch (error) {
      await endBadly(parts, connection, asset, error)
    }
    return true
  })
  if (done === null) throw new Error(`${id} is being made by another process.`)
}

function withSourceHere<T>(
  { storage }: MediaParts,
  { files, subtitles, ...source }: Asset['source'],
  use: (source: Asset['source']) => Promise<T>,
): Promise<T> {
  const all = [...files, ...subtitles.map(({ path }) => path)]
  return withSourcesHere(storage, all, (pathOf) =>
    use({
      ...source,
      files: files.map(pathOf),
      subtitles: subtitles.map((file) => ({ ...file, path: pathOf(file.path) })),
    }),
  )
}

async function publishMedia(
  parts: MediaParts,
  connection: Database,
  asset: Asset,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage, clock, jobs, log } = parts
  const { id, item_id: itemId, form, purpose, source } = asset
  const prefix = `assets/${id}`
  const media = await packageMedia(
    {
      form: form === 'audio' ? 'audio' : 'video',
      files: source.files,
      subtitles: source.subtitles,
      ...(source.span ? { span: source.span } : {}),
      // Trailers are open to everyone. @spec decisions 4.7
      isEncrypted: purpose === 'main',
    },
    {
      storage,
      prefix,
      signal,
      begin: (work) => beginWork(parts, connection, id, work),
      onProgress: progressNotes(db, id, signal),
      ...(purpose === 'main' && form === 'video'
        ? { onPlayable: (playable) => publishGrowing(parts, asset, playable) }
        : {}),
    },
  )
  if (media.warnings.length > 0)
    log.warn({ asset: id, warnings: media.warnings }, 'media packaged with warnings')
  const isKept = await connection.transaction().execute(async (trx) => {
    const facts = { ...media, isEncrypted: purpose === 'main' }
    if (!(await queries.markReady(trx, id, facts, clock.now()))) return false
    await queries.saveParts(trx, id, media)
    await queries.replaceKeys(trx, id, media.keys)
    await jobs.enqueue(trx, 'content.settle', { itemId }, { key: String(itemId) })
    return true
  })
  if (!isKept) await storage.remove(prefix)
}

// Only a film is played while it is packaged; trailers and everything else appear when complete.
async function publishGrowing(
  { db, jobs }: MediaParts,
  { id, item_id: itemId }: Asset,
  media: PlayableMedia,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await queries.markGrowing(trx, id, { ...media, isEncrypted: true }))) return
    await queries.saveParts(trx, id, media)
    await jobs.enqueue(trx, 'content.settle', { itemId }, { key: String(itemId) })
  })
}

// Keys are stored before the first segment, so that what a killed worker leaves can be read and resumed.
async function beginWork(
  { storage }: MediaParts,
  connection: Database,
  id: string,
  { digest, segments }: { digest: string; segments: number },
): Promise<Begun> {
  const known = await queries.keysOfWork(connection, id, digest)
  if (known) return { keys: makeKeys(known), isResumed: true }
  await storage.remove(`assets/${id}`)
  const keys = makeKeys()
  keys.keyOf(segments)
  await queries.keepWork(connection, id, digest, keys.all())
  return { keys, isResumed: false }
}

// The importer has unpacked and checked the game, in a folder that nobody else writes to.
async function publishGame(
  { storage, clock, jobs }: MediaParts,
  connection: Database,
  asset: Asset,
): Promise<void> {
  const { id, item_id: itemId, source } = asset
  const prefix = `games/${id}`
  const entryKey = `${prefix}/${START_PAGE}`
  const [folder] = source.files
  if (folder !== undefined && (await storage.size(entryKey)) === null)
    await storage.adoptDirectory(folder, prefix, START_PAGE)
  if ((await storage.size(entryKey)) === null)
    throw new MediaToolError('refused', `The game contains no ${START_PAGE}.`)
  const isKept = await connection.transaction().execute(async (trx) => {
    const facts = {
      entryKey,
      durationSeconds: null,
      loudness: null,
      truePeak: null,
      sound: null,
      thumbnailsKey: null,
      warnings: [],
      isEncrypted: false,
    }
    if (!(await queries.markReady(trx, id, facts, clock.now()))) return false
    await jobs.enqueue(trx, 'content.settle', { itemId }, { key: String(itemId) })
    return true
  })
  if (!isKept) await storage.remove(prefix)
}

async function endBadly(
  parts: MediaParts,
  connection: Database,
  asset: Asset,
  error: unknown,
): Promise<void> {
  const { storage, clock, jobs, log } = parts
  const { id, item_id: itemId } = asset
  const reason = error instanceof MediaToolError ? error.reason : 'Packaging failed; the log says why.'
  const isFinal = error instanceof MediaToolError && error.isFinal
  if (!isFinal && (isPassing(error) || (await queries.countFailure(connection, id, reason)) < MAX_FAILURES))
    throw error
  if (!isFinal) log.error({ err: error, asset: id }, 'packaging failed for good')
  if (asset.form !== 'game') await storage.remove(`assets/${id}`)
  await connection.transaction().execute(async (trx) => {
    await queries.markFailed(trx, id, reason, clock.now())
    await jobs.enqueue(trx, 'content.settle', { itemId }, { key: String(itemId) })
  })
}

/** True if the error says nothing about the file, however often it occurs. */
export function isPassing(error: unknown): boolean {
  if (error instanceof StorageAwayError) return true
  if (error instanceof MediaToolError)
    return error.kind === 'stopped' || error.kind === 'missing' || error.isDiskFull
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOSPC'
}

function progressNotes(db: Database, id: string, signal: AbortSignal): (share: number) => void {
  let notedAt = 0
  return (share) => {
    if (signal.aborted || performance.now() - notedAt < PROGRESS_EVERY_MS) return
    notedAt = performance.now()
    // A lost progress update is followed by the next.
    queries.noteProgress(db, id, share).catch(() => {})
  }
}
