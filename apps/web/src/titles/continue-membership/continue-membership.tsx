import { hasAccess } from '@quintet/domain/membership/subscription'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { useNow } from '../../shell/use-now.ts'
import { lapsedTexts } from '../../texts/lapsed.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'

type ContinueMembershipProps = { isLarge?: boolean; className?: string | undefined; onClick?: () => void }

/** The way back: the account's billing section, where the membership is ordered again or its pause ends. */
export function ContinueMembership({ isLarge = false, className, onClick }: ContinueMembershipProps) {
  const { action } = useTextsOf(lapsedTexts)
  return (
    <ButtonLink
      look="light"
      isLarge={isLarge}
      className={className}
      to="."
      search={(now) => ({ ...now, account: 'billing' as const })}
      resetScroll={false}
      {...(onClick ? { onClick } : {})}
    >
      {action}
    </ButtonLink>
  )
}

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
