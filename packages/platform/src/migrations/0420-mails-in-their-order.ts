import { type Kysely, sql } from 'kysely'

/** The mails to send next, in their order: during a newsletter, PostgreSQL sorted all that were due for every ten it sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index mail_waiting on mail ((list_unsubscribe is not null), created_at)
      where sent_at is null and next_try_at is not null`.execute(db)
}
