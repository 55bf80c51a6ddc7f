import { readCoupon, type Coupon } from '@quintet/contracts/coupons'
import type { Plan } from '@quintet/domain/pricing'
import { type KeyboardEvent, useState } from 'react'
import { call, isProblem } from '../../api/call.ts'
import { couponTexts } from '../../texts/coupon.ts'
import { formatCents } from '../../texts/format.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import styles from './coupon-field.module.css'

type CouponFieldProps = {
  coupon: Coupon | null
  /** The order that the coupon is for. */
  order: { plan: Plan; currency: string }
  onChange: (coupon: Coupon | null) => void
}

const REFUSALS = ['unknown_coupon', 'coupon_expired', 'too_many_attempts'] as const

/** A coupon code, and its benefit once it is known. Not a form element, since it stands within other forms. @spec decisions 3.30 */
export function CouponField({ coupon, order, onChange }: CouponFieldProps) {
  const texts = useTexts()
  const words = useTextsOf(couponTexts)
  const [isAsked, setAsked] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)

  const check = async () => {
    if (isBusy) return
    if (code.trim() === '') return setError(texts.messages.fieldRequired)
    setError(undefined)
    setBusy(true)
    try {
      onChange(await call(readCoupon, { body: { code } }))
      setCode('')
    } catch (failure) {
      const known = REFUSALS.find((refusal) => isProblem(failure, refusal))
      setError(known ? words.refusals[known] : words.failed)
    }
    setBusy(false)
  }
  const checkOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void check()
  }
  if (coupon)
    return (
      <div className={styles.known} role="status">
        <span>{sayCoupon(coupon, { texts, words })}</span>
        <Button look="quiet" onClick={() => onChange(null)}>
          {words.remove}
        </Button>
        <MisfitNote coupon={coupon} order={order} />
      </div>
    )
  if (!isAsked)
    return (
      <button type="button" className={styles.ask} onClick={() => setAsked(true)}>
        {words.ask}
      </button>
    )
  return (
    <div className={styles.field}>
      <Field
        label={words.code}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        onKeyDown={checkOnEnter}
        error={error}
        maxLength={40}
      />
      <Button look="quiet" isBusy={isBusy} busyLabel={words.busy} onClick={() => void check()}>
        {words.submit}
      </Button>
    </div>
  )
}

function sayCoupon(
  { code, percent, cents, currency, periods }: Coupon,
  { texts, words }: { texts: ReturnType<typeof useTexts>; words: typeof couponTexts.en },
): string {
  const off =
    percent === null
      ? formatCents({ cents: cents ?? 0, currency: currency ?? '' }, texts)
      : words.percent(percent)
  return words.counts(code, off, periods)
}

/** Tells why a coupon does not apply to the current choice. */
function MisfitNote({ coupon, order }: Pick<CouponFieldProps, 'order'> & { coupon: Coupon }) {
  const words = useTextsOf(couponTexts)
  if (coupon.plan !== null && coupon.plan !== order.plan)
    return <span className={styles.misfit}>{words.otherPlan(coupon.plan)}</span>
  if (coupon.currency !== null && coupon.currency !== order.currency)
    return <span className={styles.misfit}>{words.otherCurrency}</span>
  return null
}
