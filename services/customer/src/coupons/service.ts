/** Coupons: identified by their code and used once per account, with the order they discount. @spec decisions 3.30 */
import type { Coupon } from '@quintet/contracts/coupons'
import { Problem } from '@quintet/contracts/problem'
import {
  couponFits,
  type CouponAudience,
  type CouponState,
  couponStateOf,
  type Discount,
  readCouponCode,
} from '@quintet/domain/membership/coupon'
import type { Plan } from '@quintet/domain/membership/pricing'
import type { OrderDetails } from '@quintet/platform/db/columns'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Client } from '@quintet/platform/identity/client'
import { countTry } from '@quintet/platform/identity/limits'
import { newId } from '@quintet/platform/identity/secrets'
import type { CustomerPlatform } from '../platform.ts'
import * as queries from './queries.ts'

/** Shared by look-ups and orders, so that ordering offers no extra guesses. */
const TRIES_PER_NETWORK = 60
const HOUR_SECONDS = 60 * 60

export type NewCoupon = Discount & {
  code: string
  currency: string | null
  periods: number
  audience: CouponAudience
  plan: Plan | null
  maxUses: number | null
  note: string
  expiresAt: Date
}

/** The discount a coupon grants an order. */
export type Granted = Discount & { code: string; periods: number }

/** Returns false if the code already exists. */
export async function issueCoupon(
  tx: DatabaseTransaction,
  { maxUses, expiresAt, ...coupon }: NewCoupon,
  now: Date,
): Promise<boolean> {
  return queries.insertCoupon(tx, { ...coupon, max_uses: maxUses, issued_at: now, expires_at: expiresAt })
}

/** A coupon as the operator sees it, with the number of members who used it. */
export type ListedCoupon = Omit<NewCoupon, 'expiresAt'> & {
  uses: number
  issuedAt: string
  expiresAt: string
  state: CouponState
}

/** Lists all coupons, newest first. */
export async function listCoupons(db: Database, now: Date): Promise<ListedCoupon[]> {
  const rows = await queries.selectCoupons(db)
  return rows.map((row) => {
    const { max_uses: maxUses, issued_at, expires_at: expiresAt, withdrawn_at: withdrawnAt } = row
    const { code, percent, cents, currency, periods, audience, plan, note } = row
    const uses = row.uses ?? 0
    return {
      code,
      percent,
      cents,
      currency,
      periods,
      audience,
      plan,
      maxUses,
      uses,
      note,
      issuedAt: issued_at.toISOString(),
      expiresAt: expiresAt.toISOString(),
      state: couponStateOf({ withdrawnAt, expiresAt, maxUses, uses }, now),
    }
  })
}

/** Returns false if the code is unknown or already withdrawn. Members who ordered with the coupon keep their price. */
export const withdrawCoupon = queries.markWithdrawn

/** Describes a coupon before an order. Throws `unknown_coupon`, `coupon_expired` and, after many tries, `too_many_attempts`. */
export async function describeCoupon(
  { db, clock }: CustomerPlatform,
  { code, client }: { code: string; client: Client },
): Promise<Coupon> {
  const now = clock.now()
  await countCouponTry(db, client, now)
  const read = readCouponCode(code)
  const coupon = await requireGood(db, read === null ? null : await queries.findCoupon(db, read), now)
  const { percent, cents, currency, periods, plan, audience } = coupon
  return { code: coupon.code, percent, cents, currency, periods, plan, audience }
}

/** Counts an attempt at a code; throws `too_many_attempts`. Runs before the order's transaction, whose rollback would undo the count. */
export async function countCouponTry(db: Database, { addressKey }: Client, now: Date): Promise<void> {
  const key = `coupon:network:${addressKey}`
  await countTry(db, [{ key, tries: TRIES_PER_NETWORK, windowSeconds: HOUR_SECONDS }], now)
}

type Wish = { plan: Plan; currency: string; isReturning: boolean }

/** The discount this code would grant an order. Throws what looking it up throws, and `coupon_not_for_you`. */
export async function readGrant(
  db: Database | DatabaseTransaction,
  code: string,
  wish: Wish,
  now: Date,
): Promise<Granted> {
  const read = readCouponCode(code)
  return grant(await requireGood(db, read === null ? null : await queries.findCoupon(db, read), now), wish)
}

/** Like `readGrant`, but records the use by this account, in the transaction of its order. */
export async function useCoupon(
  tx: DatabaseTransaction,
  { code, accountId, ...wish }: Wish & { code: string; accountId: string },
  now: Date,
): Promise<Granted> {
  const read = readCouponCode(code)
  const found = await requireGood(tx, read === null ? null : await queries.lockCoupon(tx, read), now)
  const granted = grant(found, wish)
  const use = { id: newId('use'), code: found.code, account_id: accountId, used_at: now }
  if (!(await queries.insertUse(tx, use))) throw new Problem('coupon_not_for_you')
  return granted
}

/** Releases the coupon of an order that failed. */
export const giveBackCoupon = queries.deleteUse

async function requireGood(
  db: Database | DatabaseTransaction,
  found: queries.StoredCoupon | null | undefined,
  now: Date,
): Promise<queries.StoredCoupon> {
  if (!found) throw new Problem('unknown_coupon')
  const { withdrawn_at: withdrawnAt, expires_at: expiresAt, max_uses: maxUses } = found
  const uses = maxUses === null ? 0 : await queries.countUses(db, found.code)
  const state = couponStateOf({ withdrawnAt, expiresAt, maxUses, uses }, now)
  if (state === 'withdrawn') throw new Problem('unknown_coupon')
  if (state !== 'open') throw new Problem('coupon_expired')
  return found
}

function grant(
  { audience, code, percent, cents, currency, periods, plan }: queries.StoredCoupon,
  wish: Wish,
): Granted {
  const isMeant = audience === 'anyone' || (audience === 'returning') === wish.isReturning
  if (!isMeant || !couponFits({ plan, currency }, wish)) throw new Problem('coupon_not_for_you')
  return { code, percent, cents, periods }
}

/** The order details of a discount by coupon. */
export function grantDetails(granted: Granted | null, listCents: number): Pick<OrderDetails, 'discount'> {
  if (!granted) return {}
  const { periods: left, ...discount } = granted
  return { discount: { ...discount, left, listCents } }
}
