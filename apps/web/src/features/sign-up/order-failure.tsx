import { couponTexts } from '../../texts/coupon.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Texts } from '../../texts/en.ts'
import type { paymentEn } from '../../texts/payment.en.ts'
import { paymentTexts } from '../../texts/payment.ts'
import type { signUpEn } from '../../texts/sign-up.en.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { soldIn } from './payment-means.tsx'
import type { OrderOutcome } from './place-order.ts'
import styles from './sign-up.module.css'
import type { Wizard } from './use-wizard.ts'

export type Failed = Exclude<OrderOutcome, { status: 'member' }>
type Words = {
  texts: Texts
  signUp: typeof signUpEn
  payment: typeof paymentEn
  coupon: typeof couponTexts.en
}

/**
 * Tells why the order failed and what helps, beside the button that was pressed. Announced by screen readers as soon as it appears.
 * @spec decisions 3.3
 */
export function OrderFailure({ outcome, wizard }: { outcome: Failed; wizard: Wizard }) {
  const texts = useTexts()
  const signUp = useTextsOf(signUpTexts)
  const payment = useTextsOf(paymentTexts)
  const coupon = useTextsOf(couponTexts)
  return (
    <p className={styles.failure} role="alert">
      {sayFailure(outcome, { texts, signUp, payment, coupon })} <Remedy outcome={outcome} wizard={wizard} />
    </p>
  )
}

function sayFailure(outcome: Failed, { texts, signUp, payment, coupon }: Words): string {
  switch (outcome.status) {
    case 'declined':
      return `${payment.declines[outcome.code ?? ''] ?? payment.declined} ${signUp.nothingOrdered}`
    case 'account_exists':
      return signUp.accountExists
    case 'trial_used':
      return signUp.trialUsed
    case 'order_by_hand':
      return `${signUp.orderByHand} ${signUp.nothingOrdered}`
    case 'country_not_served':
      return signUp.countryNotServed(soldIn({ locale: texts.locale, signUp }))
    case 'price_changed':
      return signUp.priceChanged
    case 'coupon_refused':
      return coupon.refused
    case 'social_lapsed':
      return signUp.socialLapsed
    case 'too_many':
      return texts.error.tooMany(outcome.seconds)
    case 'invalid':
      return texts.error.fixFields
    default:
      return navigator.onLine ? signUp.failed : signUp.offline
  }
}

function Remedy({ outcome, wizard: { go, to } }: { outcome: Failed; wizard: Wizard }): ReactNode {
  const signUp = useTextsOf(signUpTexts)
  if (outcome.status === 'account_exists')
    return (
      <Link to="/login" search={to === '/' ? {} : { to }}>
        {signUp.logInInstead}
      </Link>
    )
  if (outcome.status === 'order_by_hand') return <Link to="/contact">{signUp.writeToCare}</Link>
  if (outcome.status === 'social_lapsed')
    return (
      <button type="button" className={styles.inline} onClick={() => go('login-or-sign-up')}>
        {signUp.otherWays}
      </button>
    )
  if (outcome.status === 'price_changed')
    return (
      <button type="button" className={styles.inline} onClick={() => location.reload()}>
        {signUp.loadAnew}
      </button>
    )
  return null
}
