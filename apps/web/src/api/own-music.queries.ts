/** A profile's listening history and its daily mixes. @spec product 6.1 */
import type { ContentItem } from '@quintet/contracts/content'
import * as music from '@quintet/contracts/own-music'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

export const ownMusicQuery = ({ call, site }: Asker) =>
  queryOptions({
    queryKey: ['own-music'],
    // It changes with every track.
    staleTime: 0,
    queryFn: ({ signal }) => call(music.getOwnMusic, { query: { lang: site.language } }, { signal }),
  })

export const dayMixQuery = ({ call, site }: Asker, dayMixId: string) =>
  queryOptions({
    queryKey: ['day-mix', dayMixId],
    queryFn: ({ signal }) =>
      call(music.getDayMix, { params: { dayMixId }, query: { lang: site.language } }, { signal }),
  })

/** Pairs each track with its album. */
export function withAlbums(
  tracks: readonly ContentItem[],
  albums: readonly ContentItem[],
): { track: ContentItem; album: ContentItem | undefined }[] {
  const byId = new Map(albums.map((album) => [album.contentitem_id, album]))
  return tracks.map((track) => ({
    track,
    album: track.parent_id === undefined ? undefined : byId.get(track.parent_id),
  }))
}
