/**
 * Gives members the time back in which the service did not run: nobody pays for it, and nobody is charged for several periods at once.
 * Why: docs/decisions/0642. @spec law 11.22
 */
import { dunningEnd } from '@quintet/domain/membership/dunning'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { daysGivenBack, type Outage } from '@quintet/domain/membership/outage'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { selectOutages, type StoredOutage } from '@quintet/platform/clock/pulse'
import { daysAfter, extendedColumns } from './extension.ts'
import { sendLetter } from './mails.ts'
import * as queries from './queries.ts'
import { upcomingBill } from './service.ts'
import type { StepParts } from './steps.ts'

/** The delay before a member is tried again for whom it failed. */
const ASIDE_MS = 15 * MINUTE_MS

/** Returns a function that gives all members the time of recent outages back, unless `isOver`, and returns to how many. */
export function openTimeGiver(parts: StepParts): (isOver: () => boolean) => Promise<number> {
  const failed = new Map<string, Date>()
  return async (isOver) => {
    const now = parts.clock.now()
    for (const [id, until] of failed) if (until <= now) failed.delete(id)
    let given = 0
    for (const outage of await selectOutages(parts.db, queries.givenSince(now)))
      while (!isOver() && (await giveNext(parts, outage, failed))) given += 1
    return given
  }
}

/** Returns false if nobody is left. */
async function giveNext(parts: StepParts, outage: StoredOutage, failed: Map<string, Date>): Promise<boolean> {
  const { db, clock, log } = parts
  const now = clock.now()
  let found: queries.Subscription | undefined
  try {
    await db.transaction().execute(async (tx) => {
      found = await queries.lockUngiven(tx, outage, { except: [...failed.keys()], now })
      if (found) await giveBackTime(parts, tx, { subscription: found, outage }, now)
    })
  } catch (error) {
    if (!found) throw error
    log.error({ err: error, subscription: found.id }, 'giving back time failed')
    failed.set(found.id, new Date(now.getTime() + ASIDE_MS))
  }
  return found !== undefined
}

async function giveBackTime(
  parts: StepParts,
  tx: DatabaseTransaction,
  { subscription, outage: { id, from, until } }: { subscription: queries.Subscription; outage: StoredOutage },
  now: Date,
): Promise<void> {
  const days = daysFor(subscription, { from, until }, now)
  const saved = await queries.saveSubscription(
    tx,
    subscription,
    {
      ...extendedColumns(subscription, days),
      past_due_since: daysAfter(subscription.past_due_since, days),
      next_try_at: daysAfter(subscription.next_try_at, days),
      outage_id: id,
    },
    now,
  )
  const bill = upcomingBill(saved, now)
  const facts = {
    from,
    until,
    end: saved.expire_at ?? saved.period_ends_at,
    bill: bill?.due && !saved.past_due_since ? { due: bill.due, price: bill.price } : null,
    payBy: saved.past_due_since && dunningEnd(saved.past_due_since),
  }
  await sendLetter(parts, tx, subscription.account_id, ['timeGivenBack', facts], now)
}

function daysFor(subscription: queries.Subscription, outage: Outage, now: Date): number {
  const { state, expire_at: expireAt, period_ends_at: periodEndsAt } = subscription
  const nextChargeAt = expireAt || state === 'past_due' ? null : periodEndsAt
  return daysGivenBack(outage, { since: queries.memberSince(subscription), nextChargeAt }, now)
}
