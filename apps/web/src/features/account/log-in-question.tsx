import { unlinkLogIn } from '@quintet/contracts/linked-log-ins'
import { platformName, type SocialPlatform } from '@quintet/domain/account/social'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useAsker, useSite } from '../../api/asker.ts'
import { call } from '../../api/call.ts'
import { ProofForm } from '../../forms/proof-form/proof-form.tsx'
import { leaveForProvider } from '../../forms/social/social-flow.ts'
import { MODALS } from '../../shell/modals.ts'
import { logInsTexts } from '../../texts/log-ins.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { ModalOverPage } from '../../ui/modal/modal.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { logInsQuery } from './account.queries.ts'

export type AskedLogIn = { what: 'link' | 'remove'; platform: SocialPlatform }

/** Asks for the password, or the provider's confirmation if there is none; then goes on to the provider to be linked, or unlinks one. */
export function LogInQuestion({ what, platform, onClose }: AskedLogIn & { onClose: () => void }) {
  const words = useTextsOf(logInsTexts)
  const { oidcName } = useSite()
  const queryClient = useQueryClient()
  const { queryKey } = logInsQuery(useAsker())
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const name = platformName(platform, oidcName)

  const link = async () => {
    try {
      await leaveForProvider({ platform, to: here, purpose: 'link' })
    } catch {
      showToast(words.linkFailed, 'error')
    }
  }
  const remove = async () => {
    try {
      queryClient.setQueryData(queryKey, await call(unlinkLogIn, { params: { platform } }))
      showToast(words.removed(name), 'success')
      onClose()
    } catch {
      showToast(words.removeFailed, 'error')
    }
  }
  const isLink = what === 'link'
  const form = isLink
    ? { text: words.linkText(name), submitLabel: words.onward(name), onProved: link }
    : { text: words.removeText(name), submitLabel: words.remove, onProved: remove }
  return (
    <ModalOverPage
      title={isLink ? words.linkNamed(name) : words.removeNamed(name)}
      level={MODALS['change-password'].level}
      onClose={onClose}
    >
      <ProofForm {...form} />
    </ModalOverPage>
  )
}
