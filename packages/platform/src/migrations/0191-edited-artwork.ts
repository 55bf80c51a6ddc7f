import { type Kysely, sql } from 'kysely'

/** Pictures assigned by an editor override those of the import, like other edits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table picture add column from_editor boolean not null default false;
    comment on column picture.from_editor is 'Lies over what the import found; imports leave it.';
    alter table picture drop constraint picture_of_item;
    alter table picture add constraint picture_of_item
      unique nulls not distinct (item_id, shape, language, from_editor);
  `.execute(db)
}
