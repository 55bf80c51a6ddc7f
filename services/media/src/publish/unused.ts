/** Removes media no longer in use: those of deleted titles, and those replaced by newer ones. @spec decisions 13.17 */
import type { MediaParts } from '../parts.ts'
import * as queries from './queries.ts'

/** Delivered pages, leases and running playback refer to them for a while longer. */
const KEPT_HOURS = 24
/** Limited because a film has many files; the rest waits for the next run. */
const FOLDERS_AT_ONCE = 20

/** Removes from storage what no row has used for a day; returns the number of folders. */
export async function collectUnused({
  db,
  clock,
  storage,
  log,
}: Pick<MediaParts, 'db' | 'clock' | 'storage' | 'log'>): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_HOURS * 3_600_000)
  await queries.deleteReplaced(db, before)
  const unused = await queries.unusedMedia(db, before, FOLDERS_AT_ONCE)
  for (const { prefix } of unused) {
    await storage.remove(prefix)
    // Forgotten last, so that an interrupted removal is repeated.
    await queries.forgetUnused(db, prefix)
  }
  if (unused.length > 0) log.info({ folders: unused.length }, 'unused media removed')
  return unused.length
}
