import { type Kysely, sql } from 'kysely'

/** Business letters as sent, and ended newsletter subscriptions, kept for as long as the law requires. @spec law 5.8, law 6.4 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Without the secrets of its links. Outlives the account; nobody reads it but its receiver and who answers a claim.
    create table business_letter (
      id text primary key,
      recipient text not null,
      subject text not null,
      body_text text not null,
      attachments text[] not null default '{}',
      sent_at timestamptz not null
    );
    create index business_letter_recipient on business_letter (lower(recipient));
    create index business_letter_age on business_letter (sent_at);

    -- Of who confirmed it once: proof of the consent and of its end.
    create table ended_newsletter (
      id text primary key,
      email text not null,
      asked_at timestamptz not null,
      confirmed_at timestamptz not null,
      ended_at timestamptz not null
    );
    create index ended_newsletter_email on ended_newsletter (email);
    create index ended_newsletter_age on ended_newsletter (ended_at);
  `.execute(db)
}
