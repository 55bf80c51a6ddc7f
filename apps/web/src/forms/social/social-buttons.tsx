import { listSocialPlatforms } from '@quintet/contracts/social'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '@quintet/domain/social'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../api/call.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './social-buttons.module.css'
import { leaveForProvider, type SocialPurpose } from './social-flow.ts'

const platformsQuery = queryOptions({
  queryKey: ['social-platforms'],
  queryFn: ({ signal }) => call(listSocialPlatforms, {}, { signal }),
})

/** Google and Facebook; one that is not set up here says so. Nothing of theirs is loaded before a click. @spec decisions 5.7 */
export function SocialButtons({ to, purpose = 'log-in' }: { to: string; purpose?: SocialPurpose }) {
  const session = useTextsOf(sessionTexts)
  const id = useId()
  const { data: platforms } = useQuery(platformsQuery)
  const [leavingFor, setLeavingFor] = useState<SocialPlatform | null>(null)
  const isOff = (platform: SocialPlatform) =>
    platforms?.some((each) => each.platform === platform && !each.available) === true

  const start = async (platform: SocialPlatform) => {
    setLeavingFor(platform)
    try {
      await leaveForProvider({ platform, to, purpose })
    } catch {
      setLeavingFor(null)
      showToast(session.socialFailed, 'error')
    }
  }
  return (
    <ul className={styles.buttons}>
      {SOCIAL_PLATFORMS.map((platform) => (
        <li key={platform}>
          <Button
            look="quiet"
            isLarge
            {...(styles.button ? { className: styles.button } : {})}
            disabled={isOff(platform)}
            aria-describedby={isOff(platform) ? `${id}-${platform}` : undefined}
            isBusy={leavingFor === platform}
            onClick={() => void start(platform)}
          >
            {session.social(platform)}
          </Button>
          {isOff(platform) && (
            <p className={styles.off} id={`${id}-${platform}`}>
              {session.socialOff(platform)}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
