/** A profile's own playlists and their contents. */
import type { ContentItem } from '@quintet/contracts/content'
import type { Mix } from '@quintet/contracts/mix'
import * as mixes from '@quintet/contracts/mixes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'
import { titlesById } from './catalogue.queries.ts'

/** Most recently changed first. */
export const mixesQuery = ({ call }: Asker) =>
  queryOptions({ queryKey: ['mixes'], queryFn: ({ signal }) => call(mixes.listMixes, {}, { signal }) })

export const mixQuery = ({ call }: Asker, mixId: string) =>
  queryOptions({
    queryKey: ['mix', mixId],
    queryFn: ({ signal }): Promise<Mix> => call(mixes.getMix, { params: { mixId } }, { signal }),
  })

/** Returns the tracks of the playlists and the albums they belong to, by id. */
export const mixTitlesQuery = (asker: Asker, contentIds: readonly number[]) => {
  const ids = [...new Set(contentIds)].toSorted((a, b) => a - b)
  return queryOptions({
    queryKey: ['mix-titles', ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Record<number, ContentItem>> => {
      const titles = await titlesById(asker, ids, { signal })
      const albumIds = new Set(titles.flatMap(({ parent_id: id }) => id ?? []))
      const albums = await titlesById(asker, [...albumIds], { signal })
      return Object.fromEntries([...titles, ...albums].map((title) => [title.contentitem_id, title]))
    },
  })
}
