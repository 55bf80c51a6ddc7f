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
  // One transaction each: whoever wants to use the folder again waits for its end, and an interrupted removal is repeated.
  const collectOne = () =>
    db.transaction().execute(async (tx) => {
      const unused = await queries.takeUnused(tx, before)
      if (unused) await storage.remove(unused.prefix)
      return unused !== undefined
    })
  let folders = 0
  while (folders < FOLDERS_AT_ONCE && (await collectOne())) folders++
  if (folders > 0) log.info({ folders }, 'unused media removed')
  return folders
}
