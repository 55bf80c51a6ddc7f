import { type Kysely, sql } from 'kysely'

/**
 * Payment set-ups and their secrets move to the provider; deleted accounts are forgotten there too; disputed payments; sandbox faults
 * shared by all processes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_setup drop column client_secret_hash, add column customer text;
    -- Set-ups that were begun before belong to no SetupIntent: nobody can finish them.
    delete from payment_setup where status in ('open', 'requires_action', 'failed');
    update payment_setup set customer = method ->> 'customer' where method ->> 'customer' <> 'cus_sandbox';

    -- Customers whom the provider has yet to delete.
    create table provider_farewell (
      customer text primary key,
      next_try_at timestamptz not null
    );

    create table payment_dispute (
      id text primary key,
      order_id text not null references payment_order on delete cascade,
      amount_cents integer not null,
      reason text not null,
      state text not null check (state in ('open', 'won', 'lost')),
      opened_at timestamptz not null,
      closed_at timestamptz
    );
    create index payment_order_reference on payment_order (provider_reference) where kind = 'charge';
    create index payment_method_reference on payment_method ((details ->> 'reference'));
    create index payment_order_customer on payment_order ((method ->> 'customer')) where state = 'waiting';

    create table sandbox_fault (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('request', 'event', 'decline', 'share')),
      fault text not null
    );
  `.execute(db)
}
