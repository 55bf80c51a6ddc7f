/** What a profile is listening to and what comes next, on all its devices. @spec decisions 11.1 */
import type { ListeningQueue } from '@quintet/contracts/listening-queue'
import { Problem } from '@quintet/contracts/problem'
import { QUEUE_MAX } from '@quintet/domain/listening/queue-limits'
import { EMPTY_QUEUE, isHeardByItself, type QueueEntry } from '@quintet/domain/listening/queue'
import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import * as queries from './queries.ts'

type Parts = { db: Database; catalogue: Catalogue; viewer: Member; now: Date }

/** The queue without entries this viewer may not see; if the current one is hidden, the next one takes its place. */
export async function readQueue(parts: Parts): Promise<ListeningQueue> {
  const { db, viewer } = parts
  const row = await queries.selectQueue(db, viewer.profileId)
  if (!row) return { ...EMPTY_QUEUE, entries: [], revision: 0, position: 0, device: null, updatedAt: null }
  const isShown = audibleTo(parts)
  const entries = row.entries.filter(isShown)
  const now = row.entries[row.at]
  const isNowShown = now !== undefined && isShown(now)
  const before = row.entries.slice(0, row.at).filter(isShown).length
  return {
    revision: row.revision,
    entries: numbered(entries),
    at: Math.min(before, Math.max(0, entries.length - 1)),
    position: isNowShown ? row.position : 0,
    shuffle: row.shuffle,
    repeat: row.repeat,
    device:
      row.device_name === null ? null : { name: row.device_name, isThis: row.device_id === viewer.deviceId },
    updatedAt: row.updated_at.toISOString(),
  }
}

/**
 * Replaces the queue of the given revision. Entries this viewer may not hear are left out; stored entries hidden from a locked device stay,
 * at the end. Throws `stale_queue` with the current queue if another device was faster.
 */
export async function writeQueue(
  parts: Parts,
  { entries, at, ...wish }: queries.KeptQueue & { revision: number },
): Promise<ListeningQueue> {
  const { db, viewer, now } = parts
  const isHeard = audibleTo(parts)
  const heard = entries.filter(isHeard)
  const nowHeard = entries.slice(0, at).filter(isHeard).length
  const before = await queries.selectQueue(db, viewer.profileId)
  const hidden = viewer.kidLocked ? (before?.entries.filter((entry) => !isHeard(entry)) ?? []) : []
  const last = heard.length
  const kept = [...heard, ...hidden.map((entry, index) => ({ ...entry, place: last + index }))]
  const queue = {
    ...wish,
    entries: numbered(kept.slice(0, QUEUE_MAX)),
    at: Math.min(nowHeard, Math.max(0, heard.length - 1)),
  }
  if (!(await queries.keepQueue(db, viewer, queue, now)))
    throw new Problem('stale_queue', { queue: await readQueue(parts) })
  return readQueue(parts)
}

/** Accepts tracks and books that this viewer may see. */
function audibleTo({ catalogue, viewer, now }: Parts): (entry: QueueEntry) => boolean {
  const index = titlesFor(catalogue, viewer)
  return ({ contentId }) => {
    const title = index.find(contentId, now)
    return title !== null && isHeardByItself(title)
  }
}

// Renumbers places without gaps, preserving order.
function numbered(entries: readonly QueueEntry[]): QueueEntry[] {
  const order = new Map(entries.toSorted((a, b) => a.place - b.place).map((entry, place) => [entry, place]))
  return entries.map((entry) => ({ ...entry, place: order.get(entry) ?? entry.place }))
}
