import { type Kysely, sql } from 'kysely'

/** A work and its movements have a name per language; the existing names serve all languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Changing the column's type would rewrite every title.
  await sql`
    alter table content_item rename column work to work_name;
    alter table content_item add column work jsonb;
    comment on column content_item.work is 'The work of music that a track plays, and which of its movements.';
    update content_item
      set work = jsonb_build_object(
        'names', jsonb_build_object('de', work_name, 'en', work_name),
        'movements', case when movement is not null then jsonb_build_object('de', movement, 'en', movement) end,
        'number', movement_number)
      where work_name is not null;
    alter table content_item drop column work_name, drop column movement, drop column movement_number;
  `.execute(db)
}
