import { changePlan, type Subscription } from '@quintet/contracts/billing'
import { PLAN_PRICE_CENTS, type Plan } from '@quintet/domain/pricing'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { accountTexts } from '../../texts/account.ts'
import { formatDate, formatEuro } from '../../texts/format.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { Block } from './block.tsx'
import { useBillingChanged } from './use-billing.ts'

/** The other plan, from when it would count, and taking the choice back. */
export function PlanChoice({ subscription }: { subscription: Subscription }) {
  const texts = useTexts()
  const { billing, busy } = useTextsOf(accountTexts)
  const changed = useBillingChanged()
  const [isBusy, setBusy] = useState(false)
  const { plan, nextPlan, state, periodEndsAt, nextBillAt } = subscription
  const other: Plan = plan === 'monthly' ? 'annually' : 'monthly'
  // While a payment is overdue the paid period lies in the past: a change counts with the next charge.
  const end = formatDate(new Date(nextBillAt ?? periodEndsAt), texts)
  const choose = async (chosen: Plan) => {
    setBusy(true)
    try {
      await call(changePlan, { body: { plan: chosen } })
      showToast(billing.planChanged, 'success')
    } catch {
      showToast(billing.planFailed, 'error')
    }
    await changed()
    setBusy(false)
  }
  const button = (chosen: Plan, label: string) => (
    <Button look="quiet" isBusy={isBusy} busyLabel={busy} onClick={() => void choose(chosen)}>
      {label}
    </Button>
  )
  if (nextPlan !== null)
    return (
      <Block title={billing.plan} text={billing.planFrom(nextPlan, end)}>
        {button(plan, billing.keepPlan(plan))}
      </Block>
    )
  const price = formatEuro(PLAN_PRICE_CENTS[other], texts)
  return (
    <Block
      title={billing.plan}
      text={state === 'trialing' ? billing.planAtOnce(price, other) : billing.planLater(price, other, end)}
    >
      {button(other, billing.takePlan(other))}
    </Block>
  )
}
