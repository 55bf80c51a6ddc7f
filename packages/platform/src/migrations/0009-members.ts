import { type Kysely, sql } from 'kysely'

/** Password resets, newsletter, legal notices, messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_reset (
      token_hash bytea primary key,
      account_id text not null references account on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index password_reset_account on password_reset (account_id);

    -- Double opt-in: a row counts from confirmed_at on. It belongs to an address, not to an account.
    create table newsletter (
      email text primary key check (email = lower(email)),
      language text not null,
      confirm_hash bytea not null unique,
      -- Of the link that every newsletter carries.
      end_hash bytea not null unique,
      asked_at timestamptz not null,
      confirmed_at timestamptz
    );

    -- A declaration as it was received, for as long as it has to be proven; it outlives the account.
    create table legal_notice (
      id text primary key,
      kind text not null check (kind in ('cancellation', 'withdrawal')),
      account_id text,
      name text not null,
      email text not null,
      details jsonb not null,
      received_at timestamptz not null
    );
    create index legal_notice_account on legal_notice (account_id);

    create table contact_message (
      id text primary key,
      account_id text references account on delete cascade,
      full_name text not null,
      email text not null,
      subject text not null,
      content text not null,
      received_at timestamptz not null
    );
    create index contact_message_account on contact_message (account_id);

    -- Whether a log-in from a new device is told by mail.
    alter table account add column notify_new_device boolean not null default true;
  `.execute(db)
}
