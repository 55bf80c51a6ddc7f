/** All SQL of disputes. */
import type { DisputeAnswer } from '@quintet/domain/money/dispute'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { PaymentDisputeTable } from '@quintet/platform/db/tables'
import type { Dispute } from '@quintet/payments/port'
import type { Selectable } from 'kysely'

export type StoredDispute = Selectable<PaymentDisputeTable>

/** Reads a dispute and locks its row for this transaction. */
export async function lockDispute(tx: DatabaseTransaction, id: string): Promise<StoredDispute | undefined> {
  return tx.selectFrom('payment_dispute').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function saveDispute(
  tx: DatabaseTransaction,
  orderId: string,
  { id, amountCents, reason, state, isInquiry, isUnderReview, dueAt, toldAt }: Dispute,
  now: Date,
): Promise<void> {
  const told = {
    amount_cents: amountCents,
    reason,
    state,
    is_inquiry: isInquiry,
    is_under_review: isUnderReview,
    due_at: dueAt,
    told_at: toldAt,
    closed_at: state === 'open' ? null : now,
  }
  await tx
    .insertInto('payment_dispute')
    .values({ id, order_id: orderId, opened_at: now, ...told })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
    .execute()
}

export type ListedDispute = Awaited<ReturnType<typeof selectDisputes>>[number]

/** Disputes with payer, charge and invoice: open ones by due date, closed ones newest first. */
export function selectDisputes(db: Database, { isOpen, limit }: { isOpen: boolean; limit?: number }) {
  const query = db
    .selectFrom('payment_dispute')
    .innerJoin('payment_order', 'payment_order.id', 'payment_dispute.order_id')
    .leftJoin('account', 'account.id', 'payment_order.account_id')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.payment_order_id', '=', 'payment_order.id').on('invoice.kind', '=', 'invoice'),
    )
    .selectAll('payment_dispute')
    .select([
      'account.id as account_id',
      'account.email',
      'payment_order.currency',
      'payment_order.method',
      'payment_order.provider_reference',
      'payment_order.settled_at',
      'invoice.reference as invoice',
    ])
  const listed = isOpen
    ? query
        .where('payment_dispute.state', '=', 'open')
        .orderBy('payment_dispute.due_at', (at) => at.asc().nullsLast())
    : query.where('payment_dispute.state', '<>', 'open').orderBy('payment_dispute.closed_at', 'desc')
  const sorted = listed.orderBy('payment_dispute.id')
  return (limit === undefined ? sorted : sorted.limit(limit)).execute()
}

/** The provider's reference of the payment behind an invoice; null if there is none. */
export async function chargeOfInvoice(db: Database, reference: string): Promise<string | null> {
  const row = await db
    .selectFrom('invoice')
    .innerJoin('payment_order', 'payment_order.id', 'invoice.payment_order_id')
    .select('payment_order.provider_reference')
    .where('invoice.reference', '=', reference)
    .where('invoice.kind', '=', 'invoice')
    .where('payment_order.state', '=', 'succeeded')
    .executeTakeFirst()
  return row?.provider_reference ?? null
}

export async function noteTaker(tx: DatabaseTransaction, id: string, taker: string | null): Promise<void> {
  await tx.updateTable('payment_dispute').set({ taken_by: taker }).where('id', '=', id).execute()
}

export async function noteText(tx: DatabaseTransaction, id: string, note: string): Promise<void> {
  await tx.updateTable('payment_dispute').set({ note }).where('id', '=', id).execute()
}

export async function noteAnswer(
  tx: DatabaseTransaction,
  id: string,
  given: { answer: DisputeAnswer; by: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('payment_dispute')
    .set({ answer: given?.answer ?? null, answered_by: given?.by ?? null, answered_at: given?.at ?? null })
    .where('id', '=', id)
    .execute()
}

/** The dispute data to which the payer has a right of access, too (Article 15 GDPR). */
export function selectOfAccount(db: Database, accountId: string) {
  return db
    .selectFrom('payment_dispute')
    .innerJoin('payment_order', 'payment_order.id', 'payment_dispute.order_id')
    .select([
      'payment_dispute.amount_cents',
      'payment_dispute.reason',
      'payment_dispute.state',
      'payment_dispute.opened_at',
      'payment_dispute.closed_at',
      'payment_dispute.answer',
      'payment_dispute.note',
    ])
    .where('payment_order.account_id', '=', accountId)
    .orderBy('payment_dispute.opened_at')
    .execute()
}

/** Sums and outcome stay with the payment; notes about the person are deleted. */
export async function clearNotes(tx: DatabaseTransaction, accountId: string): Promise<void> {
  await tx
    .updateTable('payment_dispute')
    .set({ note: '' })
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('payment_order').select('id').where('account_id', '=', accountId),
    )
    .execute()
}
