/** The profile's favorites: one list, replaced by every response. @spec catalogue 7.3 */
import { getPlaylist, type PlaylistEntry } from '@quintet/contracts/playlist'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

/** Newest first. */
export const playlistQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['playlist'],
    queryFn: ({ signal }): Promise<PlaylistEntry[]> => call(getPlaylist, {}, { signal }),
  })
