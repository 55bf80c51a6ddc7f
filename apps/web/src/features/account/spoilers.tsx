import { updateProfile } from '@quintet/contracts/profiles'
import type { User } from '@quintet/contracts/user'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Checkbox } from '../../ui/field/field.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { Block } from './block.tsx'

/** Whether the profile sees spoilers for what it has not watched yet. @spec product 4.1 */
export function Spoilers({ me: { profile } }: { me: User }) {
  const { spoilers, about } = useTextsOf(accountTexts)
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const change = async (hidesSpoilers: boolean) => {
    if (isBusy) return
    setBusy(true)
    try {
      await call(updateProfile, { params: { id: profile.id }, body: { hidesSpoilers } })
      // Every title reads differently now, including those on the page behind.
      await queryClient.invalidateQueries()
      showToast(hidesSpoilers ? spoilers.hidden : spoilers.shown, 'success')
    } catch {
      showToast(about.failed, 'error')
    }
    setBusy(false)
  }
  return (
    <Block title={spoilers.title} text={spoilers.text}>
      <Checkbox checked={profile.hidesSpoilers} onChange={({ target }) => void change(target.checked)}>
        {spoilers.hide}
      </Checkbox>
    </Block>
  )
}
