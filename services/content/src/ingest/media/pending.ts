/** The media that an import waits for. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from '@quintet/media-files/library/library-folder'
import type { ImportOptions, IngestParts } from '../parts.ts'
import { settleTitle } from '../settle/settle.ts'
import { Patience } from './patience.ts'
import * as media from './queries.ts'

const MEDIA_POLL_MS = 300
/** Lost jobs (after too many worker crashes) are queued again. */
const REMIND_EVERY_MS = 30_000
const PATIENCE_MS = 5 * 60_000

/** Requeues the jobs of titles that still wait; queued jobs are not affected. */
export async function remindOfMedia({ db, jobs, clock }: IngestParts, place: Place): Promise<void> {
  const { items, assets, pictures } = await media.pendingOf(db, place.root, place.within)
  for (const { id } of assets) await jobs.enqueue(db, 'media.package', { assetId: id }, { key: id })
  for (const { id } of pictures) await jobs.enqueue(db, 'media.picture', { pictureId: id }, { key: id })
  const busy = new Set([...assets, ...pictures].map(({ item_id }) => item_id))
  for (const { item_id } of items)
    if (item_id !== null && !busy.has(item_id))
      await db.transaction().execute((trx) => settleTitle(trx, item_id, clock.now()))
}

/** True if media of a library are still to be made. */
export async function awaitsMedia(db: IngestParts['db'], library: string): Promise<boolean> {
  return (await media.pendingOf(db, library, '')).items.length > 0
}

/** Returns when all media of the titles at `place` are finished, successfully or not. */
export async function waitForMedia(
  parts: IngestParts,
  place: Place,
  { signal, onProgress }: ImportOptions,
): Promise<void> {
  const now = () => parts.clock.now().getTime()
  const patience = new Patience(PATIENCE_MS)
  let total = 0
  let remindedAt = now()
  for (;;) {
    signal?.throwIfAborted()
    const pending = await patience.ask(() => media.pendingOf(parts.db, place.root, place.within), now)
    if (pending) {
      const open = pending.items.filter(({ item_id }) => item_id !== null)
      if (open.length === 0) return
      total = Math.max(total, open.length)
      const parted = pending.assets.reduce((sum, { progress }) => sum + progress, 0)
      onProgress?.({ phase: 'making', done: total - open.length + parted, total })
    }
    if (now() - remindedAt >= REMIND_EVERY_MS) {
      remindedAt = now()
      await patience.ask(() => remindOfMedia(parts, place), now)
    }
    await sleep(MEDIA_POLL_MS, undefined, signal ? { signal } : {})
  }
}
