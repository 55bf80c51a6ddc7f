import { type Kysely, sql } from 'kysely'

/** The kind and outcome of each mail, for the console. @spec decisions 13.27 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail add column kind text;
    comment on column mail.kind is 'Null: of before there were kinds.';
    alter table mail add column last_error text;
    comment on column mail.last_error is 'What its server answered the last time, without addresses.';
    alter table mail add column returned_at timestamptz;
    comment on column mail.returned_at is 'When a report about it came back.';
    alter table mail add column returned_as text check (returned_as in ('refused', 'complaint'));
    alter table mail add check ((returned_at is null) = (returned_as is null));

    drop index mail_newest;
    create index mail_newest on mail (created_at desc, id desc);
    create index mail_of_kind on mail (kind, created_at desc, id desc);
    create index mail_unsent on mail (created_at desc, id desc) where sent_at is null;
    create index mail_returned on mail (created_at desc, id desc) where returned_at is not null;
    create index mail_recipient on mail (lower(recipient), created_at desc);
  `.execute(db)
}
