/** The billing engine: works off due steps and orders; the slice that placed an order settles its outcome. */
import { feelPulse } from '@quintet/platform/clock/pulse'
import type { Platform } from '@quintet/platform/http/app'
import { repeat } from '@quintet/platform/jobs/repeat'
import type { Mailer } from '@quintet/platform/mail/mailer'
import type { ExtendRentals, HandOverRental } from '@quintet/payments/cashier'
import type { Payments } from '@quintet/payments/port'
import { noteDispute, noteFailedDebit } from './disputes/index.ts'
import { dropLostMethod } from './payment-methods/index.ts'
import { type Billing, executeOrder, type OrderParts, runOrders, sayFarewells } from './payments/index.ts'
import { savePayout } from './payouts/index.ts'
import { settleRental } from './rental-sales/index.ts'
import {
  acceptPeriod,
  acceptRestart,
  openPriceTeller,
  openRentalMover,
  openTimeGiver,
  settlePeriod,
  settleRestart,
  settleUndeliverable,
  takeDueStep,
} from './subscription/index.ts'

export type BillingPlatform = Platform & { mail: Mailer; payments: Payments }

const LOOK_EVERY_MS = 2000

/** What the content service provides, each within a transaction of billing. */
export type RentalDesk = { handOverRental: HandOverRental; extendRentals: ExtendRentals }

export function openBilling(
  platform: BillingPlatform,
  { handOverRental, extendRentals }: RentalDesk,
): Billing {
  const { db, clock, log, payments } = platform
  const tellNewPrices = openPriceTeller(platform)
  const giveBackTime = openTimeGiver(platform)
  const moveRentals = openRentalMover(platform, extendRentals)
  const period = settlePeriod(platform)
  const undeliverable = settleUndeliverable(platform)
  const parts: OrderParts = {
    db,
    clock,
    log,
    payments,
    settlers: {
      period,
      restart: settleRestart(platform),
      // The sign-up claims its own charge; an unclaimed one is refunded.
      sign_up: (tx, order, fate, now) =>
        (order.subscription_id ? period : undeliverable)(tx, order, fate, now),
      rental: settleRental(platform, handOverRental)(undeliverable),
      refund: undeliverable,
      late: undeliverable,
    },
    accepters: { period: acceptPeriod, restart: acceptRestart },
    heard: {
      methodGone: (tx, reference, now) => dropLostMethod(platform, tx, { reference, why: 'revoked' }, now),
      dispute: noteDispute(platform),
      payout: savePayout,
      failedDebit: noteFailedDebit(platform),
    },
  }
  return {
    ...parts,
    execute: (orderId) => executeOrder(parts, orderId),
    async run({ until, isInDoubt = false } = {}) {
      const isOver = () => until?.aborted === true
      const takeSteps = async (): Promise<number> => {
        // First, so that nobody is charged for the time of an outage.
        let steps = await giveBackTime(isOver)
        steps += await moveRentals()
        steps += await tellNewPrices()
        while (!isOver() && (await takeDueStep(platform))) steps += 1
        return steps
      }
      let worked = 0
      for (;;) {
        let round = isInDoubt ? 0 : await takeSteps()
        if (isOver()) return worked + round
        round += await runOrders(parts)
        round += await sayFarewells(parts)
        if (round === 0) return worked
        worked += round
      }
    },
  }
}

/**
 * Runs in the background until `stop`, which waits for the step in progress, however many are due. After an absence, or a leap of the
 * clock, only orders that exist are sent until the time is certain.
 */
export function startBilling(billing: Billing): { stop(): Promise<void> } {
  return repeat(async (until) => billing.run({ until, isInDoubt: !(await feelPulse(billing)) }), {
    pauseMs: LOOK_EVERY_MS,
    log: billing.log,
    failure: 'billing failed',
  })
}
