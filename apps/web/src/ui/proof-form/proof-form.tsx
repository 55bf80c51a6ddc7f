import { useActionState, useState } from 'react'
import { accountTexts } from '../../texts/account.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button, type ButtonLook } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { useFirstError } from '../field/use-first-error.ts'
import styles from '../modal/question.module.css'
import { showToast } from '../toast/toast-store.ts'
import { provePassword } from './prove-password.ts'

type ProofFormProps = {
  text: string
  submitLabel: string
  /** What the right password opens. */
  onProved: () => Promise<void> | void
  look?: ButtonLook
  /** Offers a way for who does not know it any more. */
  onForgotten?: () => void
}

/** Asks for the account password first. A wrong one is told in a toast and at the field. @spec accounts 8 */
export function ProofForm({ text, submitLabel, look, onProved, onForgotten }: ProofFormProps) {
  const texts = useTexts()
  const account = useTextsOf(accountTexts)
  const { forgotten } = useTextsOf(sessionTexts)
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
      <Button type="submit" isLarge {...(look ? { look } : {})} isBusy={isBusy} busyLabel={account.busy}>
        {submitLabel}
      </Button>
      {onForgotten && (
        <button type="button" className={styles.link} onClick={onForgotten}>
          {forgotten}
        </button>
      )}
    </form>
  )
}
