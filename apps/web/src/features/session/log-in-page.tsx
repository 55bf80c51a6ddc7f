import { Link } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import { LogInForm } from './log-in-form.tsx'
import styles from './session.module.css'
import { SocialButtons } from './social-buttons.tsx'

/** The stand-alone form. @spec accounts 2 */
export function LogInPage({ to }: { to: string }) {
  const { logIn, session } = useTexts()
  return (
    <FormPage title={logIn.title} lead={logIn.lead}>
      <LogInForm to={to} tellsBy="text" />
      <p className={styles.links}>
        <Link to="." search={(now) => ({ ...now, modal: 'forgotten-password' })} className={styles.link}>
          {session.forgotten}
        </Link>
      </p>
      <p className={styles.or}>{session.or}</p>
      <SocialButtons to={to} />
      <p>
        {logIn.noAccount}{' '}
        <Link to="/signup" search={to === '/' ? {} : { to }} className={styles.link}>
          {logIn.signUp}
        </Link>
      </p>
    </FormPage>
  )
}
