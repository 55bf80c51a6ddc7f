import type { PaymentChoice } from '@quintet/domain/money/payment'
import { theBrand } from '../../../brand/brand.ts'
import { paymentTexts } from '../../../texts/payment.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import fields from '../payment-fields.module.css'
import { isExpress } from './open-element.ts'
import styles from './stripe-fields.module.css'
import type { StripeForm } from './use-stripe-form.ts'

/** Stripe's own form for the chosen method, and its state. `isMissed`: the order was attempted without completing it. */
export function StripeFields({
  form: { state, setPlace, tryAgain, confirmed, refusal },
  choice,
  isMissed,
}: {
  form: StripeForm
  choice: PaymentChoice
  isMissed: boolean
}) {
  const { stripe, choices, declines, declined } = useTextsOf(paymentTexts)
  const { name } = choices[choice]
  return (
    <>
      <div
        ref={setPlace}
        className={styles.place}
        aria-busy={state === 'loading'}
        hidden={state === 'failed' || state === 'missing' || confirmed !== null}
      />
      <p role="status" className={fields.note}>
        {state === 'loading' && stripe.loading}
        {confirmed && stripe.confirmed(name)}
      </p>
      {state === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>{stripe.failed}</p>
          <Button look="quiet" onClick={tryAgain}>
            {stripe.tryAgain}
          </Button>
        </div>
      )}
      {state === 'missing' && <p role="alert">{stripe.missing(name)}</p>}
      {refusal !== null && <p role="alert">{declines[refusal] ?? declined}</p>}
      {isMissed && isExpress(choice) && !confirmed && state === 'ready' && (
        <p role="alert">{stripe.confirmFirst(name)}</p>
      )}
      {choice === 'sepa_debit' && <DebitNotice />}
      <p className={fields.note}>{stripe.privacy}</p>
    </>
  )
}

/** Stripe's form shows the mandate; we must say when and by whom debits are announced. @spec law 5.12 */
function DebitNotice() {
  const { sepa } = useTextsOf(paymentTexts)
  const { company } = theBrand()
  return (
    <section className={fields.mandate} aria-label={sepa.mandate}>
      <p>{sepa.mandateNotice}</p>
      {company.creditorId !== undefined && <p>{sepa.creditor(company.creditorId)}</p>}
    </section>
  )
}
