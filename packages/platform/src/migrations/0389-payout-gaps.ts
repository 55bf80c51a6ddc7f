import { type Kysely, sql } from 'kysely'

/**
 * Lists what was paid and is in no payout, and the payout lines that have yet to be found in the books: comparing all payments with all payout
 * lines took most of a second. @spec decisions 13.41
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout_gap (
      order_id text primary key references payment_order on delete cascade,
      settled_at timestamptz not null
    );
    create index payout_gap_settled on payout_gap (settled_at);
    comment on table payout_gap is 'Every settled payment and refund that is in no payout. It may contain some that are in one: what reads it checks.';
    insert into payout_gap (order_id, settled_at)
    select id, settled_at from payment_order
    where state = 'succeeded' and provider_reference is not null and settled_at is not null and not exists (
      select from payout_line where payout_line.reference = payment_order.provider_reference);
    drop index payment_order_settled;

    alter table payout_line add column is_open boolean not null default true;
    comment on column payout_line.is_open is 'Still to be compared with the books; false once found there with the same sum.';
    update payout_line set is_open = false where kind in ('fee', 'other');
    update payout_line set is_open = false from payment_order
    where payout_line.kind in ('charge', 'refund') and provider_reference = reference and payment_order.state = 'succeeded'
      and gross_cents = case payment_order.kind when 'refund' then -amount_cents else amount_cents end;
    create index payout_line_open on payout_line (payout_id) where is_open;
  `.execute(db)
}
