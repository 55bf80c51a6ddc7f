/** The member's own data: who they are, and where they stopped watching. */
import { getContinue, getHistory, type ResumePoint } from '@quintet/contracts/history'
import { getRecommended } from '@quintet/contracts/recommended'
import { getMe } from '@quintet/contracts/user'
import { queryOptions } from '@tanstack/react-query'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { pictureOf, toCard, toCardInShape, type Card, type PictureSource } from './card.ts'
import { titlesById } from './catalogue.queries.ts'
import { fractionsOf } from './progress.ts'
import type { Asker } from './asker.ts'

export const meQuery = ({ call, site }: Asker) =>
  queryOptions({
    queryKey: ['me'],
    meta: { isUser: true },
    queryFn: ({ signal }) => (site.isMember ? call(getMe, {}, { signal }) : null),
  })

export type ContinueCard = Card & {
  /** The id of what plays: the episode or track, otherwise the card's own title. */
  itemId: number
  position: number
  duration: number
  /** The playback speed; 1 for everything but books. */
  speed: number
  /** A picture in the same shape for every vertical, so that they can share a row. */
  wide?: PictureSource | undefined
}

const WIDE_MAX_WIDTH = 640

const PROGRESS_STALE_MS = 30_000

/** Positions change while watching, so a page opened again refetches them; one that was just delivered does not. */
const POSITION_STALE_MS = 5000

/** Returns how far each title was played, 0 to 1 by id; a series, album or book has the fraction of its current part. */
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

/** Returns the continue row: entries by last activity, joined with their titles. @spec decisions 4.33 */
export const continueQuery = (asker: Asker) =>
  queryOptions({
    queryKey: ['continue'],
    staleTime: POSITION_STALE_MS,
    queryFn: async ({ signal }): Promise<ContinueCard[]> => {
      const entries = await asker.call(getContinue, {}, { signal })
      const ids = entries.map(({ contentId }) => contentId)
      const items = await titlesById(asker, ids, { signal })
      return entries.flatMap(({ contentId, itemId, position, duration, speed = 1 }) => {
        const item = items.find(({ contentitem_id }) => contentitem_id === contentId)
        if (!item) return []
        const wide = pictureOf(item, ['landscape', 'background'], WIDE_MAX_WIDTH)
        return [{ ...toCard(item), itemId, position, duration, speed, ...(wide ? { wide } : {}) }]
      })
    },
  })

export type RecommendedCard = Card & { /** The title it was recommended for. */ because: string }

/** Returns recommendations for this profile, for each vertical in which it has some history. @spec catalogue 2.4.4 */
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

/** Returns how far each title was played, by its id. */
export const historyQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['history'],
    staleTime: POSITION_STALE_MS,
    queryFn: async ({ signal }): Promise<Record<number, ResumePoint>> =>
      Object.fromEntries(
        (await call(getHistory, {}, { signal })).map((point) => [point.contentId, point] as const),
      ),
  })
