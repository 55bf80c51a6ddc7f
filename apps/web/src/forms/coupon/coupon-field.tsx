import { readCoupon, type Coupon } from '@quintet/contracts/coupons'
import { readGiftCode } from '@quintet/domain/membership/gift'
import type { Plan } from '@quintet/domain/membership/pricing'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { call, isProblem } from '../../api/call.ts'
import { couponTexts } from '../../texts/coupon.ts'
import { formatCents } from '../../texts/format.ts'
import { messagesTexts } from '../../texts/messages.ts'
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
  const words = useTextsOf(couponTexts)
  const [isAsked, setAsked] = useState(false)
  const place = useFocusInside(coupon ? 'known' : isAsked ? 'asked' : 'offered')
  return (
    <div ref={place} className={styles.place}>
      {coupon ? (
        <KnownCoupon coupon={coupon} order={order} onRemove={() => onChange(null)} />
      ) : isAsked ? (
        <AskCoupon onFound={onChange} />
      ) : (
        <button type="button" className={styles.ask} onClick={() => setAsked(true)}>
          {words.ask}
        </button>
      )}
    </div>
  )
}

/** Keeps the focus here when what is shown is replaced along with the button that was pressed. */
function useFocusInside(shown: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) place.current?.querySelector<HTMLElement>('input, button')?.focus()
    before.current = shown
  }, [shown])
  return place
}

function AskCoupon({ onFound }: { onFound: (coupon: Coupon) => void }) {
  const messages = useTextsOf(messagesTexts)
  const words = useTextsOf(couponTexts)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)

  const check = async () => {
    if (isBusy) return
    if (code.trim() === '') return setError(messages.fieldRequired)
    setError(undefined)
    setBusy(true)
    try {
      onFound(await call(readCoupon, { body: { code } }))
    } catch (failure) {
      const known = REFUSALS.find((refusal) => isProblem(failure, refusal))
      const isGift = known === 'unknown_coupon' && readGiftCode(code) !== null
      setError(isGift ? words.isGift : known ? words.refusals[known] : words.failed)
      setBusy(false)
    }
  }
  const checkOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void check()
  }
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

type KnownCouponProps = { coupon: Coupon; order: CouponFieldProps['order']; onRemove: () => void }

function KnownCoupon({ coupon, order, onRemove }: KnownCouponProps) {
  const texts = useTexts()
  const words = useTextsOf(couponTexts)
  return (
    <div className={styles.known}>
      <output>{sayCoupon(coupon, { texts, words })}</output>
      <Button look="quiet" onClick={onRemove}>
        {words.remove}
      </Button>
      <MisfitNote coupon={coupon} order={order} />
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
