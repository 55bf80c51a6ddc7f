import { addPaymentMethod } from '@quintet/contracts/payment-methods'
import { createPaymentSetup, type SetupStatus } from '@quintet/contracts/sign-up'
import { type PaymentChoice, paymentTypeOf } from '@quintet/domain/money/payment'
import { type FormEvent, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { useSite } from '../../api/asker.ts'
import { accountTexts } from '../../texts/account.ts'
import { paymentTexts } from '../../texts/payment.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { BankDialog, useBankQuestion } from '../../forms/payment-form/bank-dialog.tsx'
import { checkPayment, type Payment, readPayment } from '../../forms/payment-form/check-payment.ts'
import { confirmPayment, type Setup } from '../../forms/payment-form/confirm-payment.ts'
import { PaymentChoices } from '../../forms/payment-form/payment-choices.tsx'
import { type PaymentErrors, PaymentFields } from '../../forms/payment-form/payment-fields.tsx'
import { StripeFields } from '../../forms/payment-form/stripe/stripe-fields.tsx'
import { useStripeForm } from '../../forms/payment-form/stripe/use-stripe-form.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './block.module.css'
import { useBillingChanged } from './use-billing.ts'

/** Adds another payment method, used from now on; the bank or provider may ask for confirmation first. */
export function AddMethod({ email, onEnd }: { email: string; onEnd: () => void }) {
  const { billing, busy, cancel } = useTextsOf(accountTexts)
  const { cardErrors, declines, declined } = useTextsOf(paymentTexts)
  const { productId } = useSite()
  const changed = useBillingChanged()
  const bank = useBankQuestion()
  const [choice, setChoice] = useState<PaymentChoice>('card')
  const stripe = useStripeForm(choice, email)
  const [isMissed, setMissed] = useState(false)
  const [errors, setErrors] = useState<PaymentErrors>({})
  const [isBusy, setBusy] = useState(false)

  const confirm = (payment: Payment, setup: Setup): Promise<SetupStatus> => {
    if (!stripe) return confirmPayment(payment, setup, { email, ask: bank.ask })
    return stripe.confirmed ? Promise.resolve({ status: 'succeeded' }) : stripe.confirm(setup, email)
  }
  const add = async (payment: Payment): Promise<void> => {
    const setup =
      stripe?.confirmed ??
      (await call(createPaymentSetup, { body: { productId, type: paymentTypeOf(choice) } }))
    const answer = await confirm(payment, setup)
    if (answer.status !== 'succeeded') {
      showToast(declines[answer.code ?? ''] ?? declined, 'error')
      return
    }
    await call(addPaymentMethod, { body: { paymentSetupId: setup.setupId } })
    showToast(billing.methodAdded, 'success')
    await changed()
    onEnd()
  }
  // Not the form's action, which would reset the fields.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const payment = readPayment(new FormData(event.currentTarget), choice)
    setBusy(true)
    // Stripe's form shows its own errors.
    const wrong = stripe ? [] : Object.values(checkPayment(payment, new Date()))
    const isFilledIn = stripe === null || (await stripe.check())
    setMissed(!isFilledIn)
    setErrors(Object.fromEntries(wrong.map((field) => [field, cardErrors[field]])))
    if (wrong.length === 0 && isFilledIn) await add(payment).catch(() => showToast(declined, 'error'))
    setBusy(false)
  }
  const form = useFirstError(errors)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <>
      <form ref={form} onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
        <PaymentChoices choice={choice} onChoose={setChoice} label={billing.add} />
        {stripe ? (
          <StripeFields form={stripe} choice={choice} isMissed={isMissed} />
        ) : (
          <PaymentFields choice={choice} errors={errors} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" isBusy={isBusy} busyLabel={busy}>
            {billing.addSubmit}
          </Button>
          <Button look="quiet" onClick={onEnd}>
            {cancel}
          </Button>
        </div>
      </form>
      <BankDialog question={bank.question} />
    </>
  )
}
