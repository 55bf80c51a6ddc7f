import { Link } from '@tanstack/react-router'
import { useSite } from '../../api/asker.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import { LogInForm } from './log-in-form.tsx'
import styles from './session.module.css'
import { SocialButtons } from '../../forms/social/social-buttons.tsx'

/** The stand-alone log-in form. @spec catalogue 2.14.1 */
export function LogInPage({ to }: { to: string }) {
  const { titles } = useTexts()
  const { isKidLocked } = useSite()
  const session = useTextsOf(sessionTexts)
  return (
    <FormPage title={titles.logIn} lead={session.logIn.lead}>
      <LogInForm to={to} tellsBy="text" />
      <p className={styles.links}>
        <Link to="." search={(now) => ({ ...now, modal: 'forgotten-password' })} className={styles.link}>
          {session.forgotten}
        </Link>
      </p>
      <SocialButtons to={to} isAlternative />
      {/* A locked device offers no sign-up: log-in is only a way out of the lock. */}
      {!isKidLocked && (
        <p>
          {session.logIn.noAccount}{' '}
          <Link to="/signup" search={to === '/' ? {} : { to }} className={styles.link}>
            {session.logIn.signUp}
          </Link>
        </p>
      )}
    </FormPage>
  )
}
