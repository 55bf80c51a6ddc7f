import { type Kysely, sql } from 'kysely'

/** A declaration without log-in takes effect once its mailed link is followed, and can be undone until then. @spec decisions 3.9 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table legal_notice
      add column link_hash bytea unique,
      add column confirmed_at timestamptz,
      add column undone_at timestamptz;
    comment on column legal_notice.link_hash is 'Of the mailed link; null where it took effect at once or people decide.';
    comment on column legal_notice.confirmed_at is 'When it took effect; null where it waits for its link, or people decide.';
  `.execute(db)
}
