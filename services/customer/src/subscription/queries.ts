/**
 * All SQL of subscriptions. Every change goes through `saveSubscription`, which computes when the next step is due and records the effect
 * on the membership figures.
 */
import { GIFT_OFFER } from '@quintet/domain/membership/gift'
import {
  type MembershipChange,
  membershipChanges,
  type Standing,
} from '@quintet/domain/membership/membership-change'
import type { HouseOffer } from '@quintet/domain/membership/offer'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { dayOf } from '@quintet/domain/basics/calendar'
import { PLANS } from '@quintet/domain/membership/pricing'
import { nextStep, type SubscriptionCourse } from '@quintet/domain/membership/subscription'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { MethodFacts } from '@quintet/platform/db/columns'
import type { Tables } from '@quintet/platform/db/tables'
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'

type Reader = Database | DatabaseTransaction

export type Subscription = Selectable<Tables['subscription']>
export type SubscriptionChange = Partial<Omit<Subscription, 'id' | 'account_id' | 'due_at'>>

/** The fields the domain's rules need. */
export function courseOf(row: Subscription): SubscriptionCourse {
  return {
    plan: row.plan,
    state: row.state,
    anchorAt: row.anchor_at,
    monthsPaid: row.months_paid,
    planSinceMonths: row.plan_since_months,
    periodStartsAt: row.period_starts_at,
    periodEndsAt: row.period_ends_at,
    paidUntil: row.paid_until,
    expireAt: row.expire_at,
    remindersSent: row.reminders_sent,
    pastDueSince: row.past_due_since,
    nextTryAt: row.next_try_at,
    hasOpenOrder: row.open_order_id !== null,
    pauseMonths: row.pause_months,
    endsDiscount:
      row.discount_left === 0 &&
      row.paid_cents !== null &&
      row.paid_cents < row.price_cents &&
      row.coupon_code !== null,
  }
}

export async function insertSubscription(
  tx: DatabaseTransaction,
  row: Omit<Subscription, 'due_at'>,
): Promise<void> {
  await tx
    .insertInto('subscription')
    .values({ ...row, due_at: dueAt({ ...row, due_at: null }) })
    .execute()
  await noteChanges(tx, row.id, membershipChanges(null, standingOf(row)), row.started_at)
}

/** Writes a change and when the next step is due after it; returns the updated row. */
export async function saveSubscription(
  tx: DatabaseTransaction,
  before: Subscription,
  change: SubscriptionChange,
  now: Date,
): Promise<Subscription> {
  const changed = { ...before, ...change }
  const row = { ...changed, due_at: dueAt(changed) }
  const { id, account_id: _account, ...values } = row
  await tx.updateTable('subscription').set(values).where('id', '=', id).execute()
  await noteChanges(tx, id, membershipChanges(standingOf(before), standingOf(row)), now)
  return row
}

/** Records that an account's membership ends because the account is erased. */
export async function noteErasure(tx: DatabaseTransaction, accountId: string, now: Date): Promise<void> {
  const row = await lockByAccount(tx, accountId)
  if (!row) return
  const standing = standingOf(row)
  await noteChanges(tx, row.id, membershipChanges(standing, { ...standing, state: 'ended' }), now)
}

function standingOf(row: Omit<Subscription, 'due_at'>): Standing {
  const { state, plan, months_paid: monthsPaid, trial_ends_at: trialEndsAt, offer } = row
  return { state, plan, monthsPaid, hadTrial: trialEndsAt !== null, isGift: offer === GIFT_OFFER }
}

/** Under the country of the first change, so that a member who moves is counted out where they were counted in. */
async function noteChanges(
  tx: DatabaseTransaction,
  subscriptionId: string,
  changes: readonly MembershipChange[],
  at: Date,
): Promise<void> {
  for (const { kind, plan, trials, paying } of changes)
    await tx
      .insertInto('membership_change')
      .columns(['at', 'subscription_id', 'kind', 'plan', 'country', 'trials', 'paying'])
      .expression((eb) =>
        eb
          .selectFrom('subscription')
          .innerJoin('account', 'account.id', 'subscription.account_id')
          .select([
            sql<Date>`${at}::timestamptz`.as('at'),
            'subscription.id',
            sql<string>`${kind}::text`.as('kind'),
            sql<string>`${plan}::text`.as('plan'),
            (of) =>
              of.fn
                .coalesce(
                  of
                    .selectFrom('membership_change as earlier')
                    .select('earlier.country')
                    .whereRef('earlier.subscription_id', '=', 'subscription.id')
                    .orderBy('earlier.id')
                    .limit(1),
                  'account.country',
                )
                .as('country'),
            sql<number>`${trials}::smallint`.as('trials'),
            sql<number>`${paying}::smallint`.as('paying'),
          ])
          .where('subscription.id', '=', subscriptionId),
      )
      .execute()
}

function dueAt(row: Subscription): Date | null {
  return nextStep(courseOf(row))?.at ?? null
}

export async function findByAccount(db: Reader, accountId: string): Promise<Subscription | undefined> {
  return db.selectFrom('subscription').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** An account's subscription; locks it for this transaction. */
export async function lockByAccount(
  tx: DatabaseTransaction,
  accountId: string,
): Promise<Subscription | undefined> {
  return tx
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

export async function lockById(tx: DatabaseTransaction, id: string): Promise<Subscription | undefined> {
  return tx.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** How long after an outage members are looked for whose payment was open until then. */
const GIVEN_WITHIN_MS = 60 * DAY_MS

/** Outages that ended after the returned time are given back. */
export function givenSince(now: Date): Date {
  return new Date(now.getTime() - GIVEN_WITHIN_MS)
}

/**
 * The subscription whose step has been due longest, except for those that have yet to get the time of an outage back; locks it for this
 * transaction and skips those locked by others.
 */
export async function lockDue(tx: DatabaseTransaction, now: Date): Promise<Subscription | undefined> {
  return tx
    .selectFrom('subscription')
    .selectAll()
    .where('due_at', '<=', now)
    .where((row) => row.not(row.exists(outagesToGive(row, now))))
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Since when a membership runs; one that a gift code began anew was ended before, and keeps the day of its last order. */
export function memberSince({ offer, started_at, period_starts_at }: Subscription): Date {
  return offer === GIFT_OFFER && period_starts_at > started_at ? period_starts_at : started_at
}

const MEMBER_SINCE = sql<Date>`case when subscription.offer = ${GIFT_OFFER}
  then greatest(subscription.started_at, subscription.period_starts_at) else subscription.started_at end`

/** The outages whose time a subscription has yet to get back. */
function outagesToGive(row: ExpressionBuilder<Tables, 'subscription'>, now: Date) {
  return row
    .selectFrom('outage')
    .select('outage.id')
    .where('until_at', '>', givenSince(now))
    .where('until_at', '>', MEMBER_SINCE)
    .where(sql<boolean>`outage.id > coalesce(subscription.outage_id, 0)`)
}

/**
 * A running membership from before an outage whose time it was not given back; locks it for this transaction. One with an open payment
 * follows once that is known, and one that has yet to get the time of an earlier outage follows after that.
 */
export async function lockUngiven(
  tx: DatabaseTransaction,
  { id, until }: { id: number; until: Date },
  { except, now }: { except: readonly string[]; now: Date },
): Promise<Subscription | undefined> {
  return tx
    .selectFrom('subscription')
    .selectAll()
    .where('state', '<>', 'ended')
    .where('open_order_id', 'is', null)
    .where(MEMBER_SINCE, '<', until)
    .where(sql<boolean>`coalesce(outage_id, 0) < ${id}`)
    .where((row) => row.not(row.exists(outagesToGive(row, now).where('outage.id', '<', id))))
    .where('id', '<>', sql<string>`all(${except})`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Subscriptions whose next step is due by `until`, with whether they pay by direct debit; ordered by id, from after `after`. */
export async function selectDueBy(
  db: Database,
  until: Date,
  { after, limit }: { after: string; limit: number },
): Promise<(Subscription & { has_mandate: boolean })[]> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('payment_method')
            .select('payment_method.id')
            .whereRef('payment_method.account_id', '=', 'subscription.account_id')
            .where('is_default', '=', true)
            .where(sql<boolean>`details -> 'mandate' is not null`),
        )
        .$castTo<boolean>()
        .as('has_mandate'),
    )
    .where('due_at', '<=', until)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * True if a cancellation of this account, for cause or for a day that has come, awaits a human decision: nothing is charged until then.
 * @spec law 3.3
 */
export async function hasOpenCancellation(
  tx: DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('legal_notice')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'cancellation')
    .where('link_hash', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('decided_at', 'is', null)
    .where(sql<boolean>`coalesce((details ->> 'effectiveDate')::date <= ${dayOf(now)}::date, true)`)
    .executeTakeFirst()
  return row !== undefined
}

/** Leaves a subscription alone for a while; its next change recomputes when its step is due. */
export async function putAside(db: Reader, id: string, until: Date): Promise<void> {
  await db.updateTable('subscription').set({ due_at: until }).where('id', '=', id).execute()
}

/**
 * True if a member can be notified of a new price: one who leaves or changes the plan has agreed on something else, and one about to pause
 * does not pay on the date it would name.
 */
export function isToBeTold(row: Subscription): boolean {
  return (
    row.state !== 'ended' && row.cancel_at === null && row.next_plan === null && row.pause_months === null
  )
}

/** Subscriptions whose price differs from the offer's and whose members have not been notified of it. */
export async function selectUntold(db: Database, { from, prices }: HouseOffer): Promise<string[]> {
  const same = Object.entries(prices).flatMap(([currency, plans]) =>
    PLANS.map((plan) => sql`(${currency}::text, ${plan}::text, ${plans[plan]}::integer)`),
  )
  const rows = await db
    .selectFrom('subscription')
    .select('id')
    .where('state', '<>', 'ended')
    .where('cancel_at', 'is', null)
    .where('next_plan', 'is', null)
    .where('pause_months', 'is', null)
    .where(sql<boolean>`(currency, plan, price_cents) not in (${sql.join(same)})`)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('price_notice')
            .select('price_notice.id')
            .whereRef('price_notice.subscription_id', '=', 'subscription.id')
            .where('offer_from', '=', from),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns false if this member was already notified of this offer. */
export async function insertPriceNotice(
  tx: DatabaseTransaction,
  notice: Insertable<Tables['price_notice']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('price_notice')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['subscription_id', 'offer_from']).doNothing())
    .executeTakeFirst()
  return rows === 1n
}

/** The newest notice sent to a member. */
export async function latestPriceNotice(tx: DatabaseTransaction, subscriptionId: string) {
  return tx
    .selectFrom('price_notice')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The member's country. */
export async function countryOf(tx: DatabaseTransaction, accountId: string): Promise<string> {
  const row = await tx
    .selectFrom('account')
    .select('country')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.country
}

/** The method an account is charged with; undefined if it has none. */
export async function defaultMethod(
  tx: DatabaseTransaction,
  accountId: string,
): Promise<MethodFacts | undefined> {
  const row = await tx
    .selectFrom('payment_method')
    .select('details')
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .executeTakeFirst()
  return row?.details
}

/** The recipient of mails about the subscription, and how to address them. */
export async function selectReader(tx: Reader, accountId: string) {
  return tx
    .selectFrom('account')
    .innerJoin('profile', (join) =>
      join.onRef('profile.account_id', '=', 'account.id').on('profile.place', '=', 1),
    )
    .select(['email', 'first_name', 'account.language', 'profile.language as chosen'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
}
