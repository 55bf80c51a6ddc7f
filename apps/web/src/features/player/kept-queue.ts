/** Loads the profile's queue once the page is there: before the player's code, which most visits do not need. */
import type { ListeningQueue } from '@quintet/contracts/listening-queue'
import { getQueue } from '@quintet/contracts/queue'
import { call } from '../../api/call.ts'

/** Null: it is empty or failed to load. */
export async function keptQueue(): Promise<ListeningQueue | null> {
  const queue = await call(getQueue).catch(() => null)
  return queue && queue.entries.length > 0 ? queue : null
}
