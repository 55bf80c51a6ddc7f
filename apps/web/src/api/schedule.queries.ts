import { getSchedule, type ScheduleEntry } from '@quintet/contracts/schedule'
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'
import type { Card } from './card.ts'
import { cardsQuery } from './catalogue.queries.ts'
import { serviceNow } from './service-time.ts'

export type { ScheduleEntry }

/** How far ahead and back a channel's schedule is read, and how many upcoming and past entries are shown. */
const AHEAD_MS = 6 * 60 * 60 * 1000
const BEHIND_MS = 30 * 60 * 1000
const TOLD_ENTRIES = 12
const TOLD_BEFORE = 3
const ONCE_A_MINUTE_MS = 60_000

const timeOf = (ms: number) => new Date(ms).toISOString()

/** Returns what a channel is playing, what comes next and what it has just played. */
export const channelScheduleQuery = ({ call, site }: Asker, channelId: number) =>
  queryOptions({
    queryKey: ['channel-schedule', channelId],
    queryFn: async ({ signal }): Promise<ScheduleEntry[]> => {
      const now = serviceNow(site)
      const query = {
        channelId,
        from: timeOf(now - BEHIND_MS),
        to: timeOf(now + AHEAD_MS),
        lang: site.language,
      }
      const entries = await call(getSchedule, { query }, { signal })
      // An entry that has just ended may still be playing: a player lags some seconds behind.
      const isOver = ({ endsAt }: ScheduleEntry) => Date.parse(endsAt) <= now - ONCE_A_MINUTE_MS
      const past = entries.filter(isOver)
      return [...past.slice(-TOLD_BEFORE), ...entries.slice(past.length, past.length + TOLD_ENTRIES)]
    },
    refetchInterval: ONCE_A_MINUTE_MS,
  })

type FetchCards = { fetchQuery: (query: ReturnType<typeof cardsQuery>) => Promise<Card[]> }

/** Radio has square covers, everything else landscape stills. */
export const onNowShape = (vertical: Vertical) =>
  VERTICAL_FACTS[vertical].shape === 'square' ? 'square' : 'landscape'

/** Returns the channels of some verticals, each with the current programme in place of its byline. */
export const onNowQuery = (
  asker: Asker,
  verticals: readonly [Vertical, ...Vertical[]],
  queryClient: FetchCards,
) =>
  queryOptions({
    queryKey: ['on-now', ...verticals],
    queryFn: async ({ signal }): Promise<Card[]> => {
      const { call, site } = asker
      const now = serviceNow(site)
      const times = { from: timeOf(now), to: timeOf(now + 1000), lang: site.language }
      const found = await Promise.all(
        verticals.map((category) => call(getSchedule, { query: { ...times, category } }, { signal })),
      )
      const plays = new Map(
        found.flat().flatMap(({ channelId, title }) => (channelId === undefined ? [] : [[channelId, title]])),
      )
      if (plays.size === 0) return []
      const ids = [...plays.keys()].join(',')
      const channels = await queryClient.fetchQuery(
        cardsQuery(asker, { ids, limit: 100 }, onNowShape(verticals[0])),
      )
      return channels.map((card) => {
        const byline = plays.get(card.id)
        return byline === undefined ? card : { ...card, byline }
      })
    },
    refetchInterval: ONCE_A_MINUTE_MS,
  })
