import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import { newId } from '@quintet/platform/identity/secrets'
import { type Insertable, sql } from 'kysely'

/** Stores a request for confirmation, replacing an earlier one; returns false if the address is already confirmed. */
export async function upsertNewsletter(
  tx: DatabaseTransaction,
  row: Insertable<Tables['newsletter']>,
): Promise<boolean> {
  const written = await tx
    .insertInto('newsletter')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ confirm_hash: row.confirm_hash, language: row.language, asked_at: row.asked_at })
        .where('newsletter.confirmed_at', 'is', null),
    )
    .returning('email')
    .executeTakeFirst()
  return written !== undefined
}

export async function selectByConfirmation(db: Database, confirmHash: Buffer) {
  return db
    .selectFrom('newsletter')
    .select(['email', 'language', 'confirmed_at'])
    .where('confirm_hash', '=', confirmHash)
    .executeTakeFirst()
}

export async function confirm(
  db: Database,
  { confirmHash, endHash, now }: { confirmHash: Buffer; endHash: Buffer; now: Date },
) {
  return db
    .updateTable('newsletter')
    .set({ confirmed_at: now, end_hash: endHash })
    .where('confirm_hash', '=', confirmHash)
    .where('confirmed_at', 'is', null)
    .returning(['email', 'language'])
    .executeTakeFirst()
}

/** Ends the subscription behind a link and returns its address; undefined if the link is unknown. */
export async function endByLink(
  tx: DatabaseTransaction,
  endHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('newsletter')
    .where('end_hash', '=', endHash)
    .returning(['email', 'asked_at', 'confirmed_at'])
    .executeTakeFirst()
  if (row) await insertEnded(tx, row, now)
  return row?.email
}

export async function endByEmail(tx: DatabaseTransaction, email: string, now: Date): Promise<void> {
  const row = await tx
    .deleteFrom('newsletter')
    .where('email', '=', email.toLowerCase())
    .returning(['email', 'asked_at', 'confirmed_at'])
    .executeTakeFirst()
  if (row) await insertEnded(tx, row, now)
}

// A reader who never confirmed gave no consent that must be proved later.
async function insertEnded(
  tx: DatabaseTransaction,
  { confirmed_at, ...row }: { email: string; asked_at: Date; confirmed_at: Date | null },
  now: Date,
): Promise<void> {
  if (confirmed_at)
    await tx
      .insertInto('ended_newsletter')
      .values({ id: newId('ended'), ...row, confirmed_at, ended_at: now })
      .execute()
}

/** Returns the issue with this name, starting it if necessary. */
export async function beginIssue(
  tx: DatabaseTransaction,
  { name, textHash, now }: { name: string; textHash: string; now: Date },
) {
  const made = await tx
    .insertInto('newsletter_issue')
    .values({ name, text_hash: textHash, begun_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  const known = await tx
    .selectFrom('newsletter_issue')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { known, isNew: made !== undefined }
}

const emailHash = sql<Buffer>`sha256(convert_to(email, 'UTF8'))`

/** Lets one process at a time send a batch of the issue; returns whether there is more to send. */
export async function holdIssue(tx: DatabaseTransaction, name: string): Promise<boolean> {
  const issue = await tx
    .selectFrom('newsletter_issue')
    .select('finished_at')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return issue.finished_at === null
}

/** Claims readers without a copy and marks them as served. A concurrent unsubscription waits until their copies can be withdrawn. */
export async function takeReaders(tx: DatabaseTransaction, issue: string, limit: number) {
  const readers = await tx
    .selectFrom('newsletter')
    .select(['email', 'language', 'confirmed_at', emailHash.as('email_hash')])
    .where('confirmed_at', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('newsletter_copy')
            .select('issue')
            .where('issue', '=', issue)
            .where('newsletter_copy.email_hash', '=', emailHash),
        ),
      ),
    )
    .orderBy('email')
    .limit(limit)
    .forUpdate()
    .$narrowType<{ confirmed_at: Date }>()
    .execute()
  if (readers.length > 0)
    await tx
      .insertInto('newsletter_copy')
      .values(readers.map(({ email_hash }) => ({ issue, email_hash })))
      .execute()
  return readers
}

export async function setEndHash(tx: DatabaseTransaction, email: string, endHash: Buffer): Promise<void> {
  await tx.updateTable('newsletter').set({ end_hash: endHash }).where('email', '=', email).execute()
}

/** The record of copies is not needed once the issue is finished. */
export async function finishIssue(tx: DatabaseTransaction, name: string, now: Date): Promise<void> {
  await tx.updateTable('newsletter_issue').set({ finished_at: now }).where('name', '=', name).execute()
  await tx.deleteFrom('newsletter_copy').where('issue', '=', name).execute()
}
