/** Refunds: the order, its credit note and its mail, in one transaction. @spec law 2.8 */
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { OrderDetails } from '@quintet/platform/db/columns'
import {
  invoiceOf,
  issueCreditNote,
  type IssuedInvoice,
  issueInvoice,
  type Payer,
  payerOf,
} from '../invoices/index.ts'
import { methodName } from '../texts/format.ts'
import { bookTakenBack, cancelOpenOrder, type Order, placeRefund, type Settler } from '../payments/index.ts'
import { type MailParts, sendLetter } from './mails.ts'
import { lockById, saveSubscription } from './queries.ts'

type Correction = { amountCents: number; reason: NonNullable<OrderDetails['reason']> }

/** Refunds part of a charge; issues the charge's invoice first if there is none. */
export async function giveBack(
  parts: MailParts,
  tx: DatabaseTransaction,
  charge: Order,
  correction: Correction,
  now: Date,
): Promise<void> {
  const { payer, creditNote } = await correct(parts, tx, charge, correction, now)
  if (payer.email === null) return
  const facts = {
    amount: { cents: correction.amountCents, currency: charge.currency },
    reference: creditNote.reference,
    method: methodName(charge.method, payer.language),
  }
  await sendLetter(parts, tx, charge.account_id, ['refunded', facts, creditNote], now)
}

/** Books what the bank took back of a charge by itself, and ends the period it paid for. Decision 0090. */
export async function takeBack(
  parts: MailParts,
  tx: DatabaseTransaction,
  charge: Order,
  lost: { amountCents: number; reference: string },
  now: Date,
): Promise<void> {
  const hasEnded = await endDisputed(tx, charge, now)
  const amountCents = await bookTakenBack(tx, charge, lost, now)
  if (amountCents === 0) return
  const { payer, creditNote } = await correct(parts, tx, charge, { amountCents, reason: 'dispute' }, now)
  await bookTakenBack(tx, charge, lost, now)
  if (payer.email === null) return
  const amount = { cents: amountCents, currency: charge.currency }
  const facts = { amount, reference: creditNote.reference, hasEnded }
  await sendLetter(parts, tx, charge.account_id, ['takenBack', facts, creditNote], now)
}

/** Orders the refund and issues its credit note. */
export async function correct(
  { brand }: MailParts,
  tx: DatabaseTransaction,
  charge: Order,
  { amountCents, reason }: Correction,
  now: Date,
): Promise<{ payer: Payer; creditNote: IssuedInvoice }> {
  const payer = await payerOf(tx, charge)
  const invoice =
    (await invoiceOf(tx, charge.id)) ?? (await issueInvoice(tx, brand, { order: charge, payer }, now))
  const refundOrderId = await placeRefund(tx, charge, { amountCents, reason }, now)
  return { payer, creditNote: await issueCreditNote(tx, { invoice, refundOrderId, amountCents }, now) }
}

/** Ends a subscription if the charge paid its running period; returns false if it continues. */
async function endDisputed(tx: DatabaseTransaction, charge: Order, now: Date): Promise<boolean> {
  const subscription = charge.subscription_id ? await lockById(tx, charge.subscription_id) : undefined
  if (!subscription || subscription.state === 'ended') return false
  if (charge.details.startsAt !== subscription.period_starts_at.toISOString()) return false
  await saveSubscription(
    tx,
    subscription,
    {
      open_order_id: await cancelOpenOrder(tx, subscription.open_order_id, now),
      state: 'ended',
      expire_at: now,
      next_plan: null,
      next_try_at: null,
    },
    now,
  )
  return true
}

/** Fully refunds money that arrived for something that can no longer be delivered. */
export function settleUndeliverable(parts: MailParts): Settler {
  return async (tx, order, fate, now) => {
    if (fate.state === 'succeeded' && order.kind === 'charge')
      await giveBack(parts, tx, order, { amountCents: order.amount_cents, reason: 'not_delivered' }, now)
  }
}
