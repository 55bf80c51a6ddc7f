import { platformName } from '@quintet/domain/account/social'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSite } from '../../api/asker.ts'
import { enterWorld } from '../../shell/world.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { keepToast, showToast } from '../../ui/toast/toast-store.ts'
import { addressAfterLogIn } from './after-log-in.ts'
import { safeReturn } from '../../session/safe-return.ts'
import { settleSocial, type SocialOutcome } from './settle-social.ts'
import { readReturn, takeSocialFlow, type SocialFlow } from '../../forms/social/social-flow.ts'

// A provider's response is valid for one log-in, however often React runs an effect.
let isTaken = false

/** The page that a provider redirects back to. The token is removed from the address before anything else happens. @spec decisions 2.11 */
export function SocialReturnPage() {
  const texts = useTexts()
  const words = useTextsOf(sessionTexts)
  const { oidcName, productId } = useSite()
  const { history } = useRouter()
  const [over, setOver] = useState<{ isUnknown: boolean; to: string } | null>(null)

  useEffect(() => {
    if (isTaken) return
    isTaken = true
    const flow = takeSocialFlow()
    const { hash } = location
    history.replace('/login/social')
    void settle()

    async function settle(): Promise<void> {
      const token = flow && (await readReturn(flow.platform, hash).catch(() => null))
      const outcome = flow && token ? await settleSocial(flow, { token, productId }) : 'failed'
      if (flow && outcome === 'done') await goOn(flow)
      else if (flow && flow.purpose !== 'log-in') {
        keepToast(refusalOf(flow, outcome), 'error')
        location.assign(safeReturn(flow.to))
      } else {
        const isUnknown = outcome === 'unknown'
        setOver({ isUnknown, to: safeReturn(flow?.to) })
        showToast(isUnknown ? words.userNotFound : words.socialFailed, 'error')
      }
    }

    function refusalOf({ purpose }: SocialFlow, outcome: SocialOutcome): string {
      if (outcome === 'taken') return words.link.taken
      if (outcome !== 'unproved') return words.socialFailed
      return purpose === 'link' ? words.link.late : words.notProved
    }

    async function goOn({ platform, purpose, to }: SocialFlow): Promise<void> {
      if (purpose === 'unlock') return enterWorld('/')
      if (purpose === 'log-in') keepToast(words.logIn.success, 'success')
      if (purpose === 'link') keepToast(words.link.done(platformName(platform, oidcName)), 'success')
      location.assign(purpose === 'log-in' ? await addressAfterLogIn(safeReturn(to)) : safeReturn(to))
    }
  }, [history, oidcName, productId, words])

  const lead = over ? (over.isUnknown ? words.unknownPerson : words.socialFailed) : words.socialWorking
  const search = over && over.to !== '/' ? { to: over.to } : {}
  return (
    <div data-takes-over="">
      <FormPage title={over?.isUnknown ? words.unknownTitle : texts.titles.logIn} lead={lead}>
        {over && (
          <>
            <ButtonLink to="/signup" search={search} look={over.isUnknown ? 'primary' : 'quiet'} isLarge>
              {words.signUpInstead}
            </ButtonLink>
            <ButtonLink to="/login" search={search} look={over.isUnknown ? 'quiet' : 'primary'} isLarge>
              {texts.titles.logIn}
            </ButtonLink>
          </>
        )}
      </FormPage>
    </div>
  )
}
