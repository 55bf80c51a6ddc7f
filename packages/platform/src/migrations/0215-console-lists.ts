import { type Kysely, sql } from 'kysely'

/** Indexes for the console's list of newest accounts and of a month's invoices. @spec decisions 13.4, decisions 13.8 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index account_created on account (created_at);
    create index invoice_issued on invoice (issued_at);
  `.execute(db)
}
