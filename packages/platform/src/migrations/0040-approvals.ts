import { type Kysely, sql } from 'kysely'

/** Actions that one operator requests and another confirms. @spec decisions 13.7 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_approval (
      id text primary key,
      kind text not null check (kind in ('refund', 'erasure')),
      account_id text not null,
      facts jsonb not null,
      reason text not null,
      asked_by text not null references operator,
      asked_at timestamptz not null,
      decision text check (decision in ('confirmed', 'refused')),
      decided_by text references operator check (decided_by <> asked_by),
      decided_at timestamptz,
      check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
    );
    comment on column operator_approval.account_id is 'Outlives the account, as the audit log does.';
    create index operator_approval_open on operator_approval (asked_at) where decision is null;
    -- The same is asked for once.
    create unique index operator_approval_erasure on operator_approval (account_id)
      where kind = 'erasure' and decision is null;
  `.execute(db)
}
