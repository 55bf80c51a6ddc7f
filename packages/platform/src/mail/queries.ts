/** All SQL of the mail outbox. */
import { type Insertable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** While one process sends a mail, others leave it alone for this long. */
const CLAIM_MINUTES = 5

export async function insertMail(
  db: Database | DatabaseTransaction,
  mail: Insertable<Tables['mail']>,
): Promise<void> {
  await db.insertInto('mail').values(mail).execute()
}

/** The copy that is kept of a business letter. */
export async function insertLetter(
  db: Database | DatabaseTransaction,
  letter: Insertable<Tables['business_letter']>,
): Promise<void> {
  await db.insertInto('business_letter').values(letter).execute()
}

export async function deleteMail(tx: DatabaseTransaction, id: string): Promise<void> {
  await tx.deleteFrom('business_letter').where('id', '=', id).execute()
  await tx.deleteFrom('mail').where('id', '=', id).execute()
}

/** Those of lists that have not left yet. */
export async function deleteWaitingLists(db: Database | DatabaseTransaction, to: string): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('recipient', '=', to)
    .where('list_unsubscribe', 'is not', null)
    .where('sent_at', 'is', null)
    .execute()
}

/** Takes mails that are due; for a while no other process takes them. */
export async function claimDue(db: Database, now: Date, limit: number) {
  return db
    .updateTable('mail')
    .set({ tries: sql`tries + 1`, next_try_at: new Date(now.getTime() + CLAIM_MINUTES * 60_000) })
    .where('id', 'in', (mail) =>
      mail
        .selectFrom('mail')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_try_at', '<=', now)
        // What a member waits for goes before what thousands get.
        .orderBy(({ eb }) => eb('list_unsubscribe', 'is not', null))
        .orderBy('created_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'recipient',
      'subject',
      'body_text',
      'body_html',
      'attachments',
      'list_unsubscribe',
      'reply_to',
      'tries',
    ])
    .execute()
}

export type Claimed = Awaited<ReturnType<typeof claimDue>>[number]

/** What was said is the reader's alone from now on: links of a mail open accounts. @spec security 2.9 */
const SAID = { body_text: '', body_html: '' }

export async function noteSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_at: now, next_try_at: null, ...SAID })
    .where('id', '=', id)
    .execute()
}

/** Mails that were given up, or did not leave at the first try. */
export async function countUndelivered(db: Database): Promise<number> {
  const row = await db
    .selectFrom('mail')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('sent_at', 'is', null)
    .where('tries', '>', 1)
    .executeTakeFirstOrThrow()
  return row.count
}

/** `nextTryAt` null: the mail is given up. */
export async function noteFailure(db: Database, id: string, nextTryAt: Date | null): Promise<void> {
  await db
    .updateTable('mail')
    .set({ next_try_at: nextTryAt, ...(nextTryAt === null ? SAID : {}) })
    .where('id', '=', id)
    .execute()
}
