/** A day of the guide: what each channel plays, and the announced matches. */
import { getSchedule, type ScheduleEntry } from '@quintet/contracts/schedule'
import { dayOf } from '@quintet/domain/basics/calendar'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from '../../api/asker.ts'
import { titlesById } from '../../api/catalogue.queries.ts'
import { serviceNow } from '../../api/service-time.ts'
import { type Card, toCard } from '../../api/card.ts'
import { timesOfDay } from './guide-days.ts'

export type ChannelDay = { channel: Card; entries: ScheduleEntry[] }
export type GuideDay = { screen: ChannelDay[]; radio: ChannelDay[]; matches: ScheduleEntry[] }

/** A channel with short titles would have hundreds of entries per day. */
const MOST_ENTRIES = 40
const MOST_SONGS = 8
const RADIO_AHEAD_MS = 40 * 60 * 1000

/** Channels are asked for in as many calls as needed: an operator may have hundreds. */
export const guideQuery = (asker: Asker, day: string) =>
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
      // In a fixed order, so that each part of a long list has the same channels every day.
      const ids = [...new Set(entries.flatMap(({ channelId }) => channelId ?? []))].toSorted((a, b) => a - b)
      const cards = (await titlesById(asker, ids, { signal })).map((item) => toCard(item))
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
