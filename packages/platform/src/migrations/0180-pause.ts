import { type Kysely, sql } from 'kysely'

/** Memberships paused for whole months. @spec decisions 3.29 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscription
      drop constraint subscription_state_check,
      add constraint subscription_state_check check (state in ('trialing', 'active', 'past_due', 'paused', 'ended')),
      add column pause_months smallint check (pause_months between 1 and 3);
    comment on column subscription.pause_months is 'Of the pause that follows on the running period; null: it is paid for.';
  `.execute(db)
}
