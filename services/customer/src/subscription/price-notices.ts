/** Notifies members of a new price in time, once each; every notice is stored with its time. @spec decisions 14.23 */
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import type { HouseOffer } from '@quintet/domain/membership/offer'
import { priceOf } from '@quintet/domain/membership/offer'
import { startOfDay } from '@quintet/domain/basics/calendar'
import { isTimeToTell, periodOfNewPrice } from '@quintet/domain/membership/price-change'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import type { CustomerPlatform } from '../platform.ts'
import { sendLetter } from './mails.ts'
import { NO_NEXT_PRICE } from './prices.ts'
import * as queries from './queries.ts'

type TellerParts = Pick<CustomerPlatform, 'db' | 'clock' | 'brand' | 'config' | 'mail'>

const LOOK_EVERY_MS = HOUR_MS

/** Notifies the members concerned, at most once an hour; the returned function returns how many it notified. */
export function openPriceTeller(parts: TellerParts): () => Promise<number> {
  let lookedAt: number | null = null
  return async () => {
    const now = parts.clock.now()
    if (lookedAt !== null && Math.abs(now.getTime() - lookedAt) < LOOK_EVERY_MS) return 0
    const offer = announcedOffer(parts.brand.offers, now)
    const ids = offer ? await queries.selectUntold(parts.db, offer) : []
    let told = 0
    for (const id of ids) if (offer && (await tell(parts, { id, offer }, now))) told += 1
    lookedAt = now.getTime()
    return told
  }
}

/** The newest offer whose prices members are to pay, soon or already. */
function announcedOffer(offers: readonly HouseOffer[], now: Date): HouseOffer | undefined {
  return offers.findLast(
    ({ membersFrom }) => membersFrom !== null && isTimeToTell(startOfDay(membersFrom), now),
  )
}

/** Notifies one member, whose next periods then cost the new price; returns false if it is too early or no longer applies. */
async function tell(
  parts: TellerParts,
  { id, offer }: { id: string; offer: HouseOffer },
  now: Date,
): Promise<boolean> {
  return parts.db.transaction().execute(async (tx) => {
    const subscription = await queries.lockById(tx, id)
    if (!subscription || !queries.isToBeTold(subscription) || offer.membersFrom === null) return false
    const { plan, currency, price_cents: old } = subscription
    const cents = priceOf(offer, { plan, currency })
    if (cents === null || cents === old) return false
    const from = startOfDay(offer.membersFrom)
    const start = periodOfNewPrice(queries.courseOf(subscription), { from, now, isHigher: cents > old })
    if (!isTimeToTell(start, now)) return false
    const notice = { plan, currency, old_price_cents: old, price_cents: cents, counts_from: start }
    const isFirst = await queries.insertPriceNotice(tx, {
      id: newId('price'),
      subscription_id: id,
      offer_from: offer.from,
      told_at: now,
      ...notice,
    })
    if (!isFirst) return false
    const next = { next_price_cents: cents, next_price_from: start }
    await queries.saveSubscription(tx, subscription, next, now)
    const facts = { plan, old: { cents: old, currency }, price: { cents, currency }, from: start }
    await sendLetter(parts, tx, subscription.account_id, ['priceChanged', facts], now)
    return true
  })
}

/** The price a member was notified of and does not pay yet, for the running plan. */
export async function toldPrice(
  tx: DatabaseTransaction,
  { id, plan, currency, started_at: startedAt, period_starts_at: runsSince }: queries.Subscription,
): Promise<Pick<queries.Subscription, 'next_price_cents' | 'next_price_from'>> {
  const notice = await queries.latestPriceNotice(tx, id)
  const counts =
    notice?.plan === plan &&
    notice.currency === currency &&
    notice.told_at >= startedAt &&
    notice.counts_from > runsSince
  return counts
    ? { next_price_cents: notice.price_cents, next_price_from: notice.counts_from }
    : NO_NEXT_PRICE
}
