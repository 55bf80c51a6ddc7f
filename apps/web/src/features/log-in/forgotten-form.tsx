import { forgotPassword } from '@quintet/contracts/passwords'
import { useActionState, useState } from 'react'
import { call, fieldErrorsOf, isProblem } from '../../api/call.ts'
import { useSite } from '../../api/asker.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { useCloseThisModal } from '../../ui/modal/modal.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './session.module.css'

/** Asks for the address to mail the reset link to. Never reveals whether it has an account. @spec accounts 2.6 */
export function ForgottenForm() {
  const texts = useTexts()
  const words = useTextsOf(sessionTexts)
  const { productId } = useSite()
  const close = useCloseThisModal()
  const [email, setEmail] = useState('')
  const [errors, submit, isBusy] = useActionState(async () => {
    try {
      await call(forgotPassword, { body: { productId, email } })
    } catch (error) {
      const wrong = messagesIn(texts, fieldErrorsOf(error))
      if (Object.keys(wrong).length > 0) return wrong
      showToast(
        isProblem(error, 'too_many_attempts')
          ? texts.error.tooMany(error.details.retryAfter)
          : words.forgot.failed,
        'error',
      )
      return {}
    }
    showToast(words.forgot.sent, 'success')
    close()
    return {}
  }, {})
  const form = useFirstError(errors)
  return (
    <form ref={form} action={submit} className={styles.form} noValidate>
      <p className={styles.text}>{words.forgot.text}</p>
      <Field
        label={words.logIn.email}
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors['email']}
      />
      <Button type="submit" isLarge isBusy={isBusy} busyLabel={words.forgot.busy}>
        {words.forgot.submit}
      </Button>
    </form>
  )
}
