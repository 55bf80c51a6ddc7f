import { formatDate } from '../../texts/format-details.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Pillars } from '../../ui/form-page/pillars.tsx'
import styles from './sign-up.module.css'
import type { Wizard } from './use-wizard.ts'

/** The result: the new member, the end of the trial, and where the confirmation was sent. */
export function WelcomeStep({ wizard: { draft, end } }: { wizard: Wizard }) {
  const texts = useTexts()
  const { welcome } = useTextsOf(signUpTexts)
  if (!draft.result) return null
  const { firstName, email, trialEndsAt } = draft.result
  return (
    <div className={styles.form}>
      <Pillars className={styles.pillars} />
      <p className={styles.lead}>{welcome.lead(firstName)}</p>
      <p>
        {trialEndsAt === null ? welcome.paid : welcome.trialUntil(formatDate(new Date(trialEndsAt), texts))}{' '}
        {welcome.confirmed(email)}
      </p>
      <Button isLarge data-first onClick={end}>
        {welcome.start}
      </Button>
    </div>
  )
}
