import { changePassword, forgotPassword } from '@quintet/contracts/passwords'
import { useQuery } from '@tanstack/react-query'
import { useActionState, useState } from 'react'
import { call, fieldErrorsOf } from '../../api/call.ts'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import { accountTexts } from '../../texts/account.ts'
import { sessionTexts } from '../../texts/session.ts'
import { messagesTexts } from '../../texts/messages.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { useCloseThisModal } from '../../ui/modal/modal.tsx'
import { checkNewPassword } from '../../forms/new-password/check-new-password.ts'
import { NewPasswordFields } from '../../forms/new-password/new-password-fields.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './block.module.css'
import { provePassword } from '../../forms/proof-form/prove-password.ts'

/** Changes the password: the current one, then a new one; or a reset link by mail. @spec accounts 2.12 */
export function ChangePassword() {
  const texts = useTexts()
  const messages = useTextsOf(messagesTexts)
  const account = useTextsOf(accountTexts)
  const session = useTextsOf(sessionTexts)
  const asker = useAsker()
  const { data: me } = useQuery(meQuery(asker))
  const close = useCloseThisModal()
  const [current, setCurrent] = useState('')
  const [value, setValue] = useState({ password: '', confirmation: '' })

  const [errors, submit, isBusy] = useActionState(async () => {
    const wrong = checkNewPassword(value, messages)
    if (Object.keys(wrong).length > 0) return wrong
    const refusal = await provePassword(current, account, texts)
    if (refusal !== null) {
      showToast(refusal, 'error')
      return refusal === account.wrongPassword ? { current: refusal } : {}
    }
    try {
      await call(changePassword, { body: { password: value.password } })
    } catch (error) {
      const refused = messagesIn(texts, fieldErrorsOf(error))
      if (Object.keys(refused).length === 0) showToast(session.newPassword.failed, 'error')
      return refused
    }
    showToast(session.newPassword.changed, 'success')
    close()
    return {}
  }, {})
  const form = useFirstError(errors)

  const sendLink = async () => {
    if (!me) return
    try {
      await call(forgotPassword, { body: { productId: asker.site.productId, email: me.email } })
    } catch {
      showToast(account.changePassword.mailFailed, 'error')
      return
    }
    showToast(account.changePassword.mailSent, 'success')
    close()
  }
  if (me && !me.hasPassword)
    return (
      <div className={styles.form}>
        <p className={styles.text}>{account.changePassword.none}</p>
        <Button isLarge data-first onClick={() => void sendLink()}>
          {session.forgot.submit}
        </Button>
      </div>
    )
  return (
    <form ref={form} action={submit} className={styles.form} noValidate>
      {/* Password managers need the account name. */}
      <input type="text" hidden name="username" autoComplete="username" value={me?.email ?? ''} readOnly />
      <Field
        label={account.changePassword.current}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        error={errors['current']}
      />
      <NewPasswordFields value={value} onChange={setValue} errors={errors} />
      <Button type="submit" isLarge isBusy={isBusy} busyLabel={session.newPassword.busy}>
        {session.newPassword.submit}
      </Button>
      <p>
        <button type="button" className={styles.link} onClick={() => void sendLink()}>
          {account.changePassword.byMail}
        </button>
      </p>
    </form>
  )
}
