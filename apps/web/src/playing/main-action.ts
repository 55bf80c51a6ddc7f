import type { ContentItem } from '@quintet/contracts/content'
import { liveState } from '@quintet/domain/live/broadcast'
import { hasParts } from './playable.ts'

/** `ahead` is a broadcast whose start the page already shows; `not-yet` is being prepared; `rejoin` is for members without a running membership. */
export type MainAction = 'play' | 'rejoin' | 'log-in' | 'rent' | 'trailer' | 'ahead' | 'not-yet'

type Asker = {
  isMember: boolean
  hasLapsed: boolean
  isRented: boolean
  hasQueue: boolean
  /** RFC 3339. */ now: string
}

/** Returns the main action of a title's page. @spec catalogue 2.10.1, product 1.1, decisions 13.51 */
export function mainActionOf(
  item: ContentItem,
  { isMember, hasLapsed, isRented, hasQueue, now }: Asker,
): MainAction {
  if (!isMember) return item.rental ? 'rent' : 'log-in'
  // A series or an album plays its parts; anything else itself tells whether it can be played.
  const isPlayable = hasParts(item) ? hasQueue : item.representation !== undefined
  // What was rented plays to the end of its own period. @spec law 2.10
  if (isPlayable && hasLapsed && !isRented) return 'rejoin'
  if (isPlayable) return item.rental && !isRented ? 'rent' : 'play'
  if (item.attributes.trailer) return 'trailer'
  const { starts_at: startsAt, ends_at: endsAt } = item
  return liveState({ startsAt, endsAt, isRecorded: false }, now) === 'announced' ? 'ahead' : 'not-yet'
}
