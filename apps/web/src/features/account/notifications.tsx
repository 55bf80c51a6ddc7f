import { updateUser, type User } from '@quintet/contracts/user'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useAsker } from '../../api/use-asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Checkbox } from '../../ui/field/field.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { Block } from './block.tsx'

/** Which e-mails somebody wants. The newsletter waits for its confirmation by mail. @spec accounts 2, 7 */
export function Notifications({ me }: { me: User }) {
  const { notifications, about } = useTextsOf(accountTexts)
  const queryClient = useQueryClient()
  const { queryKey } = meQuery(useAsker())
  const [isBusy, setBusy] = useState(false)
  const change = async (body: { newsletter: boolean } | { notifyNewDevice: boolean }) => {
    if (isBusy) return
    setBusy(true)
    try {
      const user = await call(updateUser, { body })
      queryClient.setQueryData(queryKey, user)
      const isAsked = 'newsletter' in body && body.newsletter && !user.newsletter
      showToast(isAsked ? notifications.newsletterAsks : notifications.saved, 'success')
    } catch {
      showToast(about.failed, 'error')
    }
    setBusy(false)
  }
  return (
    <Block title={notifications.title}>
      <div>
        <Checkbox
          checked={me.newsletter}
          onChange={({ target }) => void change({ newsletter: target.checked })}
        >
          {notifications.newsletter}
        </Checkbox>
        <Checkbox
          checked={me.notifyNewDevice}
          onChange={({ target }) => void change({ notifyNewDevice: target.checked })}
        >
          {notifications.newDevice}
        </Checkbox>
      </div>
    </Block>
  )
}
