/** A day of the guide: what each channel plays, and the announced matches. */
import { getSchedule, type ScheduleEntry } from '@quintet/contracts/schedule'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from '../../api/asker.ts'
import { cardsQuery } from '../../api/catalogue.queries.ts'
import { serviceNow } from '../../api/service-time.ts'
import type { Card } from '../../api/card.ts'
import { dayOf, timesOfDay } from './guide-days.ts'

export type ChannelDay = { channel: Card; entries: ScheduleEntry[] }
export type GuideDay = { screen: ChannelDay[]; radio: ChannelDay[]; matches: ScheduleEntry[] }

/** A channel with short titles would have hundreds of entries per day. */
const MOST_ENTRIES = 40
const MOST_SONGS = 8
const RADIO_AHEAD_MS = 40 * 60 * 1000

export const guideQuery = (asker: Asker, day: string, queryClient: { fetchQuery: FetchCards }) =>
  queryOptions({
    queryKey: ['guide', day],
    queryFn: async ({ signal }): Promise<GuideDay> => {
      const { call, site } = asker
      const now = new Date(serviceNow(site))
      const times = timesOfDay(day, now.toISOString())
      const ask = (query: { category: string; from: string; to: string }) =>
        call(getSchedule, { query: { ...query, lang: site.language } }, { signal })
      const songsTo = new Date(now.getTime() + RADIO_AHEAD_MS).toISOString()
      const [films, sports, songs] = await Promise.all([
        ask({ ...times, category: 'movies' }),
        ask({ ...times, category: 'sports' }),
        day === dayOf(now) ? ask({ ...times, to: songsTo, category: 'music-stream' }) : [],
      ])
      const entries = [...films, ...sports, ...songs]
      const ids = [...new Set(entries.flatMap(({ channelId }) => channelId ?? []))]
      const cards =
        ids.length > 0
          ? await queryClient.fetchQuery(cardsQuery(asker, { ids: ids.join(','), limit: 100 }))
          : []
      const channels = (found: readonly ScheduleEntry[], most: number) => {
        const byChannel = Map.groupBy(found, ({ channelId }) => channelId)
        return cards.flatMap((channel) => {
          const own = byChannel.get(channel.id)?.slice(0, most)
          return own ? [{ channel, entries: own }] : []
        })
      }
      return {
        screen: channels([...films, ...sports], MOST_ENTRIES),
        radio: channels(songs, MOST_SONGS),
        matches: sports.filter(({ channelId }) => channelId === undefined),
      }
    },
  })

type FetchCards = (query: ReturnType<typeof cardsQuery>) => Promise<Card[]>
