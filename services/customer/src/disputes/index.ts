/**
 * A payer reclaims a payment through the bank. While the dispute is open, its payment method is not charged and the operator is notified;
 * if it is lost, the payment is booked as refunded and the period it paid for ends. Decision 0090. @spec law 11.3
 */
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { isReturn } from '@quintet/domain/money/dispute'
import type { Dispute, FailedDebit } from '@quintet/payments/port'
import { invoiceOf, payerOf } from '../invoices/index.ts'
import { dropLostMethod } from '../payment-methods/index.ts'
import { chargeOf, type Order } from '../payments/index.ts'
import { bookReturned, type MailParts, takeBack } from '../subscription/index.ts'
import { disputeMail } from './emails.ts'
import * as queries from './queries.ts'

export { chargeOfInvoice } from './queries.ts'
export { answerDispute, disputeData, listDisputes, noteOnDispute, takeDispute } from './desk.ts'

/** Records a dispute event. A repeated event, or one older than the known state, changes nothing. */
export function noteDispute(parts: MailParts) {
  return async (tx: DatabaseTransaction, dispute: Dispute, now: Date): Promise<void> => {
    const charge = await chargeOf(tx, dispute.chargeReference)
    if (!charge) return
    const known = await queries.lockDispute(tx, dispute.id)
    if (known && !isNews(known, dispute)) return
    await queries.saveDispute(tx, charge.id, dispute, now)
    const { id: reference, amountCents, reason, state } = dispute
    // A returned debit needs no answer and its method is tried again: it is a payment that failed late.
    if (isReturn({ type: charge.method.type, reason })) {
      if (state === 'lost')
        await bookReturned(parts, tx, charge, { amountCents, reference, code: reason }, now)
      return
    }
    if (!known) await dropLostMethod(parts, tx, { reference: charge.method.reference, why: 'disputed' }, now)
    if (state === 'lost') await takeBack(parts, tx, charge, { amountCents, reference }, now)
    const isTakenNow = known?.is_inquiry === true && !dispute.isInquiry
    if (!known || isTakenNow || state !== 'open') await tellOperator(parts, tx, { charge, dispute }, now)
  }
}

/** Books a debit that failed after it had been paid. For one not yet paid, the bank's answer is polled instead. @spec law 11.7 */
export function noteFailedDebit(parts: MailParts) {
  return async (tx: DatabaseTransaction, failed: FailedDebit, now: Date): Promise<void> => {
    const charge = await chargeOf(tx, failed.chargeReference)
    if (charge?.state !== 'succeeded') return
    const { id: reference, code } = failed
    await bookReturned(parts, tx, charge, { amountCents: charge.amount_cents, reference, code }, now)
  }
}

// A closed dispute stays closed; of two events about an open one, the one sent later counts, in whatever order they arrive.
function isNews(known: queries.StoredDispute, dispute: Dispute): boolean {
  return known.state === 'open' && (dispute.state !== 'open' || dispute.toldAt >= known.told_at)
}

async function tellOperator(
  { brand, mail }: MailParts,
  tx: DatabaseTransaction,
  { charge, dispute }: { charge: Order; dispute: Dispute },
  now: Date,
): Promise<void> {
  const payer = await payerOf(tx, charge)
  const invoice = await invoiceOf(tx, charge.id)
  const letter = disputeMail({
    brand,
    dispute: { ...dispute, currency: charge.currency },
    payer: payer.email ?? payer.name,
    invoice: invoice?.reference ?? null,
  })
  await mail.queue(tx, { kind: 'dispute', to: brand.company.email, ...letter }, now)
}
