import { SOCIAL_PLATFORMS, type SocialPlatform } from '@quintet/domain/account/social'
import { useState } from 'react'
import { useSite } from '../../api/asker.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './social-buttons.module.css'
import { leaveForProvider, type SocialPurpose } from './social-flow.ts'

type SocialButtonsProps = {
  to: string
  purpose?: SocialPurpose
  /** True below another method, with an "or" between. */
  isAlternative?: boolean
}

/**
 * Buttons for Google, Facebook and the operator's own provider, as far as they are configured. Nothing of theirs is loaded before a click.
 * @spec decisions 5.7, decisions 8.8
 */
export function SocialButtons({ to, purpose = 'log-in', isAlternative = false }: SocialButtonsProps) {
  const session = useTextsOf(sessionTexts)
  const { socialPlatforms, oidcName } = useSite()
  const [leavingFor, setLeavingFor] = useState<SocialPlatform | null>(null)
  if (socialPlatforms.length === 0) return null

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
    <>
      {isAlternative && <p className={styles.or}>{session.or}</p>}
      <ul className={styles.buttons}>
        {SOCIAL_PLATFORMS.filter((platform) => socialPlatforms.includes(platform)).map((platform) => (
          <li key={platform}>
            <Button
              look="quiet"
              isLarge
              {...(styles.button ? { className: styles.button } : {})}
              isBusy={leavingFor === platform}
              onClick={() => void start(platform)}
            >
              {session.social(platform, oidcName)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
