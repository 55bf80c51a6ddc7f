import { useActionState, useState } from 'react'
import { accountTexts } from '../../texts/account.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './block.module.css'
import { provePassword } from './prove-password.ts'

type PasswordFormProps = {
  text: string
  submitLabel: string
  /** What the right password opens. */
  onProved: () => Promise<void> | void
}

/** Asks for the account password first. A wrong one is told in a toast and at the field. @spec accounts 8 */
export function PasswordForm({ text, submitLabel, onProved }: PasswordFormProps) {
  const texts = useTexts()
  const account = useTextsOf(accountTexts)
  const [password, setPassword] = useState('')
  const [errors, submit, isBusy] = useActionState(async (): Promise<Record<string, string>> => {
    const refusal = await provePassword(password, account, texts)
    if (refusal === null) {
      await onProved()
      return {}
    }
    showToast(refusal, 'error')
    return { password: refusal }
  }, {})
  const form = useFirstError(errors)
  return (
    <form ref={form} action={submit} className={styles.form} noValidate>
      <p className={styles.text}>{text}</p>
      <Field
        label={account.yourPassword}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors['password']}
      />
      <Button type="submit" isLarge isBusy={isBusy} busyLabel={account.busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
