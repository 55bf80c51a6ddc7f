import { type Kysely, sql } from 'kysely'

/** Loudness is measured while a title's sound is made, to be evened out by players; failures end what would be tried forever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media_asset add column loudness_lufs real, add column failures integer not null default 0;
    create index media_asset_open on media_asset (created_at) where state in ('waiting', 'running');
    create index picture_open on picture (created_at) where state = 'waiting';
  `.execute(db)
}
