/**
 * A paid debit returned by the bank: its invoice is corrected, and its period is unpaid as after any failed charge. Decision 0551.
 * @spec law 11.7
 */
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { IssuedInvoice } from '../invoices/index.ts'
import { bookTakenBack, cancelOpenOrder, countReturned, noteReturned, type Order } from '../payments/index.ts'
import { type MailParts, sendLetter } from './mails.ts'
import { endUnpaid, noteFailure, unpaidAgain } from './periods.ts'
import { correct } from './refunds.ts'
import { subscriptionOf } from './running.ts'

/** `reference` is the provider's, of what returned the debit; a repeated event changes nothing. */
type Returned = { amountCents: number; reference: string; code: string }

export async function bookReturned(
  parts: MailParts,
  tx: DatabaseTransaction,
  charge: Order,
  returned: Returned,
  now: Date,
): Promise<void> {
  // Events may overtake each other; the provider sends this one again.
  if (charge.state === 'waiting')
    throw new Error(`Order ${charge.id} was returned before it was known as paid.`)
  if (charge.state !== 'succeeded' || charge.returned_at !== null) return
  await noteReturned(tx, charge.id, now)
  const amountCents = await bookTakenBack(tx, charge, returned, now)
  if (amountCents === 0) return
  const { payer, creditNote } = await correct(parts, tx, charge, { amountCents, reason: 'returned' }, now)
  await bookTakenBack(tx, charge, returned, now)
  if (await failPeriod(parts, tx, { charge, code: returned.code, creditNote }, now)) return
  if (payer.email === null) return
  const amount = { cents: amountCents, currency: charge.currency }
  const facts = { amount, reference: creditNote.reference, hasEnded: false }
  await sendLetter(parts, tx, charge.account_id, ['takenBack', facts, creditNote], now)
}

/**
 * Marks the running period as unpaid; returns false if the charge was for another period or nothing is running, which is for people to
 * decide.
 */
async function failPeriod(
  parts: MailParts,
  tx: DatabaseTransaction,
  { charge, code, creditNote }: { charge: Order; code: string; creditNote: IssuedInvoice },
  now: Date,
): Promise<boolean> {
  const subscription = await subscriptionOf(tx, charge)
  if (subscription?.state !== 'active') return false
  const startsAt = subscription.period_starts_at.toISOString()
  if (charge.details.startsAt !== startsAt) return false
  await cancelOpenOrder(tx, subscription.open_order_id, now)
  // A cancelled membership is not charged again.
  if (subscription.expire_at) {
    await endUnpaid(parts, tx, subscription, now)
    return false
  }
  // Each attempt may seem paid for days, so all returned ones of this period count: it ends after the fourth.
  const failures = (await countReturned(tx, subscription.id, startsAt)) - 1
  const unpaid = { ...unpaidAgain(subscription, charge), failures }
  await noteFailure(parts, tx, unpaid, { code, isManual: false, corrected: creditNote }, now)
  return true
}
