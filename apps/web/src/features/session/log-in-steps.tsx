import { Link } from '@tanstack/react-router'
import { sessionTexts } from '../../texts/session.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { LogInForm } from './log-in-form.tsx'
import styles from './session.module.css'
import { SocialButtons } from '../../ui/social/social-buttons.tsx'

/** Sign up with e-mail, Continue with Google, Continue with Facebook, Log in. @spec accounts 2 */
export function WelcomeStep({ to, onLogIn }: { to: string; onLogIn: () => void }) {
  const { choice } = useTextsOf(sessionTexts)
  return (
    <>
      <p className={styles.text}>{choice.text}</p>
      <ButtonLink to="/signup" search={to === '/' ? {} : { to }} isLarge data-first>
        {choice.signUpByEmail}
      </ButtonLink>
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

export function LogInStep({ to, onForgotten }: { to: string; onForgotten: () => void }) {
  const session = useTextsOf(sessionTexts)
  return (
    <>
      <LogInForm to={to} tellsBy="toast" />
      <p className={styles.links}>
        <button type="button" className={styles.link} onClick={onForgotten}>
          {session.forgotten}
        </button>
        <Link to="/signup" search={to === '/' ? {} : { to }} className={styles.link}>
          {session.logIn.signUp}
        </Link>
      </p>
      <p className={styles.or}>{session.or}</p>
      <SocialButtons to={to} />
    </>
  )
}
