import { type Kysely, sql } from 'kysely'

/** Passwords for other programs. Each has its own session and device, so that whatever ends sessions ends it too. @spec decisions 11.7 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table app_password (
      id text primary key,
      session_id text not null unique references session on delete cascade,
      profile_id text not null references profile on delete cascade,
      name text not null,
      scope text not null check (scope in ('music', 'podcast', 'tv')),
      secret_hash bytea not null unique,
      -- Sealed by the service's secret, of scope music alone: its log-in by token needs the text.
      sealed bytea check ((sealed is not null) = (scope = 'music')),
      created_at timestamptz not null
    );
    create index app_password_by_profile on app_password (profile_id);
  `.execute(db)
}
