import { type Kysely, sql } from 'kysely'

/** Who scheduled a title is forgotten in the same way as its editors, however far off the date; the schedule stays. @spec law 6.11 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table title_schedule alter column actor drop not null;
    alter table title_schedule add column planned_at timestamptz not null default now();
    alter table title_schedule alter column planned_at drop default;
  `.execute(db)
}
