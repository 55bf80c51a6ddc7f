import { type Kysely, sql } from 'kysely'

/** Mail as an outbox with retries; charges. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null: sent, kept, or given up.
    alter table mail add column next_try_at timestamptz;
    alter table mail add column tries integer not null default 0;
    create index mail_due on mail (next_try_at) where next_try_at is not null;

    -- Money that a provider took; it outlives the account, as the law asks of receipts.
    create table charge (
      id text primary key,
      account_id text not null,
      provider text not null,
      provider_reference text not null,
      amount_cents integer not null check (amount_cents > 0),
      currency text not null,
      period_starts_at timestamptz not null,
      period_ends_at timestamptz not null,
      charged_at timestamptz not null
    );
    create index charge_account on charge (account_id);
  `.execute(db)
}
