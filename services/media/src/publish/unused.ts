/** Media that nobody uses any more go: of titles that were deleted, and what newer media replaced. @spec decisions 13.17 */
import type { MediaParts } from '../parts.ts'
import * as queries from './queries.ts'

/** Pages that were sent, leases and what plays just now name them a while longer. */
const KEPT_HOURS = 24
/** Of the many files of a film; the rest waits for the next look. */
const FOLDERS_AT_ONCE = 20

/** Removes from storage what no row names since a day; gives how many folders. */
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
    // Afterwards: what is interrupted is done again.
    await queries.forgetUnused(db, prefix)
  }
  if (unused.length > 0) log.info({ folders: unused.length }, 'unused media removed')
  return unused.length
}
