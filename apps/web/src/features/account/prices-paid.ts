import type { Subscription } from '@quintet/contracts/billing'
import type { Plan } from '@quintet/domain/membership/pricing'

type Paid = Pick<Subscription, 'plan' | 'nextPlan' | 'price' | 'nextBill' | 'nextBillAt' | 'discount'>

type PlanPrice = { plan: Plan; price: number }

/** What a member pays: for the plan of today, for the plan chosen for the next period, and once a coupon has ended. */
export function pricesPaid({ plan, nextPlan, price, nextBill, nextBillAt, discount }: Paid): {
  today: PlanPrice
  next: (PlanPrice & { from: string }) | null
  afterCoupon: PlanPrice | null
} {
  const isChanging = nextPlan !== null && nextPlan !== plan
  return {
    // A coupon applies to the next payment, which pays for another plan if the plan changes.
    today: { plan, price: discount && nextBill !== null && !isChanging ? nextBill : price },
    next:
      isChanging && nextBill !== null && nextBillAt !== null
        ? { plan: nextPlan, price: nextBill, from: nextBillAt }
        : null,
    afterCoupon: discount && { plan: nextPlan ?? plan, price: discount.thenPrice },
  }
}
