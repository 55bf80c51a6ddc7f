import { type Kysely, sql } from 'kysely'

/** Free time that follows the paid part of a period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscription add column paid_until timestamptz;
    comment on column subscription.paid_until is
      'End of what is paid of the running period, where given time follows; null: all of it is.';
  `.execute(db)
}
