import { type Kysely, sql } from 'kysely'

/** A picture may contain words: a title has one per shape and language, or one per shape for all languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table picture add column language text;
    comment on column picture.language is 'Of the words in it; null: it serves every language.';
    alter table picture drop constraint picture_item_id_shape_key;
    alter table picture add constraint picture_of_item unique nulls not distinct (item_id, shape, language);
  `.execute(db)
}
