import { payNow, type Subscription } from '@quintet/contracts/billing'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { accountTexts } from '../../texts/account.ts'
import { formatPrice } from '../../texts/format.ts'
import { formatDate } from '../../texts/format-details.ts'
import { paymentTexts } from '../../texts/payment.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './block.module.css'
import { useBillingChanged } from './use-billing.ts'

type Failed = NonNullable<Subscription['failedPayment']>

/** The banner for a failed charge: the reason, what happens next, and a way to pay at once. @spec law 2.3 */
export function FailedPayment({ failed }: { failed: Failed }) {
  const texts = useTexts()
  const { billing, busy } = useTextsOf(accountTexts)
  const { declines, declined } = useTextsOf(paymentTexts)
  const changed = useBillingChanged()
  const [isBusy, setBusy] = useState(false)
  const day = (time: string) => formatDate(new Date(time), texts)
  const pay = async () => {
    setBusy(true)
    try {
      await call(payNow)
      showToast(billing.paid, 'success')
    } catch {
      showToast(billing.payFailed, 'error')
    }
    await changed()
    setBusy(false)
  }
  return (
    <section className={styles.card} role="alert">
      <h3 className={styles.cardTitle}>
        {billing.failedTitle(formatPrice({ price: failed.amount, currency: failed.currency }, texts))}
      </h3>
      <p>{declines[failed.code] ?? declined}</p>
      <p className={styles.cardText}>
        {failed.nextTryAt === null ? '' : `${billing.nextTry(day(failed.nextTryAt))} `}
        {billing.endsOn(day(failed.endsAt))}
      </p>
      <Button look="light" isBusy={isBusy} busyLabel={busy} onClick={() => void pay()}>
        {billing.payNow}
      </Button>
    </section>
  )
}
