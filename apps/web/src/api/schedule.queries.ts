import { getSchedule, type ScheduleEntry } from '@quintet/contracts/schedule'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

export type { ScheduleEntry }

/** A channel tells what follows for so long at least. */
const AHEAD_MS = 60 * 60 * 1000
const ONCE_A_MINUTE_MS = 60_000

/** What a channel plays now and next. */
export const channelScheduleQuery = ({ call, site }: Asker, channelId: number) =>
  queryOptions({
    queryKey: ['channel-schedule', channelId],
    queryFn: async ({ signal }): Promise<ScheduleEntry[]> => {
      const now = Date.now()
      const query = {
        channelId,
        // What was heard a moment ago may still be playing: a player is some seconds behind.
        from: new Date(now - ONCE_A_MINUTE_MS).toISOString(),
        to: new Date(now + AHEAD_MS).toISOString(),
        lang: site.language,
      }
      return call(getSchedule, { query }, { signal })
    },
    refetchInterval: ONCE_A_MINUTE_MS,
  })
