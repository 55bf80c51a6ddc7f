/** The music a profile has heard, as far as the viewer may see it. @spec product 6.1 */
import type { Heard } from '@quintet/domain/listening/own-music'
import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Title } from '../catalogue/title.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { playsOf } from '../history/service.ts'

/** Weight of a started track, on top of one for each complete play. */
const BEGUN = 0.25

export type HeardTrack = {
  track: Title
  /** Its album; the track itself if it has none. */
  release: Title
  /** The number of complete plays. */
  plays: number
  /** When it was last played. */
  at: Date
}

/** The tracks, most recently heard first. */
export async function heardBy(
  db: Database,
  index: TitleIndex,
  { viewer, now }: { viewer: Member; now: Date },
): Promise<HeardTrack[]> {
  return (await playsOf(db, viewer.profileId)).flatMap(({ contentId, plays, at }) => {
    const track = index.find(contentId, now)
    if (track?.kind !== 'track') return []
    const release = (track.parentId === null ? null : index.find(track.parentId, now)) ?? track
    return [{ track, release, plays, at }]
  })
}

/** Each release with its weight for the profile: by plays, and slightly by having been started. */
export function releasesOf(heard: readonly HeardTrack[]): Heard[] {
  const releases = new Map<number, Heard>()
  for (const { track, release, plays } of heard) {
    const { id, tags, year } = release
    const known = releases.get(id)
    const weight = (known?.weight ?? 0) + plays + BEGUN
    releases.set(id, { id, tags: [...tags, ...track.tags], year: year || track.year, weight })
  }
  return [...releases.values()]
}
