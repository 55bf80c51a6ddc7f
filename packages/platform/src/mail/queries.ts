/** All SQL of the mail outbox. */
import { carriesSecret, type MailFilter, type MailKind, type MailState } from '@quintet/domain/account/mails'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { isTryDue } from '../db/tries.ts'

/** While one process sends a mail, others leave it alone for this long. */
const CLAIM_MINUTES = 5

export async function insertMail(
  db: Database | DatabaseTransaction,
  mail: Insertable<Tables['mail']>,
): Promise<void> {
  await db.insertInto('mail').values(mail).execute()
}

/** Inserts the copy that is kept of a business letter. */
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

/** Deletes list mails that have not been sent yet. */
export async function deleteWaitingLists(db: Database | DatabaseTransaction, to: string): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('recipient', '=', to)
    .where('list_unsubscribe', 'is not', null)
    .where('sent_at', 'is', null)
    .execute()
}

/** Claims mails that are due, so that no other process takes them for a while. */
export async function claimDue(db: Database, now: Date, limit: number) {
  return db
    .updateTable('mail')
    .set({ tries: sql`tries + 1`, next_try_at: new Date(now.getTime() + CLAIM_MINUTES * 60_000) })
    .where('id', 'in', (mail) =>
      mail
        .selectFrom('mail')
        .select('id')
        .where('sent_at', 'is', null)
        .where(isTryDue(now))
        // Mails that a member is waiting for go before bulk mails.
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

/** Blanked because the links in a mail open accounts; only the recipient keeps the text. @spec security 2.9 */
const SAID = { body_text: '', body_html: '' }

export async function noteSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_at: now, next_try_at: null, last_error: null, ...SAID })
    .where('id', '=', id)
    .execute()
}

const UNDELIVERED = sql<boolean>`(sent_at is null and tries > 1)`

/** Counts unsent mails with more than one failed attempt, including those given up. */
export async function countUndelivered(db: Database): Promise<number> {
  const row = await db
    .selectFrom('mail')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(UNDELIVERED)
    .executeTakeFirstOrThrow()
  return row.count
}

/** `nextTryAt` null: the mail is given up. One without a secret can be sent again and keeps its text for that. @spec security 2.9 */
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

/** Given up, with its text intact. */
export const CAN_BE_SENT_AGAIN = sql<boolean>`sent_at is null and next_try_at is null and body_text <> ''`

/** Makes a mail due at once, with all its attempts restored; false if there is no such mail. */
export async function reviveMail(tx: DatabaseTransaction, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ next_try_at: now, tries: 0 })
    .where('id', '=', id)
    .where(CAN_BE_SENT_AGAIN)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A business letter that left, of which a copy is kept; links that open something are missing in it. @spec decisions 13.27 */
export const IS_LETTER = sql<boolean>`(mail.sent_at is not null and mail.kind is not null and exists (
  select from business_letter as letter where letter.id = mail.id and letter.body_text not like '%token=%'))`

/** The kept copy of a letter to an address that an account still has; undefined if there is none to send again. */
export function findLetter(tx: DatabaseTransaction, id: string) {
  return tx
    .selectFrom('mail')
    .innerJoin('business_letter as kept', 'kept.id', 'mail.id')
    .select(['mail.kind', 'mail.recipient', 'kept.subject', 'kept.body_text', 'kept.attachments'])
    .where('mail.id', '=', id)
    .where(IS_LETTER)
    .where(sql<boolean>`exists (select from account where lower(email) = lower(mail.recipient))`)
    .executeTakeFirst()
}

/** Finds the mail by its ID, else the newest that the address received. The first report stays, unless the reader complains. */
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
/** Every mail is in exactly one of these states. */
const STATES: Record<MailState, RawBuilder<boolean>> = {
  waiting: sql<boolean>`(sent_at is null and next_try_at is not null)`,
  sent: sql<boolean>`(${LEFT} and tries > 0)`,
  kept: sql<boolean>`(${LEFT} and tries = 0)`,
  failed: sql<boolean>`(sent_at is null and next_try_at is null)`,
  bounced: sql<boolean>`(returned_at is not null and returned_as = 'refused')`,
  complained: sql<boolean>`(returned_at is not null and returned_as = 'complaint')`,
}

/** The state of a row of `mail`. */
export const MAIL_STATE = sql<MailState>`case ${sql.join(
  Object.entries(STATES).map(([state, isIn]) => sql`when ${isIn} then ${sql.lit(state)}`),
  sql` `,
)} end`

export type WantedMails = {
  state?: MailFilter | undefined
  kind?: MailKind | undefined
  /** Only mails older than this one. */
  before?: string | undefined
}

/** Returns mails newest first, without their text. */
export async function selectMails(db: Database, { state, kind, before }: WantedMails, limit: number) {
  let query = db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'created_at', 'sent_at', 'next_try_at', 'returned_at'])
    .select(['tries', 'last_error', MAIL_STATE.as('state'), CAN_BE_SENT_AGAIN.as('can_be_sent_again')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (state) query = query.where(state === 'undelivered' ? UNDELIVERED : STATES[state])
  if (kind) query = query.where('kind', '=', kind)
  if (before)
    query = query.where(
      sql<boolean>`(created_at, id) < (select created_at, id from mail where id = ${before})`,
    )
  return query.execute()
}

/** Counts the mails written since then by state, and all waiting mails with the time of the oldest. */
export async function countMails(db: Database, since: Date) {
  const states = await db
    .selectFrom('mail')
    .select([MAIL_STATE.as('state'), sql<number>`count(*)::integer`.as('count')])
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
