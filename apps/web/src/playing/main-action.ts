import type { ContentItem } from '@quintet/contracts/content'
import { liveState } from '@quintet/domain/live/broadcast'
import { hasParts } from '../api/offered.ts'

/**
 * `ahead` is a broadcast whose start the page already shows; `not-yet` is being prepared; `not-here` has no rights in the member's country;
 * `rejoin` is for members without a running membership.
 */
export type MainAction = 'play' | 'rejoin' | 'log-in' | 'rent' | 'trailer' | 'ahead' | 'not-yet' | 'not-here'

type Asker = Standing & {
  isMember: boolean
  hasQueue: boolean
  /** RFC 3339. */ now: string
}

/** How a member comes to play what there is: at once, by renting it, by continuing the membership, or not where they live. */
export type WayIn = Extract<MainAction, 'play' | 'rent' | 'rejoin' | 'not-here'>

type Standing = {
  /** Its membership has ended or pauses. */
  hasLapsed: boolean
  isRented: boolean
  /** The member's account is in another country than the title's rights. */
  isElsewhere: boolean
}

/** What was rented plays to the end of its own period, whatever the membership does. @spec law 2.10 */
export function wayInOf(isForRent: boolean, { hasLapsed, isRented, isElsewhere }: Standing): WayIn {
  if (isElsewhere) return 'not-here'
  if (isRented) return 'play'
  if (hasLapsed) return 'rejoin'
  return isForRent ? 'rent' : 'play'
}

/** Returns the main action of a title's page. @spec catalogue 2.10.1, product 1.1, decisions 13.51, decisions 13.77 */
export function mainActionOf(item: ContentItem, { isMember, hasQueue, now, ...standing }: Asker): MainAction {
  if (!isMember) return item.rental ? 'rent' : 'log-in'
  // A series or an album plays its parts; anything else itself tells whether it can be played.
  const isPlayable = hasParts(item) ? hasQueue : item.representation !== undefined
  if (isPlayable) return wayInOf(item.rental !== undefined, standing)
  if (item.attributes.trailer) return 'trailer'
  const { starts_at: startsAt, ends_at: endsAt } = item
  return liveState({ startsAt, endsAt, isRecorded: false }, now) === 'announced' ? 'ahead' : 'not-yet'
}
