/** Giving money back: the order of the refund, its credit note and its mail, in one transaction. @spec law 2.8, 5.9 */
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { OrderDetails } from '@quintet/platform/db/money-tables'
import { invoiceOf, issueCreditNote, issueInvoice, payerOf } from '../invoices/index.ts'
import { methodName } from '../mail-words.ts'
import { type Order, placeRefund, type Settler } from '../payments/index.ts'
import { type MailParts, sendLetter } from './mails.ts'

/** Gives so much of a charge back; the charge is invoiced, should that not have happened. */
export async function giveBack(
  parts: MailParts,
  tx: DatabaseTransaction,
  charge: Order,
  { amountCents, reason }: { amountCents: number; reason: NonNullable<OrderDetails['reason']> },
  now: Date,
): Promise<void> {
  const payer = await payerOf(tx, charge)
  const invoice =
    (await invoiceOf(tx, charge.id)) ?? (await issueInvoice(tx, parts.brand, { order: charge, payer }, now))
  const refundOrderId = await placeRefund(tx, charge, { amountCents, reason }, now)
  const creditNote = await issueCreditNote(tx, { invoice, refundOrderId, amountCents }, now)
  if (payer.email === null) return
  const facts = {
    amount: { cents: amountCents, currency: charge.currency },
    reference: creditNote.reference,
    method: methodName(charge.method, payer.language),
  }
  await sendLetter(parts, tx, charge.account_id, ['refunded', facts, creditNote], now)
}

/** Money that came in for what cannot be given any more goes back whole. */
export function settleUndeliverable(parts: MailParts): Settler {
  return async (tx, order, fate, now) => {
    if (fate.state === 'succeeded' && order.kind === 'charge')
      await giveBack(parts, tx, order, { amountCents: order.amount_cents, reason: 'not_delivered' }, now)
  }
}
