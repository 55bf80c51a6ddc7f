/** All SQL of the mail outbox. */
import { carriesSecret, type MailKind, type MailState } from '@quintet/domain/mails'
import { type Insertable, type RawBuilder, sql } from 'kysely'
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
    .set({ sent_at: now, next_try_at: null, last_error: null, ...SAID })
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

/** `nextTryAt` null: the mail is given up. One that opens nothing can be sent again, and is kept for that. @spec security 2.9 */
export async function noteFailure(
  db: Database,
  { id, body_text: text }: Pick<Claimed, 'id' | 'body_text'>,
  { nextTryAt, answer }: { nextTryAt: Date | null; answer: string },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      next_try_at: nextTryAt,
      last_error: answer,
      ...(nextTryAt === null && carriesSecret(text) ? SAID : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** Given up, and kept whole. */
const CAN_BE_SENT_AGAIN = sql<boolean>`sent_at is null and next_try_at is null and body_text <> ''`

/** It is due at once, with all its tries before it; false where there is no such mail. */
export async function reviveMail(tx: DatabaseTransaction, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ next_try_at: now, tries: 0 })
    .where('id', '=', id)
    .where(CAN_BE_SENT_AGAIN)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** By its own id, else the newest that the address took. What was noted first stays, unless the reader complains. */
export async function noteReturned(
  db: Database,
  { kind, email, mail }: { kind: 'refused' | 'complaint'; email: string; mail: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ returned_at: now, returned_as: kind })
    .where('id', '=', (row) => {
      const taken = row.selectFrom('mail').select('id').where('sent_at', 'is not', null)
      const named = mail === null ? taken : taken.where('id', '=', mail)
      return named
        .where(sql`lower(recipient)`, '=', email)
        .orderBy('created_at', 'desc')
        .limit(1)
    })
    .where((row) => row.or([row('returned_as', 'is', null), row.val(kind === 'complaint')]))
    .execute()
}

const LEFT = sql`sent_at is not null and returned_at is null`
/** Each mail is in one of them. */
const STATES: Record<MailState, RawBuilder<boolean>> = {
  waiting: sql<boolean>`(sent_at is null and next_try_at is not null)`,
  sent: sql<boolean>`(${LEFT} and tries > 0)`,
  kept: sql<boolean>`(${LEFT} and tries = 0)`,
  failed: sql<boolean>`(sent_at is null and next_try_at is null)`,
  bounced: sql<boolean>`(returned_at is not null and returned_as = 'refused')`,
  complained: sql<boolean>`(returned_at is not null and returned_as = 'complaint')`,
}

const STATE = sql<MailState>`case ${sql.join(
  Object.entries(STATES).map(([state, isIn]) => sql`when ${isIn} then ${sql.lit(state)}`),
  sql` `,
)} end`

export type MailFilter = {
  state?: MailState | undefined
  kind?: MailKind | undefined
  /** Only those that came before this one. */
  before?: string | undefined
}

/** The newest first, without what they say. */
export async function selectMails(db: Database, { state, kind, before }: MailFilter, limit: number) {
  let query = db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'created_at', 'sent_at', 'next_try_at', 'returned_at'])
    .select(['tries', 'last_error', STATE.as('state'), CAN_BE_SENT_AGAIN.as('can_be_sent_again')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (state) query = query.where(STATES[state])
  if (kind) query = query.where('kind', '=', kind)
  if (before)
    query = query.where(
      sql<boolean>`(created_at, id) < (select created_at, id from mail where id = ${before})`,
    )
  return query.execute()
}

/** How many of those that were written since then are in each state; of those that wait all, and since when the first does. */
export async function countMails(db: Database, since: Date) {
  const states = await db
    .selectFrom('mail')
    .select([STATE.as('state'), sql<number>`count(*)::integer`.as('count')])
    .where('created_at', '>=', since)
    .groupBy('state')
    .execute()
  const waiting = await db
    .selectFrom('mail')
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date | null>`min(created_at)`.as('since')])
    .where(STATES.waiting)
    .executeTakeFirstOrThrow()
  return { states, waiting }
}
