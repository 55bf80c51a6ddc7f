import { logIn } from '@quintet/contracts/session'
import { useQuery } from '@tanstack/react-query'
import { useActionState, useEffect, useRef } from 'react'
import { call, isProblem } from '../../api/call.ts'
import { addressAfterLogIn } from './after-log-in.ts'
import { useAsker } from '../../api/asker.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox, Field } from '../../ui/field/field.tsx'
import { rememberedQuery } from './remembered.query.ts'
import { keepToast, showToast } from '../../ui/toast/toast-store.ts'
import styles from './session.module.css'

type LogInFormProps = {
  /** The address to open after log-in. */
  to: string
  /** How wrong credentials are reported: as red text on the page, as a toast in the modal. @spec accounts 8.1 */
  tellsBy: 'text' | 'toast'
}

/** Without client-side validation; a failure resets the form to its initial values. @spec accounts 4.3 */
export function LogInForm({ to, tellsBy }: LogInFormProps) {
  const texts = useTexts()
  const words = useTextsOf(sessionTexts)
  const asker = useAsker()
  const { productId } = asker.site
  const { data: remembered = '' } = useQuery(rememberedQuery(asker))
  const alert = useRef<HTMLParagraphElement>(null)
  const form = useRef<HTMLFormElement>(null)

  const [failure, submit, isBusy] = useActionState(
    async (_before: { message: string } | null, written: FormData) => {
      try {
        await call(logIn, {
          body: {
            username: textOf(written, 'username'),
            password: textOf(written, 'password'),
            productId,
            remember: written.get('remember') === 'on',
          },
        })
      } catch (error) {
        if (isProblem(error, 'too_many_attempts'))
          return { message: texts.error.tooMany(error.details.retryAfter) }
        if (isProblem(error, 'account_blocked')) return { message: words.logIn.blocked }
        if (isProblem(error, 'invalid_credentials') || isProblem(error, 'invalid_request'))
          return { message: tellsBy === 'text' ? words.logIn.wrong : words.invalidCredentials }
        return { message: texts.error.failed }
      }
      keepToast(words.logIn.success, 'success')
      // A full page load, so that every part of the page is the member's.
      location.assign(await addressAfterLogIn(to))
      return null
    },
    null,
  )

  useEffect(() => {
    if (failure === null) return
    if (tellsBy === 'text') alert.current?.focus()
    else {
      showToast(failure.message, 'error')
      form.current?.querySelector('input')?.focus()
    }
  }, [failure, tellsBy])

  return (
    <form ref={form} action={submit} className={styles.form}>
      {failure !== null && tellsBy === 'text' && (
        <p ref={alert} className={styles.failure} role="alert" tabIndex={-1}>
          {failure.message}
        </p>
      )}
      <Field
        label={words.logIn.email}
        name="username"
        defaultValue={remembered}
        autoComplete="username"
        inputMode="email"
      />
      <Field label={words.logIn.password} name="password" type="password" autoComplete="current-password" />
      <Checkbox key={remembered} name="remember" defaultChecked={remembered !== ''}>
        {words.logIn.remember}
      </Checkbox>
      <Button type="submit" isLarge isBusy={isBusy} busyLabel={words.logIn.busy}>
        {words.logIn.submit}
      </Button>
    </form>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
