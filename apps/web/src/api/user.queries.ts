/** What belongs to the member: who they are, and where they stopped. */
import { getContinue } from '@quintet/contracts/history'
import { getMe } from '@quintet/contracts/user'
import { queryOptions } from '@tanstack/react-query'
import { listContent } from '@quintet/contracts/content'
import { toCard, type Card } from './card.ts'
import type { Asker } from './catalogue.queries.ts'

export const meQuery = ({ call, site }: Asker) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => (site.isMember ? call(getMe, {}, { signal }) : null),
  })

export type ContinueCard = Card & {
  /** What plays: the episode, the track; else the card itself. */
  itemId: number
  position: number
  duration: number
}

/** The continue row: entries by last activity, joined with their titles. @spec decisions 4 */
export const continueQuery = ({ call, site }: Asker) =>
  queryOptions({
    queryKey: ['continue'],
    // Positions move while one watches; a home page that is opened again asks again.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ContinueCard[]> => {
      const entries = await call(getContinue, {}, { signal })
      if (entries.length === 0) return []
      const ids = [...new Set(entries.map(({ contentId }) => contentId))]
      const items = await call(
        listContent,
        { query: { ids: ids.join(','), limit: ids.length, lang: site.language } },
        { signal },
      )
      return entries.flatMap(({ contentId, itemId, position, duration }) => {
        const item = items.find(({ contentitem_id }) => contentitem_id === contentId)
        return item ? [{ ...toCard(item), itemId, position, duration }] : []
      })
    },
  })
