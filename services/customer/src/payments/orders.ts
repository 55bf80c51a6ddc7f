/**
 * The outbox to the payment provider. An order is written in the transaction that causes it, then sent with its own id as the idempotency
 * key until its outcome is known; the consequences of that outcome are one transaction. @spec decisions 3.27
 */
import { DAY_MS, MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Log } from '@quintet/platform/log/log'
import type { Dispute, EventSubject, FailedDebit, Outcome, Payments, Payout } from '@quintet/payments/port'
import * as queries from './queries.ts'

export type Order = queries.Order
export type Fate = { state: 'succeeded'; reference: string } | Extract<Outcome, { state: 'failed' }>

/** The consequences of an order's outcome, in the transaction that records it. */
export type Settler = (tx: DatabaseTransaction, order: Order, fate: Fate, now: Date) => Promise<void>

export type Accepter = (tx: DatabaseTransaction, order: Order, now: Date) => Promise<void>

export type OrderParts = {
  db: Database
  clock: Clock
  log: Log
  payments: Payments
  settlers: Record<Order['purpose'], Settler> & {
    /** Money arrived for something that can no longer be delivered. */
    late: Settler
  }
  /** The consequences of an accepted charge whose outcome is days away. */
  accepters: Partial<Record<Order['purpose'], Accepter>>
  /** The consequences of events that concern no order's outcome. */
  heard: {
    methodGone(tx: DatabaseTransaction, reference: string, now: Date): Promise<void>
    dispute(tx: DatabaseTransaction, dispute: Dispute, now: Date): Promise<void>
    payout(tx: DatabaseTransaction, payout: Payout, now: Date): Promise<void>
    failedDebit(tx: DatabaseTransaction, failed: FailedDebit, now: Date): Promise<void>
  }
}

export type Billing = OrderParts & {
  /** Sends an order now, unless its outcome is known; returns the order as it then stands. */
  execute(orderId: string): Promise<Order>
  /**
   * Works off everything that is due, unless `until` is aborted; returns the number of steps and orders. While the time is in doubt, no
   * step of a membership is taken.
   */
  run(options?: { until?: AbortSignal; isInDoubt?: boolean }): Promise<number>
}

/** While one process talks to the provider, others leave the order alone. */
const LEASE_MS = 2 * MINUTE_MS
/** Delays after the first, second, ... attempt without a response. */
const WAITS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS)
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS

/** Sends an order, unless its outcome is known or another process holds it; returns the order as it then stands. */
export async function executeOrder(parts: OrderParts, id: string): Promise<Order> {
  const { db, clock } = parts
  const now = clock.now()
  const claimed = await queries.claimOrder(db, id, { now, until: new Date(now.getTime() + LEASE_MS) })
  if (claimed) {
    const outcome = await askProvider(parts, claimed)
    if (outcome.state === 'unknown') await postpone(parts, claimed, outcome.keyIsSpent)
    else await db.transaction().execute((tx) => noteAnswer(parts, tx, id, outcome))
  }
  const order = await queries.findOrder(db, id)
  if (!order) throw new Error(`There is no payment order ${id}.`)
  return order
}

/** Looks up an order that was sent before; sends it if the provider does not know it. */
async function askProvider({ payments, db }: OrderParts, order: Order): Promise<Outcome> {
  if (order.kind === 'refund') {
    const charge = order.refunds === null ? undefined : await queries.findOrder(db, order.refunds)
    const asked = { ...toAsked(order), chargeReference: charge?.provider_reference ?? '' }
    return (order.tries > 1 && (await payments.findRefund(asked))) || payments.refund(asked)
  }
  const asked = { ...toAsked(order), method: order.method, currency: order.currency }
  const found = order.tries > 1 || order.purpose === 'sign_up' ? await payments.findCharge(asked) : null
  if (found) return found
  // The bank has it: even if the look-up missed it, it must not be charged twice.
  if (isAccepted(order)) return { state: 'unknown', keyIsSpent: false }
  // A sign-up sends its own charge; an abandoned one is no longer charged.
  if (order.purpose === 'sign_up') return { state: 'failed', code: 'abandoned', reference: null }
  return payments.charge(asked)
}

function toAsked({ id, key_version: keyVersion, amount_cents: amountCents }: Order) {
  return { id, keyVersion, amountCents }
}

/** Records an order's outcome, or that it was accepted, with the consequences: once, whichever source reports it first. */
async function noteAnswer(
  parts: OrderParts,
  tx: DatabaseTransaction,
  id: string,
  answer: Exclude<Outcome, { state: 'unknown' }>,
): Promise<void> {
  const now = parts.clock.now()
  const seen = await queries.findOrder(tx, id)
  await queries.holdPurpose(tx, seen)
  const order = await queries.lockOrder(tx, id)
  if (!order || order.state === 'succeeded') return
  const { state, reference } = answer
  if (state === 'processing') await accept(parts, tx, { order, reference }, now)
  else await settle(parts, tx, { order, fate: state === 'failed' ? answer : { state, reference } }, now)
}

/** The bank has the charge; its answer arrives as an event, and is also polled daily. */
async function accept(
  { accepters }: OrderParts,
  tx: DatabaseTransaction,
  { order, reference }: { order: Order; reference: string },
  now: Date,
): Promise<void> {
  if (order.state !== 'waiting') return
  await queries.noteAccepted(tx, order, { reference, nextTryAt: new Date(now.getTime() + DAY_MS) })
  if (!isAccepted(order)) await accepters[order.purpose]?.(tx, order, now)
}

/** True if the provider has accepted a charge whose outcome is open. */
export function isAccepted(order: Order): boolean {
  return order.state === 'waiting' && order.provider_reference !== null
}

async function settle(
  { settlers, log }: OrderParts,
  tx: DatabaseTransaction,
  { order, fate }: { order: Order; fate: Fate },
  now: Date,
): Promise<void> {
  const { id } = order
  if (order.state !== 'waiting' && fate.state === 'failed') return
  if (order.kind === 'refund' && fate.state === 'failed') {
    // The refund is still owed within fourteen days (section 357 BGB): it is retried, and an operator must look into it.
    log.error({ order: id, code: fate.code }, 'refund failed')
    const nextTryAt = new Date(now.getTime() + DAY_MS)
    return queries.postponeOrder(tx, order, { nextTryAt, keyIsSpent: true })
  }
  await queries.closeOrder(
    tx,
    id,
    {
      state: fate.state,
      reference: fate.reference,
      code: fate.state === 'failed' ? fate.code : null,
    },
    now,
  )
  const settler = order.state === 'waiting' ? settlers[order.purpose] : settlers.late
  await settler(tx, order, fate, now)
}

async function postpone({ db, clock }: OrderParts, order: Order, keyIsSpent: boolean): Promise<void> {
  const wait = WAITS_MS[order.tries - 1] ?? LONGEST_WAIT_MS
  const nextTryAt = new Date(clock.now().getTime() + wait)
  await queries.postponeOrder(db, order, { nextTryAt, keyIsSpent })
}

/** The inbox: a genuine event takes effect once. Returns false if the event is forged or too old. */
export async function receiveEvent(
  parts: OrderParts,
  body: Buffer,
  signature: string | undefined,
): Promise<boolean> {
  const { db } = parts
  const event = await parts.payments.readEvent(body, signature, parts.clock.now())
  if (!event) return false
  const { about } = event
  if (about?.kind === 'setup') await parts.payments.refreshSetup(about.setupId)
  const payout = about?.kind === 'payout' ? await parts.payments.readPayout(about.payoutId) : null
  const order = about?.kind === 'order' ? await queries.findOrder(db, about.orderId) : undefined
  // Events arrive late and in any order, so they only say where to look.
  const outcome = order ? await lookUp(parts, order) : null
  await db.transaction().execute(async (tx) => {
    if (!(await queries.insertEvent(tx, event, parts.clock.now()))) return
    if (order && outcome && outcome.state !== 'unknown') await noteAnswer(parts, tx, order.id, outcome)
    if (about) await hear(parts, tx, about)
    if (payout) await parts.heard.payout(tx, payout, parts.clock.now())
  })
  return true
}

async function hear(
  { heard, clock }: Pick<OrderParts, 'heard' | 'clock'>,
  tx: DatabaseTransaction,
  about: EventSubject,
): Promise<void> {
  if (about.kind === 'method_gone') await heard.methodGone(tx, about.reference, clock.now())
  if (about.kind === 'dispute') await heard.dispute(tx, about.dispute, clock.now())
  if (about.kind === 'order' && about.failed) await heard.failedDebit(tx, about.failed, clock.now())
}

async function lookUp({ db, payments }: OrderParts, order: Order): Promise<Outcome | null> {
  if (order.state === 'succeeded') return null
  // Until a sign-up has taken over its charge, it does its own look-up.
  if (order.purpose === 'sign_up' && order.state === 'waiting' && !isAccepted(order)) return null
  if (order.kind === 'charge')
    return payments.findCharge({ ...toAsked(order), method: order.method, currency: order.currency })
  const charge = order.refunds === null ? undefined : await queries.findOrder(db, order.refunds)
  return payments.findRefund({ ...toAsked(order), chargeReference: charge?.provider_reference ?? '' })
}
