import type { User } from '@quintet/contracts/user'
import type { LinkedLogIn } from '@quintet/contracts/linked-log-ins'
import { platformName, SOCIAL_PLATFORMS, type SocialPlatform } from '@quintet/domain/account/social'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsker, useSite } from '../../api/asker.ts'
import { formatDate } from '../../texts/format-details.ts'
import { logInsTexts } from '../../texts/log-ins.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { logInsQuery } from './account.queries.ts'
import { Block } from './block.tsx'
import styles from './block.module.css'
import { type AskedLogIn, LogInQuestion } from './log-in-question.tsx'

/** External log-ins of the account: one per provider can be linked and unlinked. @spec decisions 2.17 */
export function LogIns({ me }: { me: User }) {
  const words = useTextsOf(logInsTexts)
  const { socialPlatforms, oidcName } = useSite()
  const { data, isError } = useQuery(logInsQuery(useAsker()))
  const [asked, setAsked] = useState<AskedLogIn | null>(null)
  const linkedAt = (platform: SocialPlatform) => data?.find((each) => each.platform === platform)
  const shown = SOCIAL_PLATFORMS.filter((each) => socialPlatforms.includes(each) || linkedAt(each))
  if (shown.length === 0) return null
  return (
    <Block title={words.title} text={words.text}>
      {isError && <p role="alert">{words.failed}</p>}
      {data && (
        <ul className={styles.list} aria-label={words.title}>
          {shown.map((platform) => (
            <Provider
              key={platform}
              name={platformName(platform, oidcName)}
              linked={linkedAt(platform)}
              isOnly={!me.hasPassword && data.length === 1}
              onAsk={(what) => setAsked({ what, platform })}
            />
          ))}
        </ul>
      )}
      {asked && <LogInQuestion {...asked} onClose={() => setAsked(null)} />}
    </Block>
  )
}

type ProviderProps = {
  name: string
  linked: LinkedLogIn | undefined
  /** True if this link is the only way to log in. */
  isOnly: boolean
  onAsk: (what: AskedLogIn['what']) => void
}

function Provider({ name, linked, isOnly, onAsk }: ProviderProps) {
  const texts = useTexts()
  const words = useTextsOf(logInsTexts)
  const isLast = linked !== undefined && isOnly
  return (
    <li>
      <span className={styles.main}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.small}>
          {linked ? words.linkedOn(formatDate(new Date(linked.linkedAt), texts)) : words.notLinked}
        </span>
        {isLast && <span className={styles.small}>{words.only}</span>}
      </span>
      {!isLast && (
        <Button
          look="quiet"
          aria-label={linked ? words.removeNamed(name) : words.linkNamed(name)}
          onClick={() => onAsk(linked ? 'remove' : 'link')}
        >
          {linked ? words.remove : words.link}
        </Button>
      )}
    </li>
  )
}
