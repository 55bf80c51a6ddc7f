import { type Kysely, sql } from 'kysely'

/** A title that many have played is deleted in steps; until the last one it stays in the bin, but cannot be restored. @spec decisions 13.17 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table title_bin add column deleted_at timestamptz;
    comment on column title_bin.deleted_at is 'When its permanent deletion began; it can no longer be restored.';
  `.execute(db)
}
