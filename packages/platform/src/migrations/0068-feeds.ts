import { type Kysely, sql } from 'kysely'

/** External feeds from which titles are created, and external programme guides for channels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed (
      id text primary key,
      name text not null,
      address text not null unique,
      kind text,
      vertical text check (vertical in ('movies', 'music-stream', 'audio-books', 'pc-games', 'sports')),
      mapping jsonb,
      is_draft boolean not null,
      fetches_media boolean not null,
      state text not null check (state in ('new', 'waiting', 'running', 'done', 'failed')),
      reason text,
      report jsonb,
      ran_at timestamptz,
      created_at timestamptz not null
    );
    comment on column feed.address is 'Where it is read: an address of the web, a path of this machine, or "file:" and the name of what was uploaded.';
    comment on column feed.mapping is 'Of a table: which column says what.';
    comment on column feed.state is 'new: listed by another feed, never read.';

    create table feed_entry (
      feed_id text not null references feed on delete cascade,
      path text not null,
      title text not null,
      guide_id text,
      media jsonb not null,
      primary key (feed_id, path)
    );
    create index feed_entry_guide on feed_entry (lower(guide_id)) where guide_id is not null;
    comment on column feed_entry.path is 'Where the title lies in the library that the feed makes.';
    comment on column feed_entry.guide_id is 'Of a channel: how guides (XMLTV) call it.';
    comment on column feed_entry.media is 'Addresses that the feed names; fetched only where that was asked for.';

    create table guide_programme (
      feed_id text not null references feed on delete cascade,
      item_id integer not null references content_item on delete cascade,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      title text not null,
      subtitle text,
      about text,
      primary key (item_id, starts_at)
    );
    create index guide_programme_feed on guide_programme (feed_id);
  `.execute(db)
}
