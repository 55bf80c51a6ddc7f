/** Acts when all media of a title are finished: publishes what is complete, and records what failed. */
import type { Kind } from '@quintet/domain/catalogue/categories'
import type { Programme } from '@quintet/domain/live/channel-plan'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { announceChange } from '../../catalogue/changes.ts'
import { fitChapters, setMediaFacts, setPublished } from '../../catalogue/write.ts'
import * as sources from '../sources/queries.ts'
import * as queries from './queries.ts'

/** Settles titles whose media or pictures have finished, as reported by the media service; at the start also those that were forgotten. */
export async function workSettling({ db, clock }: Pick<Platform, 'db' | 'clock'>, jobs: Jobs): Promise<void> {
  for (const itemId of await queries.selectForgotten(db))
    await jobs.enqueue(db, 'content.settle', { itemId }, { key: String(itemId) })
  await jobs.work('content.settle', { atOnce: 1 }, ({ itemId }) =>
    db.transaction().execute((trx) => settleTitle(trx, itemId, clock.now())),
  )
}

/**
 * Publishes a title if that is wanted and it is complete; records the reason if its media failed; does nothing while something is missing.
 * It stays pending until everything is finished. Idempotent.
 */
export async function settleTitle(trx: DatabaseTransaction, itemId: number, now: Date): Promise<void> {
  const source = await sources.lockSourceOfItem(trx, itemId)
  const item = await queries.findItem(trx, itemId)
  if (!item) return
  if (!source) return settleAdded(trx, item)
  // Locks in the order child, parent, catalogue, to prevent deadlocks.
  const parent = item.parent_id === null ? undefined : await sources.lockSourceOfItem(trx, item.parent_id)

  const assets = await queries.newestAssets(trx, itemId)
  const open = assets.filter(({ state }) => state === 'waiting' || state === 'running')
  // Trailers are made last, and nothing waits for them.
  if (open.some(({ plays, purpose }) => !plays && purpose === 'main')) return
  if (await queries.hasWaitingPicture(trx, itemId)) return
  await noteMediaFacts(trx, source, item)

  const failed =
    assets.find(({ purpose, state }) => purpose === 'main' && state === 'failed') ??
    assets.find(({ state }) => state === 'failed')
  if (failed) {
    const what = failed.purpose === 'trailer' ? 'Trailer: ' : ''
    await sources.setSourceState(
      trx,
      itemId,
      'failed',
      `${what}${failed.reason ?? 'Its media could not be packaged.'}`,
    )
    // A title that was only published while it grew is hidden again; otherwise its new pictures are announced.
    const isNew = failed.purpose === 'main' && item.published_at && item.published_at >= failed.created_at
    if (isNew && !(await queries.playingAsset(trx, itemId))) await setPublished(trx, [itemId], null)
    else if (item.published_at) await announceChange(trx, [itemId])
    // An album waiting only for this track now has the length of the others.
    if (parent && item.parent_id !== null) await settleTitle(trx, item.parent_id, now)
    return
  }
  if (open.length === 0) await sources.setSourceState(trx, itemId, 'imported', null)
  if (await isComplete(trx, source, item)) {
    // A new episode of a series that is hidden or scheduled waits with it.
    const waits = parent !== undefined && !parent.publishes
    if (source.publishes && !waits) await setPublished(trx, [itemId], now)
    else if (item.published_at) await announceChange(trx, [itemId])
    if (parent && item.parent_id !== null) await settleTitle(trx, item.parent_id, now)
    if (item.kind !== 'channel')
      for (const id of await queries.takeWaitingChannels(trx)) await settleTitle(trx, id, now)
  }
}

/** A title without an import, such as an added channel or jingle, is published by whoever added it; what is new is announced. */
async function settleAdded(
  trx: DatabaseTransaction,
  { id, published_at: publishedAt }: { id: number; published_at: Date | null },
): Promise<void> {
  const playing = await queries.playingAsset(trx, id)
  if (playing) await notePlaying(trx, id, playing)
  if (publishedAt && !(await queries.hasWaitingPicture(trx, id))) await announceChange(trx, [id])
}

const MADE_OF_PARTS: readonly Kind[] = ['series', 'album', 'channel']

/** True if a series, an album or a channel has its first playable part; a channel of other titles needs one of them to be playable. */
async function isComplete(
  trx: DatabaseTransaction,
  source: { library: string; path: string },
  { id, kind, programme }: { id: number; kind: Kind; programme: Programme | null },
): Promise<boolean> {
  if (!MADE_OF_PARTS.includes(kind)) return true
  const children = await queries.publishedChildren(trx, id)
  if (children.length > 0) return true
  if (await queries.hasExpectedChildren(trx, source.library, source.path)) return false
  const categories = programme?.rules.flatMap((rule) => rule.categories) ?? []
  return categories.length === 0 || queries.hasPlayingTitle(trx, categories)
}

async function notePlaying(
  trx: DatabaseTransaction,
  itemId: number,
  playing: { id: string; duration_seconds: number | null },
): Promise<void> {
  const names = await queries.renditionNames(trx, playing.id)
  const heights = names.flatMap((name) => /(\d{3,4})p/.exec(name)?.[1] ?? []).map(Number)
  await setMediaFacts(trx, itemId, {
    durationSeconds: playing.duration_seconds,
    resolution: heights.length > 0 ? `${Math.max(...heights)}p` : null,
  })
}

async function noteMediaFacts(
  trx: DatabaseTransaction,
  source: { library: string; path: string },
  { id: itemId, kind }: { id: number; kind: Kind },
): Promise<void> {
  const playing = await queries.playingAsset(trx, itemId)
  if (playing) {
    await notePlaying(trx, itemId, playing)
    if (playing.source.files.length > 1 && playing.duration_seconds !== null)
      await fitChapters(trx, itemId, playing.duration_seconds)
    return
  }
  // An album is as long as all its tracks: unknown while some are being made, or announced without media.
  if (kind !== 'album' || (await queries.hasPendingChildren(trx, source.library, source.path))) return
  const children = await queries.publishedChildren(trx, itemId)
  const seconds = children.reduce<number>((sum, duration) => sum + (duration ?? 0), 0)
  if (seconds === 0) return
  const durationSeconds = children.includes(null) ? null : seconds
  await setMediaFacts(trx, itemId, { durationSeconds, resolution: null })
}
