import { addPaymentMethod } from '@quintet/contracts/payment-methods'
import { createPaymentSetup } from '@quintet/contracts/sign-up'
import { useActionState } from 'react'
import { call } from '../../api/call.ts'
import { useSite } from '../../api/use-asker.ts'
import { accountTexts } from '../../texts/account.ts'
import { paymentTexts } from '../../texts/payment.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { BankDialog, useBankQuestion } from '../../ui/payment-form/bank-dialog.tsx'
import { CardFields } from '../../ui/payment-form/card-fields.tsx'
import { type Card, checkCard, readCard } from '../../ui/payment-form/check-card.ts'
import { confirmCard } from '../../ui/payment-form/confirm-card.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './block.module.css'
import { useBillingChanged } from './use-billing.ts'

type Errors = Partial<Record<keyof Card, string>>

/** Another card, charged from now on; the bank may ask first. */
export function AddCard({ onEnd }: { onEnd: () => void }) {
  const { billing, busy, cancel } = useTextsOf(accountTexts)
  const { cardErrors, declines, declined } = useTextsOf(paymentTexts)
  const { productId } = useSite()
  const changed = useBillingChanged()
  const bank = useBankQuestion()
  const [errors, submit, isBusy] = useActionState(async (_: Errors, form: FormData): Promise<Errors> => {
    const card = readCard(form)
    const wrong = Object.values(checkCard(card, new Date()))
    if (wrong.length > 0) return Object.fromEntries(wrong.map((field) => [field, cardErrors[field]]))
    try {
      const setup = await call(createPaymentSetup, { body: { productId, type: 'card' } })
      const answer = await confirmCard(card, setup, bank.ask)
      if (answer.status !== 'succeeded') {
        showToast(declines[answer.code ?? ''] ?? declined, 'error')
        return {}
      }
      await call(addPaymentMethod, { body: { paymentSetupId: setup.setupId } })
    } catch {
      showToast(declined, 'error')
      return {}
    }
    showToast(billing.methodAdded, 'success')
    await changed()
    onEnd()
    return {}
  }, {})
  const form = useFirstError(errors)
  return (
    <>
      <form ref={form} action={submit} className={styles.form} noValidate>
        <CardFields errors={errors} />
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
