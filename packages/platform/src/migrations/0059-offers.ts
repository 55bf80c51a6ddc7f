import { type Kysely, sql } from 'kysely'

/**
 * What a member pays next if it differs from the last payment, and who was notified of a new price and when. The offer defines the number
 * of free rentals a month, so monthly credits are counted. @spec decisions 14.23
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscription
      add column next_price_cents integer check (next_price_cents > 0),
      add column next_price_from timestamptz;

    create table price_notice (
      id text primary key,
      subscription_id text not null references subscription on delete cascade,
      offer_from text not null,
      plan text not null,
      currency text not null,
      old_price_cents integer not null,
      price_cents integer not null check (price_cents > 0),
      counts_from timestamptz not null,
      told_at timestamptz not null,
      unique (subscription_id, offer_from)
    );
    create index price_notice_told on price_notice (told_at);

    drop index rental_credit;
    create index rental_credit on rental (account_id, credit_month) where credit_month is not null;
  `.execute(db)
}
