import { type Kysely, sql } from 'kysely'

/** Newsletter issues, who has received them, and the list headers of their mails. @spec law 6.5 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_issue (
      name text primary key,
      -- Of both texts: an issue that was begun is not changed.
      text_hash text not null,
      begun_at timestamptz not null,
      finished_at timestamptz
    );

    -- So that nobody gets an issue twice; gone once it has been sent to everybody.
    create table newsletter_copy (
      issue text not null references newsletter_issue on delete cascade,
      email_hash bytea not null,
      primary key (issue, email_hash)
    );

    alter table mail
      add column list_unsubscribe text,
      add column reply_to text;
    comment on column mail.list_unsubscribe is 'Where one click ends the list that the mail belongs to, RFC 8058.';
    comment on column mail.reply_to is 'Null: the company.';
  `.execute(db)
}
