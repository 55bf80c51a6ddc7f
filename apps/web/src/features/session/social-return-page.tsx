import { socialLogIn } from '@quintet/contracts/social'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call, isProblem } from '../../api/call.ts'
import { useSite } from '../../api/use-asker.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { keepToast, showToast } from '../../ui/toast/toast-store.ts'
import { addressAfterLogIn } from './after-log-in.ts'
import { safeReturn } from './safe-return.ts'
import { takeSocialFlow, tokenOfFragment, type SocialFlow } from './social-flow.ts'

// One answer of a provider is good for one log-in, however often React runs an effect.
let isTaken = false

/** Where a provider leads back to. The token leaves the address before anything else happens. @spec decisions 2 */
export function SocialReturnPage() {
  const texts = useTexts()
  const words = useTextsOf(sessionTexts)
  const { productId } = useSite()
  const { history } = useRouter()
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    if (isTaken) return
    isTaken = true
    const flow = takeSocialFlow()
    const token = flow && tokenOfFragment(flow.platform, location.hash)
    history.replace('/login/social')
    if (!flow || !token) {
      setOver(true)
      showToast(words.socialFailed, 'error')
      return
    }
    void enter(flow, token)

    async function enter({ platform, to }: SocialFlow, word: string): Promise<void> {
      try {
        await call(socialLogIn, { body: { productId, platform, token: word } })
      } catch (error) {
        setOver(true)
        const isUnknown = isProblem(error, 'user_not_found')
        showToast(isUnknown ? words.userNotFound : words.socialFailed, 'error')
        return
      }
      keepToast(words.logIn.success, 'success')
      location.assign(await addressAfterLogIn(safeReturn(to)))
    }
  }, [history, productId, words])

  return (
    <div data-takes-over="">
      <FormPage title={texts.titles.logIn} lead={isOver ? words.socialFailed : words.socialWorking}>
        {isOver && (
          <>
            <ButtonLink to="/login" isLarge>
              {texts.titles.logIn}
            </ButtonLink>
            <ButtonLink to="/signup" look="quiet" isLarge>
              {words.signUpInstead}
            </ButtonLink>
          </>
        )}
      </FormPage>
    </div>
  )
}
