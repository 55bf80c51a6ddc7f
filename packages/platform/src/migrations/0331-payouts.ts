import { type Kysely, sql } from 'kysely'

/** The payment provider's payouts, and what each consists of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout (
      id text primary key,
      amount_cents bigint not null,
      currency text not null,
      state text not null check (state in ('on_its_way', 'paid', 'failed')),
      is_itemised boolean not null,
      created_at timestamptz not null,
      arrives_at timestamptz not null,
      statement_text text,
      trace_id text,
      failure_code text,
      read_at timestamptz not null
    );
    create index payout_newest on payout (created_at desc, id desc);

    create table payout_line (
      id text primary key,
      payout_id text not null references payout on delete cascade,
      kind text not null check (kind in ('charge', 'refund', 'returned', 'dispute', 'fee', 'other')),
      type text not null,
      gross_cents integer not null,
      fee_cents integer not null,
      net_cents integer not null,
      at timestamptz not null,
      reference text
    );
    create index payout_line_payout on payout_line (payout_id, at);
    create index payout_line_reference on payout_line (reference);
    create index payment_order_refund_reference on payment_order (provider_reference) where kind = 'refund';
    create index payment_order_settled on payment_order (settled_at) where state = 'succeeded';
  `.execute(db)
}
