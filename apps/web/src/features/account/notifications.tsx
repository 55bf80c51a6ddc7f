import type { User } from '@quintet/contracts/user'
import { useState } from 'react'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Checkbox } from '../../ui/field/field.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { Block } from './block.tsx'
import { useUpdateUser } from './use-update-user.ts'

/** The member's e-mail preferences. The newsletter stays pending until confirmed by mail. @spec accounts 2.12 */
export function Notifications({ me }: { me: User }) {
  const { notifications, about } = useTextsOf(accountTexts)
  const updateUser = useUpdateUser()
  const [isBusy, setBusy] = useState(false)
  const change = async (body: { newsletter: boolean } | { notifyNewDevice: boolean }) => {
    if (isBusy) return
    setBusy(true)
    try {
      const user = await updateUser(body)
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
