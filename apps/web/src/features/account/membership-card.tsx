import { resumeSubscription } from '@quintet/contracts/subscription'
import type { User } from '@quintet/contracts/user'
import { erasureAt } from '@quintet/domain/account/retention'
import type { Plan } from '@quintet/domain/membership/pricing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { theOffer } from '../../brand/offer.ts'
import { useAsker } from '../../api/asker.ts'
import { useOpenModal } from '../../shell/use-modals.ts'
import { meQuery } from '../../api/user.queries.ts'
import { formatPrice } from '../../texts/format.ts'
import { formatDate } from '../../texts/format-details.ts'
import { accountTexts } from '../../texts/account.ts'
import { couponTexts } from '../../texts/coupon.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { subscriptionQuery } from './account.queries.ts'
import styles from './block.module.css'
import { pricesPaid } from './prices-paid.ts'

type MembershipCardProps = {
  me: User
  /** Shown once it has ended. */
  wayBack?: ReactNode
}

/**
 * The membership. With `cancelAt` set the subscription is ending, and its data is deleted after the time for downloading it; otherwise
 * shows the next billing date. @spec accounts 4.7
 */
export function MembershipCard({ me, wayBack }: MembershipCardProps) {
  const texts = useTexts()
  const { membership, pause, gift, busy } = useTextsOf(accountTexts)
  const { subscription, cancelAt, expireAt, nextBillAt } = me
  const queryClient = useQueryClient()
  const { queryKey } = meQuery(useAsker())
  const openModal = useOpenModal()
  const [isBusy, setBusy] = useState(false)
  const card = useRef<HTMLElement>(null)
  const day = (time: string) => formatDate(new Date(time), texts)
  const erasure = (end: string) => formatDate(erasureAt(new Date(end)), texts)

  const resume = async () => {
    setBusy(true)
    try {
      queryClient.setQueryData(queryKey, await call(resumeSubscription))
      showToast(membership.resumed, 'success')
      // The button disappears once it has been used.
      card.current?.focus()
    } catch {
      showToast(membership.resumeFailed, 'error')
    }
    setBusy(false)
  }
  const isOver = subscription === null || subscription.state === 'ended'
  return (
    <section ref={card} className={styles.card} aria-label={membership.title} tabIndex={-1}>
      <h3 className={styles.cardTitle}>
        {subscription ? membership.plan[subscription.plan] : membership.title}
      </h3>
      {isOver && <p>{membership.ended}</p>}
      {isOver && cancelAt !== null && expireAt !== null && (
        <p className={styles.cardText}>{membership.endedDeletion(erasure(expireAt))}</p>
      )}
      {isOver && wayBack}
      {!isOver && cancelAt !== null && expireAt !== null && (
        <>
          <p>{subscription.isGift ? gift.runs(day(expireAt)) : membership.ending(day(expireAt))}</p>
          <p className={styles.cardText}>{membership.deletion(erasure(expireAt))}</p>
          {!subscription.isGift && (
            <Button look="light" isBusy={isBusy} busyLabel={busy} onClick={() => void resume()}>
              {membership.resume}
            </Button>
          )}
        </>
      )}
      {!isOver && cancelAt === null && (
        <>
          <PricePaid />
          {subscription.state === 'paused' && nextBillAt !== null && <p>{pause.card(day(nextBillAt))}</p>}
          {subscription.state === 'trialing' && subscription.trialEndsAt !== null && (
            <p>{membership.trial(day(subscription.trialEndsAt))}</p>
          )}
          {subscription.state === 'past_due' && (
            <p>{nextBillAt === null ? membership.pastDueForGood : membership.pastDue}</p>
          )}
          {nextBillAt !== null && <p className={styles.cardText}>{membership.nextBill(day(nextBillAt))}</p>}
          <Button look="outline-light" onClick={() => openModal('cancel-subscription')}>
            {membership.cancel}
          </Button>
        </>
      )}
    </section>
  )
}

/**
 * What the member pays, which may differ from today's offer; with a change of plan or a coupon, also what is paid after it. Space is
 * reserved until it has loaded.
 */
function PricePaid() {
  const texts = useTexts()
  const { membership } = useTextsOf(accountTexts)
  const { running } = useTextsOf(couponTexts)
  const { tax } = useTextsOf(signUpTexts)
  const { data: subscription, isPending } = useQuery(subscriptionQuery(useAsker()))
  if (!subscription) return isPending ? <p>{'\u00A0'}</p> : null
  const { currency, discount } = subscription
  const { today, next, afterCoupon } = pricesPaid(subscription)
  const taxed = tax(theOffer().tax)
  const told = ({ plan, price }: { plan: Plan; price: number }) =>
    membership.price[plan](formatPrice({ price, currency }, texts), taxed)
  return (
    <>
      <p>{told(today)}</p>
      {next && (
        <p className={styles.cardText}>
          {membership.from(formatDate(new Date(next.from), texts), told(next))}
        </p>
      )}
      {discount && afterCoupon && (
        <p className={styles.cardText}>{running(discount.code, discount.times, told(afterCoupon))}</p>
      )}
    </>
  )
}
