import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSite } from '../../api/asker.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import { Progress } from './progress.tsx'
import styles from './sign-up.module.css'
import { StepBody, useStepTitle } from './step-body.tsx'
import { useWizard } from './use-wizard.ts'

/** The sign-up as a page: for links, for reloads, and before the app has loaded. @spec accounts 2.7 */
export function SignUpPage() {
  const { modal: words } = useTexts()
  const navigate = useNavigate()
  const { stripe } = useSite()
  // Reached by in-app navigation: Stripe's form is only allowed when this page itself is loaded.
  useEffect(() => {
    if (stripe && !stripe.isAllowedHere) location.reload()
  }, [stripe])
  const wizard = useWizard({
    // A full page load, so that Stripe's form is no longer allowed.
    onEnd: () => (stripe ? location.assign(wizard.to) : void navigate({ href: wizard.to })),
    onChoice: () =>
      void navigate({
        to: '/login',
        search: { modal: 'login-or-sign-up', ...(wizard.to === '/' ? {} : { to: wizard.to }) },
        replace: true,
      }),
  })
  const { step, back, mayClose, end } = wizard
  const close = () => void (mayClose() && end())

  // A new step starts at the top of the page, with its heading announced.
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    title.current?.focus()
  }, [step])

  return (
    <FormPage
      title={useStepTitle(wizard)}
      titleRef={title}
      isLong
      head={
        <div className={styles.head}>
          {back ? <IconButton icon="left" label={words.back} onClick={back} /> : <span />}
          <Progress wizard={wizard} />
          <IconButton icon="close" label={words.close} onClick={close} />
        </div>
      }
    >
      <StepBody key={step} wizard={wizard} onClose={close} />
    </FormPage>
  )
}
