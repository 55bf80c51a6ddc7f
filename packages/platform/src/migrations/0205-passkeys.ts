import { type Kysely, sql } from 'kysely'

/** Operators' passkeys, and the challenges that browsers were asked to sign. @spec decisions 13.21 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_passkey (
      id text primary key,
      operator_id text not null references operator on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports jsonb not null,
      is_synced boolean not null,
      is_backed_up boolean not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    comment on column operator_passkey.counter is 'As the authenticator told last; 0: it counts nothing.';
    comment on column operator_passkey.is_synced is 'Whether it may leave its device, as it said when it was made; that never changes.';
    create index operator_passkey_by_operator on operator_passkey (operator_id);

    create table operator_challenge (
      token_hash bytea primary key,
      challenge text not null,
      operator_id text references operator on delete cascade,
      expires_at timestamptz not null
    );
    comment on column operator_challenge.token_hash is 'Of the cookie of the browser that was asked.';
    comment on column operator_challenge.operator_id is 'Who adds a passkey; null: somebody logs in.';
    create index operator_challenge_by_end on operator_challenge (expires_at);
  `.execute(db)
}
