import { sessionTexts } from '../../texts/session.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { LogInForm } from './log-in-form.tsx'
import styles from './session.module.css'
import { SocialButtons } from '../../forms/social/social-buttons.tsx'

type WelcomeStepProps = { to: string; onSignUp: () => void; onLogIn: () => void }

/** The choices Sign up with e-mail, Continue with Google, Continue with Facebook and Log in. @spec accounts 2.6 */
export function WelcomeStep({ to, onSignUp, onLogIn }: WelcomeStepProps) {
  const { choice } = useTextsOf(sessionTexts)
  return (
    <>
      <p className={styles.text}>{choice.text}</p>
      <Button isLarge data-first onClick={onSignUp}>
        {choice.signUpByEmail}
      </Button>
      <SocialButtons to={to} />
      <p className={styles.links}>
        <span className={styles.question}>{choice.haveAccount}</span>
        <button type="button" className={styles.link} onClick={onLogIn}>
          {choice.logIn}
        </button>
      </p>
    </>
  )
}

type LogInStepProps = { to: string; onSignUp: () => void; onForgotten: () => void }

export function LogInStep({ to, onSignUp, onForgotten }: LogInStepProps) {
  const session = useTextsOf(sessionTexts)
  return (
    <>
      <LogInForm to={to} tellsBy="toast" />
      <p className={styles.links}>
        <button type="button" className={styles.link} onClick={onForgotten}>
          {session.forgotten}
        </button>
        <button type="button" className={styles.link} onClick={onSignUp}>
          {session.logIn.signUp}
        </button>
      </p>
      <SocialButtons to={to} isAlternative />
    </>
  )
}
