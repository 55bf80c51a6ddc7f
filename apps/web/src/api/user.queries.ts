/** What belongs to the member: who they are, and where they stopped. */
import { getContinue, getHistory, type ResumePoint } from '@quintet/contracts/history'
import { getRecommended } from '@quintet/contracts/recommended'
import { getMe } from '@quintet/contracts/user'
import { queryOptions } from '@tanstack/react-query'
import { listContent } from '@quintet/contracts/content'
import type { Vertical } from '@quintet/domain/categories'
import { pictureOf, toCard, toCardInShape, type Card, type PictureSource } from './card.ts'
import { fractionsOf } from './progress.ts'
import type { Asker } from './asker.ts'

export const meQuery = ({ call, site }: Asker) =>
  queryOptions({
    queryKey: ['me'],
    meta: { isUser: true },
    queryFn: ({ signal }) => (site.isMember ? call(getMe, {}, { signal }) : null),
  })

export type ContinueCard = Card & {
  /** What plays: the episode, the track; else the card itself. */
  itemId: number
  position: number
  duration: number
  /** How fast it is heard; 1 for all but books. */
  speed: number
  /** In one shape for every vertical, so that they share a row. */
  wide?: PictureSource | undefined
}

const WIDE_MAX_WIDTH = 640

const PROGRESS_STALE_MS = 30_000

/** How far each title was played, 0 to 1, by its id; a series, an album or a book as its current part. */
export const progressQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['progress'],
    staleTime: PROGRESS_STALE_MS,
    queryFn: async ({ signal }): Promise<Record<number, number>> => {
      const [points, entries] = await Promise.all([
        call(getHistory, {}, { signal }),
        call(getContinue, {}, { signal }),
      ])
      return fractionsOf(points, entries)
    },
  })

/** The continue row: entries by last activity, joined with their titles. @spec decisions 4.33 */
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
      return entries.flatMap(({ contentId, itemId, position, duration, speed = 1 }) => {
        const item = items.find(({ contentitem_id }) => contentitem_id === contentId)
        if (!item) return []
        const wide = pictureOf(item, ['landscape', 'background'], WIDE_MAX_WIDTH)
        return [{ ...toCard(item), itemId, position, duration, speed, ...(wide ? { wide } : {}) }]
      })
    },
  })

export type RecommendedCard = Card & { /** The title that it resembles. */ because: string }

/** What this profile may like next, of each vertical that it knows something of. @spec catalogue 2.4.4 */
export const recommendedQuery = ({ call, site }: Asker) =>
  queryOptions({
    queryKey: ['recommended'],
    queryFn: async ({ signal }): Promise<Partial<Record<Vertical, RecommendedCard>>> => {
      const found = await call(getRecommended, { query: { lang: site.language } }, { signal })
      return Object.fromEntries(
        found.map(({ category, item, because }) => [
          category,
          { ...toCardInShape(item, 'background'), because: because.title },
        ]),
      )
    },
  })

/** How far each title was played, by its id. */
export const historyQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['history'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Record<number, ResumePoint>> =>
      Object.fromEntries(
        (await call(getHistory, {}, { signal })).map((point) => [point.contentId, point] as const),
      ),
  })
