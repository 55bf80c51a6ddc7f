import { signUpTexts } from '../../texts/sign-up.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import styles from './progress.module.css'
import type { Wizard } from './use-wizard.ts'
import { stepsOf } from './wizard.ts'

/**
 * The sign-up's progress: a bar per step, and the same in words. Not shown on special offer and welcome, which are not steps of the
 * sequence.
 */
export function Progress({ wizard: { step, draft } }: { wizard: Wizard }) {
  const { progress } = useTextsOf(signUpTexts)
  const steps = stepsOf(draft.signUpMethod)
  const at = steps.indexOf(step)
  if (at < 0) return <span />
  return (
    <div className={styles.progress}>
      <span className={styles.words}>{progress(at + 1, steps.length)}</span>
      <span className={styles.bars} aria-hidden="true">
        {steps.map((each, index) => (
          <span key={each} className={styles.bar} data-done={index <= at || undefined} />
        ))}
      </span>
    </div>
  )
}
