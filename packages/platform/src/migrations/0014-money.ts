import { type Kysely, sql } from 'kysely'

/** Renewing subscriptions, orders to the payment provider, invoices, paid rentals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account add column language text not null default 'de';

    -- Months count from the anchor, the first day that is paid for, so that renewals keep its day.
    alter table subscription
      add column anchor_at timestamptz,
      add column months_paid integer not null default 0,
      add column plan_since_months integer not null default 0,
      add column period_starts_at timestamptz,
      add column next_plan text check (next_plan in ('monthly', 'annually')),
      add column reminders_sent integer not null default 0,
      add column past_due_since timestamptz,
      add column failures integer not null default 0,
      add column failure_code text,
      add column next_try_at timestamptz,
      add column open_order_id text,
      -- When the next step is due, as the domain's nextStep says; null: nothing, or an order is under way.
      add column due_at timestamptz;
    update subscription set
      anchor_at = coalesce(trial_ends_at, started_at),
      months_paid = case when state = 'trialing' then 0 when plan = 'annually' then 12 else 1 end,
      period_starts_at = started_at,
      due_at = coalesce(expire_at, period_ends_at);
    alter table subscription
      alter column anchor_at set not null,
      alter column period_starts_at set not null;
    create index subscription_due on subscription (due_at) where due_at is not null;

    -- The outbox to the payment provider, and the book of what it took and gave back. Its id is the idempotency key. It
    -- outlives the account, as the law asks of receipts.
    create table payment_order (
      id text primary key,
      kind text not null check (kind in ('charge', 'refund')),
      purpose text not null check (purpose in ('sign_up', 'period', 'restart', 'rental', 'refund')),
      account_id text not null,
      subscription_id text,
      amount_cents integer not null check (amount_cents > 0),
      currency text not null,
      method jsonb not null,
      details jsonb not null,
      refunds text references payment_order,
      state text not null check (state in ('waiting', 'succeeded', 'failed', 'cancelled')),
      -- Counts up where the provider answered a key with a fault of its own, which it repeats for that key.
      key_version integer not null default 1,
      provider_reference text,
      failure_code text,
      tries integer not null default 0,
      next_try_at timestamptz,
      leased_until timestamptz,
      created_at timestamptz not null,
      settled_at timestamptz
    );
    create index payment_order_account on payment_order (account_id);
    create index payment_order_waiting on payment_order (next_try_at) where state = 'waiting';
    create index payment_order_refunds on payment_order (refunds) where refunds is not null;
    -- A period is paid for once.
    create unique index payment_order_period on payment_order (subscription_id, (details ->> 'startsAt'))
      where kind = 'charge' and purpose <> 'rental' and state in ('waiting', 'succeeded');
    -- So is a rental, while its payment is under way.
    create unique index payment_order_rental on payment_order (account_id, (details ->> 'itemId'))
      where purpose = 'rental' and state = 'waiting';

    insert into payment_order (id, kind, purpose, account_id, amount_cents, currency, method, details, state,
      provider_reference, created_at, settled_at)
      select id, 'charge', 'sign_up', account_id, amount_cents, currency, '{}',
        jsonb_build_object('startsAt', period_starts_at, 'endsAt', period_ends_at), 'succeeded', provider_reference, charged_at, charged_at
      from charge;
    drop table charge;

    -- Events of the provider that took effect, so that each does once.
    create table payment_event (
      id text primary key,
      type text not null,
      order_id text,
      created_at timestamptz not null,
      received_at timestamptz not null
    );

    create table invoice_number (
      series text not null,
      year integer not null,
      last integer not null,
      primary key (series, year)
    );
    create table invoice (
      id text primary key,
      kind text not null check (kind in ('invoice', 'credit_note')),
      series text not null,
      year integer not null,
      number integer not null,
      reference text not null unique,
      account_id text not null,
      payment_order_id text unique references payment_order,
      corrects text references invoice,
      issued_at timestamptz not null,
      currency text not null,
      gross_cents integer not null,
      net_cents integer not null,
      vat_cents integer not null check (net_cents + vat_cents = gross_cents),
      vat_rate integer not null,
      country text not null,
      document jsonb not null,
      unique (series, year, number),
      check ((kind = 'credit_note') = (corrects is not null)),
      check (case when kind = 'invoice' then gross_cents >= 0 else gross_cents < 0 end)
    );
    create index invoice_account on invoice (account_id, issued_at desc);

    -- Issued is issued: only a credit note corrects. @spec law 5.9
    create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'An issued invoice is not changed.'; end $$;
    create trigger invoice_unchanged before update or delete on invoice for each row execute function refuse_change();
    create trigger invoice_kept before truncate on invoice for each statement execute function refuse_change();

    -- What a mail carries along, such as invoice:inv_1; it is made when the mail leaves.
    alter table mail add column attachment text;

    alter table rental
      add column price_cents integer not null default 0,
      add column credit_month text,
      add column payment_order_id text,
      -- The consent under which the right of withdrawal lapsed.
      add column consent_version text,
      add column consented_at timestamptz;
    create unique index rental_credit on rental (account_id, credit_month) where credit_month is not null;

    -- The sandbox's own side: what Stripe would keep.
    create table sandbox_object (
      id text primary key,
      kind text not null,
      body jsonb not null,
      created_at timestamptz not null
    );
    create index sandbox_object_customer on sandbox_object ((body ->> 'customer'), kind);
    create index sandbox_object_intent on sandbox_object ((body ->> 'payment_intent')) where kind = 'refund';
    create table sandbox_answer (
      key text primary key,
      request_hash bytea not null,
      status integer not null,
      body jsonb not null,
      created_at timestamptz not null
    );
    create table sandbox_event (
      id text primary key,
      body jsonb not null,
      created_at timestamptz not null,
      deliver_at timestamptz,
      tries integer not null default 0
    );
    create index sandbox_event_due on sandbox_event (deliver_at) where deliver_at is not null;
    -- Methods that were kept before the sandbox kept its own.
    update payment_method set details = details || '{"customer": "cus_sandbox"}';
    update payment_setup set method = method || '{"customer": "cus_sandbox"}' where method is not null;
    insert into sandbox_object (id, kind, body, created_at)
      values ('pm_sandbox_good', 'payment_method', '{}', now()),
        ('pm_sandbox_charge_fails', 'payment_method', '{"declines": "card_declined"}', now());
  `.execute(db)
}
