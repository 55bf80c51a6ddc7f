import type { ContentItem } from '@quintet/contracts/content'
import { withAlbums } from '../../../../api/own-music.queries.ts'
import { playableOf } from '../../../../playing/playable.ts'
import type { Playable } from '../../../../playing/play-request.ts'

type Similar = { tracks: readonly ContentItem[]; albums: readonly ContentItem[] }

/** Returns the tracks that go on after a queue, in order: those that the member can play and that are not in it already. */
export function goingOnWith(
  { tracks, albums }: Similar,
  queue: readonly Pick<Playable, 'id'>[],
  plays: (track: ContentItem) => boolean,
): Playable[] {
  const known = new Set(queue.map(({ id }) => id))
  return withAlbums(tracks, albums)
    .filter(({ track }) => plays(track) && !known.has(track.contentitem_id))
    .map(({ track, album }) => playableOf(track, album ?? track))
}
