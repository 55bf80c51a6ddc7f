/** Whether a stream runs, asked for every key, playlist and segment. @spec decisions 4.23 */
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import { entitledAmong } from '@quintet/platform/identity/entitlement'
import DataLoader from 'dataloader'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { titlesOnDevice } from '../catalogue/visibility.ts'
import { channelFolder } from '../channels/channel-media.ts'
import { eventFolder } from '../events/event-media.ts'
import { hasOpenRental } from '../rentals/service.ts'
import { assetsOfKept, isKeptId } from '../kept/media.ts'
import { findRunning, type RunningRow, touchStream } from './queries.ts'

/** How old an answer about segments may be. Keys are never answered from memory. */
const REMEMBER_MS = 500
const REMEMBER_MAX = 10_000
const SIGN_OF_LIFE_MS = 10_000
/** So many are asked for together at most. */
const ASKED_TOGETHER = 200

export type RunningStreams = {
  /**
   * The asset that this stream plays, or the folder of its channel or live event, and what it goes on with; none where it does not run;
   * `fresh` asks the database whatever is known. Also of what a device keeps, by its id.
   */
  assetsOf(streamId: string, options: { fresh: boolean }): Promise<readonly string[]>
}

export function watchStreams(
  { db, clock }: { db: Database; clock: Clock },
  catalogue: Catalogue,
): RunningStreams {
  const known = new Map<string, { at: number; assets: Promise<readonly string[]> }>()
  // Of all that are asked for at the same time the database is asked once: a busy process spends most of its time on questions.
  const rows = new DataLoader<string, FoundRow | null>((ids) => findAll(db, ids, clock.now()), {
    cache: false,
    maxBatchSize: ASKED_TOGETHER,
    batchScheduleFn: setImmediate,
  })

  const ask = async (streamId: string): Promise<readonly string[]> => {
    const now = clock.now()
    if (isKeptId(streamId)) return assetsOfKept(db, catalogue, { id: streamId, now })
    const row = await rows.load(streamId)
    if (!row) return []
    const { account_id: accountId, item_id: itemId } = row
    if (!row.isEntitled && !(await hasOpenRental(db, accountId, itemId, now))) return []
    // The lock of the device decides at once, also for what already runs.
    const titles = titlesOnDevice(catalogue, row.kid_locked)
    const title = titles.find(row.item_id, now)
    // A channel that was taken off the air plays nothing, and has no media of its own.
    if (!title || (title.kind === 'channel' && !title.programme && row.asset_id === null)) return []
    if (now.getTime() - row.last_seen_at.getTime() > SIGN_OF_LIFE_MS) await touchStream(db, streamId, now)
    const isNextSeen = row.next_item_id !== null && titles.find(row.next_item_id, now) !== null
    const assets = [
      title.programme ? channelFolder(title.id) : row.asset_id,
      // The address of the recording itself is signed for those alone who begin once the event is over.
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

type FoundRow = RunningRow & { isEntitled: boolean }

/** The rows of these streams in their order; null for each that does not live. */
async function findAll(db: Database, ids: readonly string[], now: Date): Promise<(FoundRow | null)[]> {
  const rows = await findRunning(db, ids, now)
  const accountIds = rows.map(({ account_id }) => account_id)
  const entitled = await entitledAmong(db, accountIds, now)
  const found = new Map(
    rows.map((row) => [row.id, { ...row, isEntitled: entitled.has(row.account_id) }] as const),
  )
  return ids.map((id) => found.get(id) ?? null)
}
