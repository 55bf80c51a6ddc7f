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
