import type { User } from '@quintet/contracts/user'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { theOffer } from '../../brand/offer.ts'
import { accountTexts } from '../../texts/account.ts'
import { formatPrice } from '../../texts/format.ts'
import { formatDate } from '../../texts/format-details.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { subscriptionQuery } from './account.queries.ts'
import styles from './block.module.css'
import { FailedPayment } from './failed-payment.tsx'
import { MembershipCard } from './membership-card.tsx'
import { Pause } from './pause.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { RedeemGift } from './redeem-gift.tsx'
import { PlanChoice, PlanRestart } from './plan-choice.tsx'

/** The plan, the payment method and failed payments. @spec accounts 2.13 */
export function BillingSection({ me }: { me: User }) {
  const texts = useTexts()
  const { billing } = useTextsOf(accountTexts)
  const { tax } = useTextsOf(signUpTexts)
  const { data: subscription } = useQuery(subscriptionQuery(useAsker()))
  const isRunning = subscription && subscription.state !== 'ended'
  return (
    <>
      {subscription?.failedPayment && <FailedPayment failed={subscription.failedPayment} />}
      <MembershipCard me={me} />
      {isRunning && subscription.newPrice && (
        <p className={styles.note} role="note">
          {billing.newPrice(
            formatPrice({ price: subscription.newPrice.price, currency: subscription.currency }, texts),
            formatDate(new Date(subscription.newPrice.from), texts),
            tax(theOffer().tax),
          )}
        </p>
      )}
      {isRunning && subscription.cancelAt === null && subscription.state !== 'paused' && (
        <PlanChoice subscription={subscription} />
      )}
      {isRunning && subscription.cancelAt === null && <Pause subscription={subscription} />}
      {subscription?.state === 'ended' && <PlanRestart subscription={subscription} />}
      {subscription && <RedeemGift />}
      <PaymentMethods hasMembership={Boolean(isRunning)} email={me.email} />
    </>
  )
}
