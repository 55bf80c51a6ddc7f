import { type Kysely, sql } from 'kysely'

/** An issued invoice is never changed, and is deleted only after its legal retention period. @spec law 5.9 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$
      begin
        -- Said by the retention job, for its own transaction alone.
        if tg_op = 'DELETE' and current_setting('quintet.period_is_over', true) = 'yes' then return old; end if;
        raise exception 'An issued invoice is not changed.';
      end $$;
  `.execute(db)
}
