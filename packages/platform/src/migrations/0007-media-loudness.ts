import { type Kysely, sql } from 'kysely'

/** Loudness is measured during packaging so that players can normalise it; a failure count ends endless retries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media_asset add column loudness_lufs real, add column failures integer not null default 0;
    create index media_asset_open on media_asset (created_at) where state in ('waiting', 'running');
    create index picture_open on picture (created_at) where state = 'waiting';
  `.execute(db)
}
