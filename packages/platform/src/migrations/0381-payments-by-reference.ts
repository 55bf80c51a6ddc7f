import { type Kysely, sql } from 'kysely'

/**
 * Finds a payment or refund by its reference, whichever it is: with an index for each, a payout's lines were compared with all payments. And
 * finds the oldest line of all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payment_order_provider_reference on payment_order (provider_reference) where provider_reference is not null;
    drop index payment_order_reference;
    drop index payment_order_refund_reference;
    create index payout_line_at on payout_line (at);
  `.execute(db)
}
