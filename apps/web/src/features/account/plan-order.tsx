import type { Plan } from '@quintet/domain/membership/pricing'
import { useState } from 'react'
import { isProblem } from '../../api/call.ts'
import { theOffer } from '../../brand/offer.ts'
import { accountTexts } from '../../texts/account.ts'
import { couponTexts } from '../../texts/coupon.ts'
import { formatCents } from '../../texts/format.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './plan-choice.module.css'
import { useBillingChanged } from './use-billing.ts'

/** The messages after a choice is sent. */
type Said = { planChanged: string; planFailed: string }

type PlanOrderProps = {
  plan: Plan
  currency: string
  /** The day from which it is charged; null: from today. */
  from: string | null
  cents: number
  /** The coupon that sets this price, and the list price after its periods. */
  coupon?: { periods: number; listCents: number } | null
  /** True if the membership merely continues: then there is no new right of withdrawal. */
  isContinued?: boolean
  words?: Said
  onClose: () => void
  /** Sends the order at the displayed price. */
  children: (expectsPriceCents: number) => Promise<unknown>
}

/** What is ordered: price with tax, term and end, directly above the button required by law (section 312j BGB). @spec law 1.2 */
export function PlanOrder({ plan, currency, from, cents, isContinued = false, ...order }: PlanOrderProps) {
  const texts = useTexts()
  const { billing, cancel, busy } = useTextsOf(accountTexts)
  const words = useTextsOf(signUpTexts)
  const couponWords = useTextsOf(couponTexts)
  const [isBusy, send] = useSending(order.words ?? billing, () => order.children(cents))
  const price = formatCents({ cents, currency }, texts)
  const period = `${words.periods[plan]}${words.tax(theOffer().tax)}`
  return (
    <div className={styles.order} role="group" aria-label={words.summary}>
      <p className={styles.what}>{words.summaryWhat(words[plan])}</p>
      <p className={styles.total}>
        {from === null ? words.today(price, period) : words.from(from, price, period)}
      </p>
      {order.coupon && (
        <p>
          {couponWords.after(
            order.coupon.periods,
            `${formatCents({ cents: order.coupon.listCents, currency }, texts)} ${period}`,
          )}
        </p>
      )}
      <p>{words.notice[plan](false)}</p>
      {!isContinued && <p className={styles.small}>{words.withdrawal}</p>}
      <div className={styles.buttons}>
        <Button isBusy={isBusy} busyLabel={busy} lang={isBusy ? undefined : 'de'} onClick={() => void send()}>
          {words.submit}
        </Button>
        <Button look="quiet" onClick={order.onClose}>
          {cancel}
        </Button>
      </div>
      {words.submitNote !== '' && <p className={styles.small}>{words.submitNote}</p>}
    </div>
  )
}

const COUPON_REFUSALS = ['unknown_coupon', 'coupon_expired', 'coupon_not_for_you'] as const

/** Sends a choice, shows the result, and refetches the subscription. */
export function useSending<Chosen extends unknown[]>(
  said: Said,
  send: (...chosen: Chosen) => Promise<unknown>,
): [isBusy: boolean, send: (...chosen: Chosen) => Promise<void>] {
  const { priceChanged, orderByHand } = useTextsOf(signUpTexts)
  const { notForYou: refused } = useTextsOf(couponTexts)
  const changed = useBillingChanged()
  const [isBusy, setBusy] = useState(false)
  const refusalOf = (error: unknown): string | null => {
    if (COUPON_REFUSALS.some((code) => isProblem(error, code))) return refused
    if (isProblem(error, 'order_by_hand')) return orderByHand
    return isProblem(error, 'price_changed') ? priceChanged : null
  }
  return [
    isBusy,
    async (...chosen) => {
      setBusy(true)
      try {
        await send(...chosen)
        showToast(said.planChanged, 'success')
      } catch (error) {
        showToast(refusalOf(error) ?? said.planFailed, 'error')
      }
      await changed()
      setBusy(false)
    },
  ]
}
