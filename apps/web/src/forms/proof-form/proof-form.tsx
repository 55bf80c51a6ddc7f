import { PASSWORD_MIN_LENGTH } from '@quintet/domain/account/password'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useActionState, useState } from 'react'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { accountTexts } from '../../texts/account.ts'
import { sessionTexts } from '../../texts/session.ts'
import { messagesTexts } from '../../texts/messages.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button, type ButtonLook } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import styles from '../../ui/modal/question.module.css'
import { SocialButtons } from '../social/social-buttons.tsx'
import { hasFreshProof } from '../social/social-flow.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { provePassword } from './prove-password.ts'

type ProofFormProps = {
  text: string
  submitLabel: string
  /** Called after the right password. */
  onProved: () => Promise<void> | void
  look?: ButtonLook
  /** Offers a way out to users who have forgotten it. */
  onForgotten?: () => void
}

/**
 * Confirms the member's identity before a sensitive action: by account password or, without one, by a fresh log-in with the provider.
 * @spec decisions 3.12
 */
export function ProofForm(props: ProofFormProps) {
  const { data: me } = useQuery(meQuery(useAsker()))
  if (!me) return null
  return me.hasPassword ? <PasswordForm {...props} /> : <SocialProof {...props} />
}

function SocialProof({ text, submitLabel, look, onProved }: ProofFormProps) {
  const account = useTextsOf(accountTexts)
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const [isProved] = useState(hasFreshProof)
  const [, submit, isBusy] = useActionState(async () => {
    await onProved()
  }, undefined)
  return (
    <form action={submit} className={styles.form}>
      <p className={styles.text}>{text}</p>
      {isProved ? (
        <Button
          type="submit"
          isLarge
          data-first
          {...(look ? { look } : {})}
          isBusy={isBusy}
          busyLabel={account.busy}
        >
          {submitLabel}
        </Button>
      ) : (
        <>
          <p className={styles.text}>{account.proveAtProvider}</p>
          <SocialButtons to={here} purpose="proof" />
        </>
      )}
    </form>
  )
}

/** Shows a wrong password in a toast and at the field. */
function PasswordForm({ text, submitLabel, look, onProved, onForgotten }: ProofFormProps) {
  const texts = useTexts()
  const messages = useTextsOf(messagesTexts)
  const account = useTextsOf(accountTexts)
  const { forgotten } = useTextsOf(sessionTexts)
  const [password, setPassword] = useState('')
  const [errors, submit, isBusy] = useActionState(async (): Promise<Record<string, string>> => {
    // A password that is too short is rejected without a request.
    if (password.length < PASSWORD_MIN_LENGTH) return { password: messages.passwordTooShort }
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
