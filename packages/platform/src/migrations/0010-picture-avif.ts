import { type Kysely, sql } from 'kysely'

/** Pictures are there as WebP at once; AVIF is made beside them when nothing else waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table picture add column has_avif boolean not null default false;
    create index picture_without_avif on picture (created_at) where state = 'ready' and not has_avif;
  `.execute(db)
}
