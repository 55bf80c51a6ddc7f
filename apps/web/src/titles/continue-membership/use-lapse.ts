import { hasAccess } from '@quintet/domain/membership/subscription'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { useNow } from '../../shell/use-now.ts'

/** What a membership that plays nothing is doing. */
export type Lapse = 'ended' | 'paused'

/** Returns whether the member's membership has ended or pauses; null if it plays, for visitors, and while that is unknown. */
export function useLapse(): Lapse | null {
  const now = useNow()
  const { data: me } = useQuery(meQuery(useAsker()))
  if (!me) return null
  const { subscription, expireAt } = me
  if (subscription?.state === 'paused') return 'paused'
  const running = subscription && {
    state: subscription.state,
    expireAt: expireAt === null ? null : new Date(expireAt),
  }
  return hasAccess(running, new Date(now)) ? null : 'ended'
}
