import { addPaymentMethod } from '@quintet/contracts/payment-methods'
import { createPaymentSetup } from '@quintet/contracts/sign-up'
import { type PaymentChoice, paymentTypeOf } from '@quintet/domain/payment'
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
import { confirmPayment } from '../../forms/payment-form/confirm-payment.ts'
import { PaymentChoices } from '../../forms/payment-form/payment-choices.tsx'
import { type PaymentErrors, PaymentFields } from '../../forms/payment-form/payment-fields.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './block.module.css'
import { useBillingChanged } from './use-billing.ts'

/** Another way to pay, used from now on; bank or provider may ask first. */
export function AddMethod({ email, onEnd }: { email: string; onEnd: () => void }) {
  const { billing, busy, cancel } = useTextsOf(accountTexts)
  const { cardErrors, declines, declined } = useTextsOf(paymentTexts)
  const { productId } = useSite()
  const changed = useBillingChanged()
  const bank = useBankQuestion()
  const [choice, setChoice] = useState<PaymentChoice>('card')
  const [errors, setErrors] = useState<PaymentErrors>({})
  const [isBusy, setBusy] = useState(false)

  const add = async (payment: Payment): Promise<void> => {
    const setup = await call(createPaymentSetup, { body: { productId, type: paymentTypeOf(choice) } })
    const answer = await confirmPayment(payment, setup, { email, ask: bank.ask })
    if (answer.status !== 'succeeded') {
      showToast(declines[answer.code ?? ''] ?? declined, 'error')
      return
    }
    await call(addPaymentMethod, { body: { paymentSetupId: setup.setupId } })
    showToast(billing.methodAdded, 'success')
    await changed()
    onEnd()
  }
  // Not by the form's action, which would empty what was typed.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const payment = readPayment(new FormData(event.currentTarget), choice)
    const wrong = Object.values(checkPayment(payment, new Date()))
    setErrors(Object.fromEntries(wrong.map((field) => [field, cardErrors[field]])))
    if (wrong.length > 0) return
    setBusy(true)
    await add(payment).catch(() => showToast(declined, 'error'))
    setBusy(false)
  }
  const form = useFirstError(errors)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <>
      <form ref={form} onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
        <PaymentChoices choice={choice} onChoose={setChoice} label={billing.add} />
        <PaymentFields choice={choice} errors={errors} />
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
