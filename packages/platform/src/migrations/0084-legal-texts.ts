import { type Kysely, sql } from 'kysely'

/** Texts as agreed to, consents that outlive their account, and mails with several attachments. @spec law 1.6, law 1.11 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Word for word with its fields filled in; the hash is of exactly this.
    create table legal_text (
      hash text primary key,
      document text not null,
      version text not null,
      language text not null,
      markdown text not null,
      recorded_at timestamptz not null
    );

    -- What an erased member had agreed to. Nobody reads it but to answer a claim.
    create table locked_consent (
      account_id text not null,
      name text not null,
      email text not null,
      kind text not null,
      text_version text not null,
      text_hash text,
      given_at timestamptz not null,
      locked_at timestamptz not null,
      primary key (account_id, kind, given_at)
    );
    create index locked_consent_age on locked_consent (locked_at);

    alter table mail add column attachments text[] not null default '{}';
    update mail set attachments = array[attachment] where attachment is not null;
    alter table mail drop column attachment;
    comment on column mail.attachments is 'Made when the mail leaves, such as \`invoice:inv_1\`.';
  `.execute(db)
}
