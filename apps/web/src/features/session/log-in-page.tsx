import { logIn } from '@quintet/contracts/session'
import { Link } from '@tanstack/react-router'
import { useActionState, useEffect, useRef } from 'react'
import { call, isProblem } from '../../api/call.ts'
import { useSite } from '../../api/use-asker.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox, Field } from '../../ui/field/field.tsx'
import { keepToast } from '../../ui/toast/toast-store.ts'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import styles from './log-in-page.module.css'

/** @spec accounts 4: no client-side validation; a failure shows the red text and resets the form */
export function LogInPage({ to }: { to: string }) {
  const texts = useTexts()
  const { productId } = useSite()
  const alert = useRef<HTMLParagraphElement>(null)

  const [failure, submit, isBusy] = useActionState(async (_before: string | null, form: FormData) => {
    try {
      await call(logIn, {
        body: {
          username: textOf(form, 'username'),
          password: textOf(form, 'password'),
          productId,
          remember: form.get('remember') === 'on',
        },
      })
    } catch (error) {
      if (isProblem(error, 'too_many_attempts')) return texts.logIn.tooMany(error.details.retryAfter)
      if (isProblem(error, 'invalid_credentials') || isProblem(error, 'invalid_request'))
        return texts.logIn.wrong
      return texts.logIn.failed
    }
    keepToast(texts.logIn.success, 'success')
    // Loaded anew, so that every part of the page is the member's.
    location.assign(to)
    return null
  }, null)

  useEffect(() => {
    if (failure !== null) alert.current?.focus()
  }, [failure])

  return (
    <FormPage title={texts.logIn.title} lead={texts.logIn.lead}>
      <form action={submit} className={styles.form}>
        {failure !== null && (
          <p ref={alert} className={styles.failure} role="alert" tabIndex={-1}>
            {failure}
          </p>
        )}
        <Field label={texts.logIn.email} name="username" autoComplete="username" inputMode="email" />
        <Field label={texts.logIn.password} name="password" type="password" autoComplete="current-password" />
        <Checkbox name="remember">{texts.logIn.remember}</Checkbox>
        <Button type="submit" isLarge isBusy={isBusy} busyLabel={texts.logIn.busy}>
          {texts.logIn.submit}
        </Button>
      </form>
      <p className={styles.other}>
        {texts.logIn.noAccount}{' '}
        <Link to="/signup" search={to === '/' ? {} : { to }}>
          {texts.logIn.signUp}
        </Link>
      </p>
    </FormPage>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
