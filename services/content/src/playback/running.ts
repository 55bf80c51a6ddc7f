/** Whether a stream is running, checked for every key, playlist and segment. @spec decisions 4.23 */
import type { Clock } from '@quintet/platform/clock/clock'
import { askTogether } from '@quintet/platform/db/ask-together'
import type { Database } from '@quintet/platform/db/database'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { titlesOnDevice } from '../catalogue/visibility.ts'
import { channelFolder } from '../channels/channel-media.ts'
import { eventFolder } from '../events/event-media.ts'
import { hasBegunRental } from '../rentals/service.ts'
import { assetsOfKept, isKeptId } from '../kept/media.ts'
import { findRunning, touchStream } from './queries.ts'

/** Maximum age of a cached result for segments. Keys are never served from the cache. */
const REMEMBER_MS = 500
const REMEMBER_MAX = 10_000
const SIGN_OF_LIFE_MS = 10_000

export type RunningStreams = {
  /**
   * The assets this stream plays, or the folder of its channel or live event, and the next one; empty if it is not running. `fresh`
   * bypasses the cache. Also accepts the id of a kept title.
   */
  assetsOf(streamId: string, options: { fresh: boolean }): Promise<readonly string[]>
}

export function watchStreams(
  { db, clock }: { db: Database; clock: Clock },
  catalogue: Catalogue,
): RunningStreams {
  const known = new Map<string, { at: number; assets: Promise<readonly string[]> }>()

  const ask = async (streamId: string): Promise<readonly string[]> => {
    const now = clock.now()
    if (isKeptId(streamId)) return assetsOfKept(db, catalogue, { id: streamId, now })
    const row = await findTogether(db, { id: streamId, now })
    if (!row) return []
    const { account_id: accountId, item_id: itemId } = row
    // The device's lock takes effect at once, even on running playback.
    const titles = titlesOnDevice(catalogue, row.kid_locked)
    const title = titles.find(itemId, now)
    // A channel taken off the air plays nothing, and has no media of its own.
    if (!title || (title.kind === 'channel' && !title.programme && row.asset_id === null)) return []
    const mayPlay =
      (await isEntitled(db, accountId, now)) || (await hasBegunRental(db, accountId, title, now))
    if (!mayPlay) return []
    if (now.getTime() - row.last_seen_at.getTime() > SIGN_OF_LIFE_MS) await touchStream(db, streamId, now)
    const isNextSeen = row.next_item_id !== null && titles.find(row.next_item_id, now) !== null
    const assets = [
      title.programme ? channelFolder(title.id) : row.asset_id,
      // The recording's own address is only signed for playback that starts after the event.
      title.live ? eventFolder(title.id) : null,
      isNextSeen ? row.next_asset_id : null,
    ]
    return assets.filter((asset) => asset !== null)
  }

  return {
    assetsOf(streamId, { fresh }) {
      const at = clock.now().getTime()
      const last = known.get(streamId)
      if (!fresh && last && at - last.at < REMEMBER_MS) return last.assets
      const assets = ask(streamId)
      if (known.size >= REMEMBER_MAX) known.clear()
      known.set(streamId, { at, assets })
      assets.catch(() => known.delete(streamId))
      return assets
    },
  }
}

/** Finds a running stream. Such queries take most of a busy process's time, so concurrent ones are batched. */
const findTogether = askTogether(async (db, asked: readonly { id: string; now: Date }[]) => {
  const [first] = asked
  if (!first) return []
  const ids = asked.map(({ id }) => id)
  const found = new Map((await findRunning(db, ids, first.now)).map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? null)
})
