import { checkNewPassword } from '@quintet/contracts/passwords'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { theOffer } from '../../brand/offer.ts'
import { call, fieldErrorsOf } from '../../api/call.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { messagesTexts } from '../../texts/messages.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { textsOf } from '../../forms/payment-form/form-texts.ts'
import { checkPerson } from './check-form.ts'
import { PaymentMeans } from './payment-means.tsx'
import { PersonFields } from './person-fields.tsx'
import styles from './sign-up.module.css'
import type { Wizard } from './use-wizard.ts'
import { PERSON_FIELDS } from './wizard.ts'

/** Asks for name, e-mail and password. Skipped for users who come from Google or Facebook. @spec accounts 2.7 */
export function IntroduceStep({ wizard: { draft, to, isBusy, setBusy, next, go } }: { wizard: Wizard }) {
  const texts = useTexts()
  const messages = useTextsOf(messagesTexts)
  const words = useTextsOf(signUpTexts)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useFirstError(errors)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = textsOf(new FormData(event.currentTarget), PERSON_FIELDS)
    const wrong = Object.entries(checkPerson(typed))
    setErrors(Object.fromEntries(wrong.map(([field, name]) => [field, messages[name]])))
    if (wrong.length > 0 || isBusy) return
    const { name, email, password } = typed
    setBusy(true)
    const refused = await refusalOf(password)
    setBusy(false)
    if (Object.keys(refused).length > 0) return setErrors(messagesIn(texts, refused))
    const user = { name: name.trim(), email: email.trim(), password, social: null }
    next((now) => ({ ...now, signUpMethod: 'EMAIL', user }))
  }
  return (
    <>
      <p className={styles.lead}>{words.lead(theOffer().trial.days)}</p>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <PersonFields fields={PERSON_FIELDS} user={draft.user} errors={errors} />
        <Button type="submit" isLarge isBusy={isBusy} busyLabel={words.busy}>
          {words.next}
        </Button>
      </form>
      <p className={styles.links}>
        <button type="button" className={styles.link} onClick={() => go('login-or-sign-up')}>
          {words.otherWays}
        </button>
        <Link to="/login" search={to === '/' ? {} : { to }} className={styles.link}>
          {words.haveAccount}
        </Link>
      </p>
      <PaymentMeans />
      <p className={styles.needsScript}>{words.needsScript}</p>
    </>
  )
}

/** Returns the service's objections to a new password; if it cannot be reached, the order will tell. */
async function refusalOf(password: string): Promise<Record<string, string>> {
  try {
    await call(checkNewPassword, { body: { password } })
    return {}
  } catch (error) {
    return fieldErrorsOf(error)
  }
}
