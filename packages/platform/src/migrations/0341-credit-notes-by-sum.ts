import { type Kysely, sql } from 'kysely'

/** Indexes of credit notes by amount and by invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index invoice_credited_sum on invoice (gross_cents, id) where kind = 'credit_note';
    create index invoice_credit_notes on invoice (issued_at, id) where kind = 'credit_note';
    create index invoice_corrects on invoice (corrects) where corrects is not null;
  `.execute(db)
}
