import { type Kysely, sql } from 'kysely'

/** Console texts that override those of imports, and operators' decisions on declarations. @spec decisions 13.3, decisions 13.6 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_override (
      item_id integer not null references content_item on delete cascade,
      language text not null,
      title text not null,
      short_description text,
      description text,
      updated_at timestamptz not null,
      primary key (item_id, language)
    );

    alter table legal_notice
      add column decision text check (decision in ('carried_out', 'closed')),
      add column decided_at timestamptz,
      add check ((decision is null) = (decided_at is null));
  `.execute(db)
}
