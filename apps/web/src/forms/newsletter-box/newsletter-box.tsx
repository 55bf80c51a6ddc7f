import { useId, useState, type FormEvent } from 'react'
import { loadPart } from '../../shell/load-part.ts'
import { newsletterBoxTexts } from '../../texts/newsletter-box.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { NewsletterConsent } from './newsletter-consent.tsx'
import styles from './newsletter-box.module.css'

/** The newsletter form in the footer: posts to its page without script, and shows a toast with script. @spec accounts 2.4 */
export function NewsletterBox() {
  const texts = useTexts()
  const words = useTextsOf(newsletterBoxTexts)
  const id = useId()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const email = new FormData(form).get('email')
    setBusy(true)
    setError(null)
    try {
      const { subscribe } = await loadPart(() => import('./subscribe.ts'))
      const { isSent, fault } = await subscribe(typeof email === 'string' ? email : '', { texts, words })
      setError(fault)
      if (isSent) form.reset()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.box}
      action="/newsletter"
      method="post"
      data-posts=""
      noValidate
      aria-label={words.label}
      onSubmit={(event) => void submit(event)}
    >
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={words.email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          maxLength={254}
          required
        />
        <Button type="submit" look="light" isBusy={isBusy} busyLabel={words.busy}>
          {words.subscribe}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <NewsletterConsent className={styles.consent} />
    </form>
  )
}
