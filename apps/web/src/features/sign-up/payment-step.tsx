import { paymentTexts } from '../../texts/payment.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { BankDialog } from '../../forms/payment-form/bank-dialog.tsx'
import { PaymentFields } from '../../forms/payment-form/payment-fields.tsx'
import { StripeFields } from '../../forms/payment-form/stripe/stripe-fields.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { OrderFailure } from './order-failure.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PersonFields } from './person-fields.tsx'
import styles from './sign-up.module.css'
import { useOrder } from './use-order.ts'
import type { Wizard } from './use-wizard.ts'

/** The payment details, the consents, the order summary and the order button. @spec decisions 5.5 */
export function PaymentStep({ wizard }: { wizard: Wizard }) {
  const words = useTextsOf(signUpTexts)
  const { choices } = useTextsOf(paymentTexts)
  const { draft, isBusy } = wizard
  const { choice } = draft.paymentMethod
  const { askedFields, errors, outcome, question, stripe, isMissed, submit } = useOrder(wizard)
  const form = useFirstError(errors)
  return (
    <>
      {!draft.hadTrial && <p className={styles.lead}>{words.paymentHint}</p>}
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(new FormData(event.currentTarget))
        }}
        noValidate
      >
        {askedFields.length > 0 && (
          <div className={styles.part}>
            <p className={styles.note}>{words.askedAgain}</p>
            <PersonFields fields={askedFields} user={draft.user} errors={errors} />
          </div>
        )}
        <fieldset className={styles.part}>
          <legend className={styles.legend}>{choices[choice].name}</legend>
          {stripe ? (
            <StripeFields form={stripe} choice={choice} isMissed={isMissed} />
          ) : (
            <PaymentFields choice={choice} errors={errors} />
          )}
        </fieldset>
        <ConsentBoxes errors={errors} />
        {outcome && <OrderFailure outcome={outcome} wizard={wizard} />}
        <div className={styles.order}>
          <OrderSummary wizard={wizard} />
          <Button
            type="submit"
            isLarge
            isBusy={isBusy}
            busyLabel={words.busy}
            lang={isBusy ? undefined : 'de'}
          >
            {words.submit}
          </Button>
        </div>
        {words.submitNote !== '' && <p className={styles.note}>{words.submitNote}</p>}
      </form>
      <BankDialog question={question} />
    </>
  )
}
