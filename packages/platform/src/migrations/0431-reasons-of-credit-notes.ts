import { type Kysely, sql } from 'kysely'

/**
 * Stores in each credit note why it was written, so that those of one reason are read from an index in the order of the list. Reasons were
 * read from the refunds: PostgreSQL cannot know that every credit note has one, took the notes of a reason for rare, and read them all. A
 * trigger sets it, so that it also works for a server of the previous version that is still running. @spec decisions 13.44
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoice add column reason text;
    comment on column invoice.reason is 'Why a credit note was written; noted by a trigger. Null for invoices, and for notes without a refund.';
    alter table invoice disable trigger invoice_unchanged;
    update invoice set reason = refund.details ->> 'reason'
    from payment_order as refund
    where refund.id = invoice.payment_order_id and invoice.kind = 'credit_note';
    alter table invoice enable trigger invoice_unchanged;

    create function note_reason() returns trigger language plpgsql as $$
      begin
        new.reason = (select details ->> 'reason' from payment_order where id = new.payment_order_id);
        return new;
      end $$;
    create trigger invoice_reason before insert on invoice for each row when (new.kind = 'credit_note')
      execute function note_reason();

    create index invoice_credited_reason on invoice (reason, issued_at, id) where kind = 'credit_note';
    create index invoice_credited_reason_sum on invoice (reason, gross_cents, id) where kind = 'credit_note';
    drop index payment_order_refund_reason;
  `.execute(db)
}
