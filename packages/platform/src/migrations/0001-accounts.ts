import { type Kysely, sql } from 'kysely'

/** Accounts, household, devices, sessions, subscription, payments, mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id text primary key,
      email text not null,
      password_hash text,
      first_name text not null,
      last_name text not null default '',
      gender text check (gender in ('male', 'female', 'non-binary')),
      location text,
      country text not null default 'DE' check (country ~ '^[A-Z]{2}$'),
      newsletter boolean not null default false,
      pin_hash text,
      pin_failures_in_row integer not null default 0,
      pin_locked_until timestamptz,
      created_at timestamptz not null
    );
    create unique index account_email on account (lower(email));

    create table social_identity (
      issuer text not null,
      subject text not null,
      account_id text not null references account on delete cascade,
      created_at timestamptz not null,
      primary key (issuer, subject)
    );

    create table profile (
      id text primary key,
      account_id text not null references account on delete cascade,
      place integer not null check (place between 1 and 5),
      name text not null,
      language text,
      created_at timestamptz not null,
      unique (account_id, place)
    );

    -- A browser or client, known by a cookie of its own that outlives log-in sessions.
    create table device (
      id text primary key,
      token_hash bytea not null unique,
      name text not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null
    );

    -- What an account knows of a device; the kids lock lives here, so it survives logging out.
    create table account_device (
      account_id text not null references account on delete cascade,
      device_id text not null references device on delete cascade,
      kid_locked boolean not null default false,
      created_at timestamptz not null,
      primary key (account_id, device_id)
    );
    create index account_device_locked on account_device (device_id) where kid_locked;

    create table session (
      id text primary key,
      token_hash bytea not null unique,
      account_id text not null references account on delete cascade,
      profile_id text not null references profile on delete cascade,
      device_id text not null references device on delete cascade,
      password_checked_at timestamptz,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    );
    create index session_account on session (account_id) where ended_at is null;

    -- Tries counted per account, address or device; a row is one window.
    create table attempt (
      key text primary key,
      count integer not null,
      window_ends_at timestamptz not null
    );

    create table subscription (
      id text primary key,
      account_id text not null unique references account on delete cascade,
      plan text not null check (plan in ('monthly', 'annually')),
      state text not null check (state in ('trialing', 'active', 'past_due', 'ended')),
      offer text,
      price_cents integer not null check (price_cents >= 0),
      currency text not null,
      started_at timestamptz not null,
      trial_ends_at timestamptz,
      period_ends_at timestamptz not null,
      cancel_at timestamptz,
      expire_at timestamptz
    );

    create table payment_setup (
      id text primary key,
      provider text not null,
      client_secret_hash bytea not null,
      type text not null,
      status text not null check (status in ('open', 'requires_action', 'succeeded', 'failed', 'used')),
      failure_code text,
      -- What the provider tells of the method: brand, last4, fingerprint, billing details. Never a full number.
      method jsonb,
      created_at timestamptz not null
    );

    create table payment_method (
      id text primary key,
      account_id text not null references account on delete cascade,
      payment_setup_id text not null unique references payment_setup,
      type text not null,
      fingerprint text not null,
      details jsonb not null,
      is_default boolean not null,
      created_at timestamptz not null
    );
    create unique index payment_method_default on payment_method (account_id) where is_default;

    -- One trial per person: an e-mail, a payment fingerprint, a social identity, each as a keyed hash.
    create table trial_claim (
      claim_hash bytea primary key,
      claimed_at timestamptz not null
    );

    create table consent (
      account_id text not null references account on delete cascade,
      kind text not null,
      text_version text not null,
      given_at timestamptz not null,
      primary key (account_id, kind, given_at)
    );

    create table idempotency_key (
      key text primary key,
      body_hash bytea not null,
      account_id text not null references account on delete cascade,
      created_at timestamptz not null
    );

    create table mail (
      id text primary key,
      recipient text not null,
      subject text not null,
      body_text text not null,
      body_html text not null,
      created_at timestamptz not null,
      sent_at timestamptz
    );
    create index mail_newest on mail (created_at desc);

    -- Keys that all processes share, such as the one that signs media addresses; made at the first start.
    create table service_secret (
      name text primary key,
      value bytea not null
    );

    create table audit_event (
      id bigint generated always as identity primary key,
      account_id text,
      device_id text,
      kind text not null,
      at timestamptz not null
    );
    create index audit_event_account on audit_event (account_id, at);
  `.execute(db)
}
