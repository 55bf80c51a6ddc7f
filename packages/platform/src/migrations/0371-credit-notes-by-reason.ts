import { type Kysely, sql } from 'kysely'

/** Refunds by their reason: without it PostgreSQL takes each for rare, and reads all payments for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payment_order_refund_reason on payment_order ((details ->> 'reason')) where kind = 'refund'
  `.execute(db)
}
