import { type Kysely, sql } from 'kysely'

/** Indexes refunds by reason; without it PostgreSQL assumes each reason is rare and reads all payments to find one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payment_order_refund_reason on payment_order ((details ->> 'reason')) where kind = 'refund'
  `.execute(db)
}
