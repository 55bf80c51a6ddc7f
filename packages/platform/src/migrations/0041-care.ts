import { type Kysely, sql } from 'kysely'

/** Accounts barred from logging in, and operators' notes about an account. @spec decisions 13.10 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_block (
      account_id text primary key references account on delete cascade,
      blocked_at timestamptz not null
    );

    create table operator_note (
      id text primary key,
      account_id text not null references account on delete cascade,
      author text not null,
      text text not null,
      written_at timestamptz not null
    );
    create index operator_note_account on operator_note (account_id, written_at desc);
  `.execute(db)
}
