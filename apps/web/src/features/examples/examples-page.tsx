import { useEffect, useState } from 'react'
import { useSite } from '../../api/asker.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './examples-page.module.css'
import { DEMO_TOASTS, examples } from './examples-texts.ts'

/** The developers' demo page: card fields, a wallet button and toasts. @spec catalogue 2.15.2 */
export function ExamplesPage() {
  const texts = examples[useSite().language]
  // The sandbox's card form is our own: it is ready as soon as the page's script runs.
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => setLoaded(true), [])
  return (
    <FormPage title={texts.title} lead={texts.lead}>
      <form className={styles.part} aria-label={texts.card} onSubmit={(event) => event.preventDefault()}>
        <fieldset className={styles.fields} disabled={!isLoaded}>
          <Field label={texts.number} name="number" inputMode="numeric" autoComplete="off" />
          <Field label={texts.expires} name="expires" inputMode="numeric" autoComplete="off" />
          <Field label={texts.code} name="code" inputMode="numeric" autoComplete="off" />
          <Button type="submit">{texts.pay}</Button>
        </fieldset>
      </form>
      <section className={styles.part}>
        <Button type="button" look="quiet" disabled={!isLoaded}>
          {texts.wallet}
        </Button>
      </section>
      <section className={styles.part} aria-label={texts.notifications}>
        <Button type="button" look="quiet" onClick={() => showToast(DEMO_TOASTS.success, 'success')}>
          {texts.showSuccess}
        </Button>
        <Button type="button" look="quiet" onClick={() => showToast(DEMO_TOASTS.error, 'error')}>
          {texts.showError}
        </Button>
      </section>
    </FormPage>
  )
}
