import { type Kysely, sql } from 'kysely'

/** Agreements with rights holders; months as `2026-11`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table royalty_contract (
      id text primary key,
      holder text not null,
      kind text not null check (kind in ('flat', 'per_minute', 'share')),
      rate integer not null check (rate > 0),
      currency text not null,
      titles integer[] not null default '{}',
      first_month text not null,
      last_month text,
      made_at timestamptz not null,
      check (last_month is null or last_month >= first_month)
    )
  `.execute(db)
  // Royalties for plays are owed even after the title is deleted.
  await sql`alter table deleted_title add column publisher text, add column parent_id integer`.execute(db)
}
