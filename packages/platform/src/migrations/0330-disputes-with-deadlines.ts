import { type Kysely, sql } from 'kysely'

/** A dispute's deadline, as of when the provider reported it, and operators' notes on it. @spec decisions 13.40 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_dispute
      add column due_at timestamptz,
      add column is_inquiry boolean not null default false,
      add column is_under_review boolean not null default false,
      add column told_at timestamptz,
      add column taken_by text,
      add column note text not null default '',
      add column answer text check (answer in ('answered', 'accepted')),
      add column answered_by text,
      add column answered_at timestamptz,
      add check ((answer is null) = (answered_by is null) and (answer is null) = (answered_at is null));
    update payment_dispute set told_at = coalesce(closed_at, opened_at);
    alter table payment_dispute alter column told_at set not null;
    create index payment_dispute_open on payment_dispute (due_at) where state = 'open';
    create index payment_dispute_closed on payment_dispute (closed_at desc) where state <> 'open';
    create index payment_dispute_order on payment_dispute (order_id);
  `.execute(db)
}
