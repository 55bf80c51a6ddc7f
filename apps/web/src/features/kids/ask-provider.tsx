import { kidsTexts } from '../../texts/kids.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import styles from '../../ui/modal/question.module.css'
import { SocialButtons } from '../../forms/social/social-buttons.tsx'
import type { LockQuestionProps } from './kids-lock.ts'

/** The return address if the provider's confirmation does not lift the lock. */
const DOOR = '/kids?modal=kids-pin'

/** Like `AskPassword`, for members without a password: they log in with their provider again. @spec decisions 2.12 */
export function AskProvider({ words, message, onForgotten }: LockQuestionProps) {
  const { byMail } = useTextsOf(kidsTexts)
  return (
    <div className={styles.form}>
      {message !== '' && (
        <p className={styles.error} role="alert">
          {message}
        </p>
      )}
      <p className={styles.text}>{words.passwordText}</p>
      <SocialButtons to={DOOR} purpose="unlock" />
      <button type="button" className={styles.link} onClick={onForgotten}>
        {byMail}
      </button>
    </div>
  )
}
