import { redeemGift } from '@quintet/contracts/gifts'
import { type FormEvent, useState } from 'react'
import { call, isProblem } from '../../api/call.ts'
import { accountTexts } from '../../texts/account.ts'
import { formatDate } from '../../texts/format-details.ts'
import { messagesTexts } from '../../texts/messages.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { Block } from './block.tsx'
import styles from './block.module.css'
import { useBillingChanged } from './use-billing.ts'

const REFUSALS = [
  'unknown_gift',
  'gift_redeemed',
  'gift_expired',
  'subscription_paused',
  'payment_pending',
  'too_many_attempts',
] as const

/** Redeems a gift code for months of membership. @spec decisions 3.28 */
export function RedeemGift() {
  const texts = useTexts()
  const messages = useTextsOf(messagesTexts)
  const { gift, busy } = useTextsOf(accountTexts)
  const changed = useBillingChanged()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') return setError(messages.fieldRequired)
    setError(undefined)
    setBusy(true)
    try {
      const { until } = await call(redeemGift, { body: { code } })
      showToast(gift.redeemed(formatDate(new Date(until), texts)), 'success')
      setCode('')
      await changed()
    } catch (failure) {
      const known = REFUSALS.find((refusal) => isProblem(failure, refusal))
      setError(known ? gift.refusals[known] : gift.failed)
    }
    setBusy(false)
  }
  return (
    <Block title={gift.title} text={gift.text}>
      <form className={styles.short} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={gift.code}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={error}
          maxLength={40}
        />
        <Button type="submit" look="quiet" isBusy={isBusy} busyLabel={busy}>
          {gift.submit}
        </Button>
      </form>
    </Block>
  )
}
