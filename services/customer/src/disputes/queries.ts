/** All SQL of disputes. */
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { PaymentDisputeTable } from '@quintet/platform/db/tables'
import type { Dispute } from '@quintet/payments/port'
import type { Selectable } from 'kysely'

export type StoredDispute = Selectable<PaymentDisputeTable>

/** What is known of a dispute, for this transaction alone. */
export async function lockDispute(tx: DatabaseTransaction, id: string): Promise<StoredDispute | undefined> {
  return tx.selectFrom('payment_dispute').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function saveDispute(
  tx: DatabaseTransaction,
  orderId: string,
  { id, amountCents, reason, state }: Dispute,
  now: Date,
): Promise<void> {
  const told = { amount_cents: amountCents, reason, state, closed_at: state === 'open' ? null : now }
  await tx
    .insertInto('payment_dispute')
    .values({ id, order_id: orderId, opened_at: now, ...told })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
    .execute()
}
