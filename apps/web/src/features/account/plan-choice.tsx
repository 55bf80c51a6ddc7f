import { changePlan, restartSubscription, type Subscription } from '@quintet/contracts/billing'
import type { Coupon } from '@quintet/contracts/coupons'
import { couponFits, discounted } from '@quintet/domain/membership/coupon'
import { type Plan, PLANS } from '@quintet/domain/membership/pricing'
import { useState } from 'react'
import { theOffer } from '../../brand/offer.ts'
import { call } from '../../api/call.ts'
import { useNow } from '../../shell/use-now.ts'
import { CouponField } from '../../forms/coupon/coupon-field.tsx'
import { accountTexts } from '../../texts/account.ts'
import { formatCents } from '../../texts/format.ts'
import { formatDate } from '../../texts/format-details.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Block } from './block.tsx'
import styles from './plan-choice.module.css'
import { PlanOrder, useSending } from './plan-order.tsx'

/** Offers the other plan, with the date it takes effect, and a way to undo the choice. */
export function PlanChoice({ subscription }: { subscription: Subscription }) {
  const texts = useTexts()
  const { billing, busy } = useTextsOf(accountTexts)
  const { tax } = useTextsOf(signUpTexts)
  const [isBusy, choose] = useSending(billing, (chosen: Plan) => call(changePlan, { body: { plan: chosen } }))
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const { plan, nextPlan, state, nextBillAt, currency } = subscription
  const other: Plan = plan === 'monthly' ? 'annually' : 'monthly'
  // A change takes effect with the next charge; if that waits for another payment method, it is due today.
  const end = formatDate(new Date(nextBillAt ?? now), texts)
  if (nextPlan !== null)
    return (
      <Block title={billing.plan} text={billing.planFrom(nextPlan, end)}>
        <Button look="quiet" isBusy={isBusy} busyLabel={busy} onClick={() => void choose(plan)}>
          {billing.keepPlan(plan)}
        </Button>
      </Block>
    )
  const cents = theOffer().prices[currency]?.[other]
  if (cents === undefined) return null
  const price = formatCents({ cents, currency }, texts)
  const taxed = tax(theOffer().tax)
  const text =
    state === 'trialing'
      ? billing.planAtOnce(price, other, taxed)
      : billing.planLater(price, other, { date: end, tax: taxed })
  if (!isOpen)
    return (
      <Block title={billing.plan} text={text}>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {billing.takePlan(other)}
        </Button>
      </Block>
    )
  return (
    <Block title={billing.plan}>
      <PlanOrder plan={other} currency={currency} from={end} cents={cents} onClose={() => setOpen(false)}>
        {async (expectsPriceCents) => {
          await call(changePlan, { body: { plan: other, expectsPriceCents } })
          setOpen(false)
        }}
      </PlanOrder>
    </Block>
  )
}

/** Orders an ended membership anew: it is charged from today, since the trial has been used. */
export function PlanRestart({ subscription: { currency, plan } }: { subscription: Subscription }) {
  const { billing } = useTextsOf(accountTexts)
  const words = useTextsOf(signUpTexts)
  const [chosen, setChosen] = useState<Plan | null>(null)
  const [coupon, setCoupon] = useState<Coupon | null>(null)
  const listCents = chosen && theOffer().prices[currency]?.[chosen]
  const counts = coupon && chosen && couponFits(coupon, { plan: chosen, currency }) ? coupon : null
  const cents = listCents && counts ? discounted(listCents, counts) : listCents
  return (
    <Block title={billing.restart} text={billing.restartText}>
      {chosen && cents && listCents ? (
        <>
          <CouponField coupon={coupon} order={{ plan: chosen, currency }} onChange={setCoupon} />
          <PlanOrder
            plan={chosen}
            currency={currency}
            from={null}
            cents={cents}
            coupon={counts && { periods: counts.periods, listCents }}
            onClose={() => setChosen(null)}
          >
            {(expectsPriceCents) =>
              call(restartSubscription, {
                body: { plan: chosen, expectsPriceCents, ...(counts ? { coupon: counts.code } : {}) },
              })
            }
          </PlanOrder>
        </>
      ) : (
        <div className={styles.buttons}>
          {PLANS.map((each) => (
            <Button key={each} look={each === plan ? 'primary' : 'quiet'} onClick={() => setChosen(each)}>
              {words[each]}
            </Button>
          ))}
        </div>
      )}
    </Block>
  )
}
