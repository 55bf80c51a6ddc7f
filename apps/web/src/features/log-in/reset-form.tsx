import { resetPassword } from '@quintet/contracts/passwords'
import { useActionState, useState } from 'react'
import { call, fieldErrorsOf, isProblem } from '../../api/call.ts'
import { useSite } from '../../api/asker.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import { sessionTexts } from '../../texts/session.ts'
import { messagesTexts } from '../../texts/messages.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { keepToast, showToast } from '../../ui/toast/toast-store.ts'
import { checkNewPassword } from '../../forms/new-password/check-new-password.ts'
import { NewPasswordFields } from '../../forms/new-password/new-password-fields.tsx'
import { keptResetLink } from './reset-link.ts'
import styles from './session.module.css'

/** Sets a new password through a mailed link. This ends every session, including this one. @spec decisions 2.6 */
export function ResetForm({ onAskAgain }: { onAskAgain: () => void }) {
  const texts = useTexts()
  const messages = useTextsOf(messagesTexts)
  const { newPassword } = useTextsOf(sessionTexts)
  const { isMember, isKidLocked } = useSite()
  const [link] = useState(keptResetLink)
  const [value, setValue] = useState({ password: '', confirmation: '' })
  const [isOld, setOld] = useState(link === null)
  const [errors, submit, isBusy] = useActionState(async () => {
    const wrong = checkNewPassword(value, messages)
    if (Object.keys(wrong).length > 0 || link === null) return wrong
    try {
      await call(resetPassword, { params: { token: link.token }, body: { password: value.password } })
    } catch (error) {
      if (isProblem(error, 'invalid_reset_link')) setOld(true)
      else if (Object.keys(fieldErrorsOf(error)).length === 0) showToast(newPassword.failed, 'error')
      return messagesIn(texts, fieldErrorsOf(error))
    }
    keepToast(newPassword.changed, 'success')
    location.assign(isKidLocked ? '/login?to=/kids' : isMember ? '/login' : '/?modal=login')
    return {}
  }, {})
  const form = useFirstError(errors)
  if (isOld)
    return (
      <>
        <p role="alert">{link === null ? newPassword.noLink : newPassword.oldLink}</p>
        {(!isMember || isKidLocked) && (
          <Button isLarge data-first onClick={onAskAgain}>
            {newPassword.newLink}
          </Button>
        )}
      </>
    )
  return (
    <form ref={form} action={submit} className={styles.form} noValidate>
      <p className={styles.text}>{newPassword.for(link?.email ?? '')}</p>
      <NewPasswordFields value={value} onChange={setValue} errors={errors} />
      <Button type="submit" isLarge isBusy={isBusy} busyLabel={newPassword.busy}>
        {newPassword.submit}
      </Button>
    </form>
  )
}
