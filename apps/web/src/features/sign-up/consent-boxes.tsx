import { signUpTexts } from '../../texts/sign-up.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Checkbox } from '../../ui/field/field.tsx'
import type { Consent } from './check-form.ts'
import styles from './sign-up.module.css'

/** At least 18, privacy policy, terms; the newsletter is optional. All are unticked at first. @spec accounts 5.4, law 1.8 */
export function ConsentBoxes({ errors }: { errors: Partial<Record<Consent, string>> }) {
  const words = useTextsOf(signUpTexts)
  return (
    <fieldset className={styles.consents}>
      <legend className={styles.legend}>{words.consents}</legend>
      <Checkbox name="age18" error={errors.age18}>
        {words.age18}
      </Checkbox>
      <Checkbox name="privacy" error={errors.privacy}>
        <Linked parts={words.privacy} href="/privacy-policy" />
      </Checkbox>
      <Checkbox name="terms" error={errors.terms}>
        <Linked parts={words.terms} href="/terms-conditions" />
      </Checkbox>
      <Checkbox name="newsletter">{words.newsletter}</Checkbox>
    </fieldset>
  )
}

// Opens in a new window, so that the typed data is kept.
function Linked({ parts: [before, name, after], href }: { parts: readonly string[]; href: string }) {
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {name}
      </a>
      {after}
    </>
  )
}
