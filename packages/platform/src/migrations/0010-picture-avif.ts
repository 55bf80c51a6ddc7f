import { type Kysely, sql } from 'kysely'

/** Pictures are available as WebP at once; AVIF is added when no other work waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table picture add column has_avif boolean not null default false;
    create index picture_without_avif on picture (created_at) where state = 'ready' and not has_avif;
  `.execute(db)
}
