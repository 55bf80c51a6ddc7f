/** The loudness of a track, and of the album it belongs to. @spec decisions 11.14 */
import type { Playback } from '@quintet/contracts/playback'
import { levelOfAll } from '@quintet/domain/listening/loudness'
import type { Database } from '@quintet/platform/db/database'
import type { Title } from '../catalogue/title.ts'
import { readLevels } from './queries.ts'

type Heard = Pick<Title, 'id' | 'parentId' | 'vertical'>
type Loudness = Pick<Playback, 'loudness'>

/** For measured music; empty for books and films. */
export async function loudnessOf(db: Database, title: Heard): Promise<Loudness> {
  const [loudness = {}] = await loudnessOfEach(db, [title])
  return loudness
}

/** The same for titles played together: the tracks of one album, or one title. */
export async function loudnessOfEach(db: Database, titles: readonly Heard[]): Promise<Loudness[]> {
  const [first] = titles
  if (first?.vertical !== 'music-stream') return titles.map(() => ({}))
  const levels = await levelsOf(db, first)
  return titles.map((title) => loudnessIn(levels, title))
}

async function levelsOf(db: Database, title: Heard) {
  return (await readLevels(db, title)).map((row) => ({
    id: row.item_id,
    lufs: row.loudness_lufs ?? 0,
    ...(row.true_peak_db === null ? {} : { peak: row.true_peak_db }),
    seconds: row.duration_seconds ?? 0,
  }))
}

function loudnessIn(levels: Awaited<ReturnType<typeof levelsOf>>, title: Heard): Loudness {
  const own = levelOfAll(levels.filter(({ id }) => id === title.id))
  const album = title.parentId === null ? null : levelOfAll(levels)
  return own ? { loudness: { track: own, ...(album ? { album } : {}) } } : {}
}
