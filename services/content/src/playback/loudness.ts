/** How loud a track is, and the album that it is heard in. @spec decisions 11.14 */
import type { Playback } from '@quintet/contracts/playback'
import { levelOfAll } from '@quintet/domain/loudness'
import type { Database } from '@quintet/platform/db/database'
import type { Title } from '../catalogue/title.ts'
import { readLevels } from './queries.ts'

/** Of music that was measured; books and films are told nothing. */
export async function loudnessOf(
  db: Database,
  title: Pick<Title, 'id' | 'parentId' | 'vertical'>,
): Promise<Pick<Playback, 'loudness'>> {
  if (title.vertical !== 'music-stream') return {}
  const levels = (await readLevels(db, title)).map((row) => ({
    id: row.item_id,
    lufs: row.loudness_lufs ?? 0,
    ...(row.true_peak_db === null ? {} : { peak: row.true_peak_db }),
    seconds: row.duration_seconds ?? 0,
  }))
  const own = levelOfAll(levels.filter(({ id }) => id === title.id))
  const album = title.parentId === null ? null : levelOfAll(levels)
  return own ? { loudness: { track: own, ...(album ? { album } : {}) } } : {}
}
