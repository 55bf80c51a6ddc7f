import { type Kysely, sql } from 'kysely'

/** Marks outages whose time rentals and gift codes got back. Earlier ones stay as they were. @spec law 11.24 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outage add column rentals_moved_at timestamptz;
    update outage set rentals_moved_at = until_at;
    comment on column outage.rentals_moved_at is 'When rentals and gift codes got the time back; null: not yet.';
  `.execute(db)
}
