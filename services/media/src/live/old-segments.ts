/** Removes what has left a channel's window: first from the list, then from storage. */
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import type { MediaParts } from '../parts.ts'
import { partName, segmentName } from './channel-log.ts'
import * as queries from './queries.ts'

type Parts = Pick<MediaParts, 'db' | 'storage' | 'clock'>

const AT_ONCE = 500
/** A player that has just read the playlist may still request a segment. */
const SLACK_MS = 2 * 60 * 1000

/** `windowHours`: anything older is removed. */
export async function dropOldSegments(
  { db, storage, clock }: Parts,
  { itemId, assetId }: { itemId: number; assetId: string },
  windowHours: number,
): Promise<void> {
  const before = new Date(clock.now().getTime() - windowHours * HOUR_MS - SLACK_MS)
  for (;;) {
    const dropped = await queries.dropSegments(db, itemId, { before, most: AT_ONCE })
    for (const { run, number, names } of dropped)
      for (const name of names)
        await storage.remove(`assets/${assetId}/${run}/${name}/${segmentName(number)}`)
    if (dropped.length < AT_ONCE) break
  }
  const partsBefore = new Date(clock.now().getTime() - SLACK_MS)
  for (const { run, number, place, names } of await queries.dropParts(db, itemId, partsBefore))
    for (const name of names)
      await storage.remove(`assets/${assetId}/${run}/${name}/${partName(number, place)}`)
  for (const run of await queries.dropEmptyRuns(db, itemId, assetId))
    await storage.remove(`assets/${assetId}/${run}`)
}
