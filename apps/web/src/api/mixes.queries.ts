/** A profile's own playlists and their contents. */
import { type ContentItem, LIMIT_MAX, listContent } from '@quintet/contracts/content'
import type { Mix } from '@quintet/contracts/mix'
import * as mixes from '@quintet/contracts/mixes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

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
      const titles = await titlesBy(asker, ids, signal)
      const albums = await titlesBy(
        asker,
        [...new Set(titles.flatMap(({ parent_id: id }) => id ?? []))],
        signal,
      )
      return Object.fromEntries([...titles, ...albums].map((title) => [title.contentitem_id, title]))
    },
  })
}

async function titlesBy(
  { call, site }: Asker,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ContentItem[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / LIMIT_MAX) }, (_, page) =>
    ids.slice(page * LIMIT_MAX, (page + 1) * LIMIT_MAX),
  )
  const found = await Promise.all(
    pages.map((page) =>
      call(
        listContent,
        { query: { ids: page.join(','), sort: 'order,asc', limit: LIMIT_MAX, lang: site.language } },
        { signal },
      ),
    ),
  )
  return found.flat()
}
