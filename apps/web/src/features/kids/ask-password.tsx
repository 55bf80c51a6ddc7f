import { useActionState, useState } from 'react'
import { sessionTexts } from '../../texts/session.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import styles from '../../ui/modal/question.module.css'
import { unlockByPassword, type LockQuestionProps } from './kids-lock.ts'

/** Lifts the kids lock by account password when the PIN is forgotten. */
export function AskPassword({ words, message, onSettled, onForgotten }: LockQuestionProps) {
  const { forgotten } = useTextsOf(sessionTexts)
  const [password, setPassword] = useState('')
  const [, submit, isBusy] = useActionState(
    async () => onSettled(await unlockByPassword(password, words)),
    undefined,
  )
  return (
    <form action={submit} className={styles.form} noValidate>
      <p className={styles.text}>{words.passwordText}</p>
      <Field
        label={words.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={message === '' ? undefined : message}
      />
      <Button type="submit" isLarge isBusy={isBusy} busyLabel={words.busy}>
        {words.unlock}
      </Button>
      <button type="button" className={styles.link} onClick={onForgotten}>
        {forgotten}
      </button>
    </form>
  )
}
