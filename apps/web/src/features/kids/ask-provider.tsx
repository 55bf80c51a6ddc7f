import { kidsTexts } from '../../texts/kids.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import styles from '../../ui/modal/question.module.css'
import { SocialButtons } from '../../forms/social/social-buttons.tsx'
import type { LockQuestionProps } from './kids-lock.ts'

/** Where one comes back to when the provider's word lifts nothing. */
const DOOR = '/kids?modal=kids-pin'

/** As `AskPassword`, for members who have none: they log in at their provider once more. @spec decisions 2.12 */
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
