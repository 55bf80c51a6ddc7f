/** Renting titles, and whether a rented one is playable. @spec decisions 4.34 */
import { Problem } from '@quintet/contracts/problem'
import type { Rental, RentalCredit } from '@quintet/contracts/rentals'
import type { Language } from '@quintet/domain/basics/languages'
import { offerAt } from '@quintet/domain/membership/offers'
import { creditMonth, finishBy, isRentalOpen, startBy } from '@quintet/domain/membership/rental'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import { newId } from '@quintet/platform/identity/secrets'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Cashier, ExtendRentals, HandOverRental } from '@quintet/payments/cashier'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { isPlayable, type Title } from '../catalogue/title.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { findTitle, titlesFor } from '../catalogue/visibility.ts'
import { admitByCountry } from '../playback/countries.ts'
import * as queries from './queries.ts'

/** Version of the text next to the order button that waives the right of withdrawal; change it with the text. */
const CONSENT_VERSION = '2026-11-23'

type Parts = Pick<Platform, 'db' | 'clock' | 'brand'> & { catalogue: Catalogue; cashier: Cashier }
type RentalTimes = { item_id: number; rented_at: Date; start_by: Date; finish_by: Date | null }

/** Throws the problems listed by the route. A title that is already rented is not charged again. */
export async function rent(
  { db, clock, brand, catalogue, cashier }: Parts,
  viewer: Member,
  { contentId, useCredit, language }: { contentId: number; useCredit: boolean; language: Language },
): Promise<Rental> {
  const now = clock.now()
  const index = titlesFor(catalogue, viewer)
  const title = rentedFor(index, findTitle(catalogue, contentId, { viewer, now }), now)
  if (!(await isEntitled(db, viewer.accountId, now))) throw new Problem('no_subscription')
  if (title) await admitByCountry(db, viewer.accountId, [title])
  const price = title ? await queries.rentalPrice(db, title.id) : undefined
  if (!title || !price) throw new Problem('not_for_rent')
  // A title that is not playable yet must not be charged.
  if (![title, ...index.childrenOf(title.id)].some(isPlayable)) throw new Problem('not_playable')
  const { accountId } = viewer
  const sale = {
    accountId,
    itemId: title.id,
    title: title.names[language],
    consentVersion: CONSENT_VERSION,
    ...price,
  }
  const open = await openRental(db, accountId, [title.id], now)
  if (open) return toRental(open)
  if (useCredit) return toRental(await rentByCredit({ db, brand, cashier }, sale, now))
  await cashier.sellRental(sale, async (tx) => {
    // An earlier click may have paid in the meantime.
    await queries.lockAccount(tx, accountId)
    return (await openRental(tx, accountId, [title.id], now)) === null
  })
  const rented = await openRental(db, accountId, [title.id], now)
  if (!rented) throw new Problem('payment_failed', { detail: 'refunded' })
  return toRental(rented)
}

/** What is ordered for a title to play: the series of an episode or the title of an extra, or the title itself; null if it is not for rent. */
export function rentedFor(index: TitleIndex, title: Title, now: Date): Title | null {
  const whole = title.parentId === null ? null : index.find(title.parentId, now)
  if (whole?.isRented) return whole
  return title.isRented ? title : null
}

type Sale = Parameters<Cashier['sellRental']>[0]

async function rentByCredit(
  { db, brand, cashier }: Pick<Parts, 'db' | 'brand' | 'cashier'>,
  sale: Sale,
  now: Date,
): Promise<RentalTimes> {
  const { freeAMonth } = offerAt(brand.offers, now).rentals
  return db.transaction().execute(async (tx) => {
    await queries.lockAccount(tx, sale.accountId)
    const open = await openRental(tx, sale.accountId, [sale.itemId], now)
    if (open) return open
    const { month } = creditMonth(now)
    // The account is locked, so the count cannot change.
    if ((await queries.countCredits(tx, sale.accountId, month)) >= freeAMonth) throw new Problem('no_credit')
    const rental = rowOf({ ...sale, priceCents: 0, orderId: null, creditMonth: month }, now)
    await queries.insertRental(tx, rental)
    await cashier.confirmFreeRental(tx, sale, now)
    return rental
  })
}

/** How many rentals expire by a time. */
export const countEnding = queries.countEnding

type Part = Pick<Title, 'id' | 'parentId'>

/**
 * True if a title can be played or started by what was rented: itself or the whole it belongs to, whichever has a price today. That was paid
 * separately and so outlives the membership. @spec law 2.10
 */
export async function hasOpenRental(
  db: Database,
  accountId: string,
  title: Part,
  now: Date,
): Promise<boolean> {
  return (await openRental(db, accountId, rentable(title), now)) !== null
}

/** The same for what already plays by a rental, whose hours have begun. */
export async function hasBegunRental(
  db: Database,
  accountId: string,
  title: Part,
  now: Date,
): Promise<boolean> {
  const rental = await openRental(db, accountId, rentable(title), now)
  return rental !== null && rental.finish_by !== null
}

function rentable({ id, parentId }: Part): number[] {
  return parentId === null ? [id] : [id, parentId]
}

/** Hands over a paid title; null if the account or title is gone, or it is already rented. */
export const handOverRental: HandOverRental = async (tx, sale, now) => {
  const { accountId, itemId } = sale
  if (!(await queries.lockAccount(tx, accountId))) return null
  if (!(await queries.rentalPrice(tx, itemId)) || (await openRental(tx, accountId, [itemId], now)))
    return null
  const rental = rowOf({ ...sale, creditMonth: null }, now)
  await queries.insertRental(tx, rental)
  return { startBy: rental.start_by }
}

/** Gives rentals the time of an outage back; without it a paid title could have run out unseen. @spec law 11.24 */
export const extendRentals: ExtendRentals = queries.extendOpen

/**
 * Starts a rental's hours on first play, and returns when they end. Throws `rental_required` if there is no open one, or if it would have
 * to start but `begins` is false.
 */
export async function playRental(
  tx: DatabaseTransaction,
  accountId: string,
  title: Part,
  { now, begins }: { now: Date; begins: boolean },
): Promise<Date> {
  const rental = await openRental(tx, accountId, rentable(title), now)
  if (!rental || (rental.finish_by === null && !begins)) throw new Problem('rental_required')
  if (rental.finish_by) return rental.finish_by
  const end = finishBy(now)
  await queries.setFinishBy(tx, rental.id, end)
  return end
}

export async function readCredit(
  { db, clock, brand }: Pick<Platform, 'db' | 'clock' | 'brand'>,
  { accountId }: Member,
): Promise<RentalCredit> {
  const now = clock.now()
  const { month, renewsAt } = creditMonth(now)
  const isMember = await isEntitled(db, accountId, now)
  const { freeAMonth } = offerAt(brand.offers, now).rentals
  const used = await queries.countCredits(db, accountId, month)
  return { isAvailable: isMember && used < freeAMonth, renewsAt: renewsAt.toISOString() }
}

export function toRental({ item_id, rented_at, start_by, finish_by }: RentalTimes): Rental {
  return {
    contentId: item_id,
    rentedAt: rented_at.toISOString(),
    startBy: start_by.toISOString(),
    finishBy: finish_by?.toISOString() ?? null,
  }
}

/** Of several, one whose hours have begun. */
async function openRental(
  db: Database | DatabaseTransaction,
  accountId: string,
  itemIds: readonly number[],
  now: Date,
) {
  const rows = await queries.latestRentals(db, accountId, itemIds)
  const open = rows.filter((row) => isRentalOpen({ startBy: row.start_by, finishBy: row.finish_by }, now))
  return open.find((row) => row.finish_by !== null) ?? open[0] ?? null
}

function rowOf(
  rental: {
    accountId: string
    itemId: number
    priceCents: number
    orderId: string | null
    creditMonth: string | null
    consentVersion: string
  },
  now: Date,
): queries.RentalRow {
  return {
    id: newId('rent'),
    account_id: rental.accountId,
    item_id: rental.itemId,
    rented_at: now,
    start_by: startBy(now),
    finish_by: null,
    price_cents: rental.priceCents,
    credit_month: rental.creditMonth,
    payment_order_id: rental.orderId,
    consent_version: rental.consentVersion,
    consented_at: now,
  }
}
