import { type Kysely, sql } from 'kysely'

/** The console's operators and what they changed; events are append-only. @spec decisions 13.2 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator (
      id text primary key,
      email text not null,
      role text not null check (role in ('owner', 'editor', 'support', 'finance', 'reader')),
      password_hash text,
      totp_secret bytea not null,
      totp_last_step integer not null default 0,
      invitation_hash bytea unique,
      invitation_expires_at timestamptz,
      created_at timestamptz not null,
      disabled_at timestamptz
    );
    comment on column operator.totp_secret is 'Encrypted by the service secret operator-totp.';
    comment on column operator.totp_last_step is 'The step of the last code that was taken: none counts twice.';
    create unique index operator_email on operator (lower(email));

    create table operator_session (
      id text primary key,
      token_hash bytea not null unique,
      operator_id text not null references operator on delete cascade,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      proved_at timestamptz not null,
      ended_at timestamptz
    );
    create index operator_session_by_operator on operator_session (operator_id);

    create table operator_event (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor text not null,
      action text not null,
      subject text not null,
      subject_id text not null,
      reason text,
      before jsonb,
      after jsonb
    );
    create index operator_event_by_subject on operator_event (subject, subject_id, id);
    create index operator_event_by_actor on operator_event (actor, id);

    create function keep_operator_event() returns trigger language plpgsql as $$
      begin
        -- Said by the retention job, for its own transaction alone.
        if tg_op = 'DELETE' and current_setting('quintet.period_is_over', true) = 'yes' then return old; end if;
        raise exception 'What an operator did is never changed.';
      end $$;
    create trigger operator_event_unchanged before update or delete on operator_event
      for each row execute function keep_operator_event();
    create trigger operator_event_kept before truncate on operator_event
      for each statement execute function keep_operator_event();
  `.execute(db)
}
