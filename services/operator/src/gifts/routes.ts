/** Gift codes and coupons: viewed, issued and withdrawn by roles that handle money. @spec decisions 13.22 */
import * as contract from '@quintet/contracts/operator/gifts'
import type { NewCoupon } from '@quintet/contracts/operator/gifts'
import { Problem } from '@quintet/contracts/problem'
import { endOfDay } from '@quintet/domain/basics/calendar'
import type { App, Platform } from '@quintet/platform/http/app'
import type { GiftDesk, IssuedCoupon } from '../ports.ts'
import { serveOperator } from '../serve.ts'

export function giftRoutes(app: App, platform: Platform, desk: GiftDesk): void {
  serveOperator(app, platform, contract.listGifts, () => desk.gifts())
  serveOperator(app, platform, contract.issueGifts, ({ body: { lastDay, ...wanted }, change }) =>
    change(async (tx, now) => {
      const expiresAt = endOf(lastDay, now)
      const answer = await desk.issueGifts(tx, { ...wanted, expiresAt }, now)
      // The codes themselves appear only in this response.
      const after = { ...wanted, expiresAt: expiresAt.toISOString() }
      return { answer, action: 'gifts_issued', subject: 'gifts', subjectId: answer.batch, after }
    }),
  )
  serveOperator(app, platform, contract.voidGifts, ({ params: { batch }, body: { reason }, change }) =>
    change(async (tx, now) => {
      const voided = await desk.voidGifts(tx, batch, now)
      if (voided === 0) throw new Problem('nothing_to_withdraw')
      const done = { action: 'gifts_voided', subject: 'gifts', subjectId: batch } as const
      return { answer: { voided }, ...done, reason, after: { count: voided } }
    }),
  )

  serveOperator(app, platform, contract.listCoupons, async () => ({
    currencies: desk.currencies(),
    coupons: await desk.coupons(),
  }))
  serveOperator(app, platform, contract.issueCoupon, ({ body, change }) =>
    change(async (tx, now) => {
      const coupon = couponOf(body, endOf(body.lastDay, now))
      if (!(await desk.issueCoupon(tx, coupon, now))) throw new Problem('coupon_exists')
      const after = { ...coupon, expiresAt: coupon.expiresAt.toISOString() }
      const { code } = coupon
      return { answer: { code }, action: 'coupon_issued', subject: 'coupon', subjectId: code, after }
    }),
  )
  serveOperator(app, platform, contract.withdrawCoupon, ({ params: { code }, body: { reason }, change }) =>
    change(async (tx, now) => {
      if (!(await desk.withdrawCoupon(tx, code, now))) throw new Problem('nothing_to_withdraw')
      return { answer: { code }, action: 'coupon_withdrawn', subject: 'coupon', subjectId: code, reason }
    }),
  )
}

/** The end of the last valid day; throws `day_is_over`. */
function endOf(lastDay: string, now: Date): Date {
  const end = endOfDay(lastDay)
  if (end <= now) throw new Problem('day_is_over')
  return end
}

function couponOf({ discount, lastDay: _lastDay, ...coupon }: NewCoupon, expiresAt: Date): IssuedCoupon {
  const off =
    'percent' in discount
      ? { percent: discount.percent, cents: null, currency: null }
      : { percent: null, ...discount }
  return { ...coupon, ...off, expiresAt }
}
