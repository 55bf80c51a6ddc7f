import { type Kysely, sql } from 'kysely'

/** Paid debits that the bank returned; what they paid for is charged again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_order add column returned_at timestamptz;
    comment on column payment_order.returned_at is 'When the bank returned a debit that had been paid; a refund tells of the money.';
    drop index payment_order_period;
    create unique index payment_order_period on payment_order (subscription_id, (details ->> 'startsAt'))
      where kind = 'charge' and purpose <> 'rental' and state in ('waiting', 'succeeded') and returned_at is null;
  `.execute(db)
}
