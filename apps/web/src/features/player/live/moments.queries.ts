/** The moments of the current event; refetched while it is live. @spec decisions 12.5 */
import { listMoments, type Moment } from '@quintet/contracts/moments'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from '../../../api/asker.ts'

/** Often, since live viewers want to know at once. */
const LIVE_EVERY_MS = 2000

export const momentsQuery = ({ call, site }: Asker, contentId: number, isLive: boolean) =>
  queryOptions({
    queryKey: ['moments', contentId, site.language],
    queryFn: ({ signal }): Promise<Moment[]> => call(listMoments, { params: { contentId } }, { signal }),
    refetchInterval: isLive ? LIVE_EVERY_MS : false,
  })
