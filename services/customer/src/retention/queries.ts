/** All SQL that deletes the customer service's expired data; each query returns how many rows it deleted. */
import { RETENTION } from '@quintet/domain/account/retention'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { inLots } from '@quintet/platform/db/in-lots'
import { sql } from 'kysely'

type Deleted = { numDeletedRows: bigint }
const count = (deleted: Deleted) => Number(deleted.numDeletedRows)

/** Accounts whose membership was cancelled and ended before `before`. Those that ended for lack of payment may be resumed. */
export async function selectCancelledAccounts(db: Database, before: Date) {
  return cancelledAccounts(db, before).orderBy('subscription.expire_at').execute()
}

/** Locks the membership; undefined if its account need not go any more, since the member has ordered again or is about to. */
export async function holdCancelledAccount(tx: DatabaseTransaction, accountId: string, before: Date) {
  return cancelledAccounts(tx, before)
    .where('account.id', '=', accountId)
    .forUpdate('subscription')
    .executeTakeFirst()
}

function cancelledAccounts(db: Database | DatabaseTransaction, before: Date) {
  return (
    db
      .selectFrom('subscription')
      .innerJoin('account', 'account.id', 'subscription.account_id')
      .select(['account.id', 'account.email'])
      .where('subscription.cancel_at', 'is not', null)
      .where('subscription.expire_at', '<=', before)
      .where('subscription.open_order_id', 'is', null)
      // If an outage took some of the days in which a member may fetch their data, they begin anew after it.
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('outage')
              .select('outage.id')
              .where('until_at', '>', before)
              .where(
                sql<boolean>`from_at < subscription.expire_at + make_interval(days => ${RETENTION.cancelledAccount.days})`,
              ),
          ),
        ),
      )
  )
}

export async function deleteSessions(db: Database, before: Date): Promise<number> {
  return count(
    await db
      .deleteFrom('session')
      .where((row) => row.or([row('ended_at', '<', before), row('expires_at', '<', before)]))
      .executeTakeFirst(),
  )
}

/** Deletes the kids lock on it, too: no browser has its cookie any more. */
export async function deleteDevices(db: Database, before: Date): Promise<number> {
  return count(
    await db
      .deleteFrom('device')
      .where('last_seen_at', '<', before)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('session')
              .select('session.id')
              .whereRef('session.device_id', '=', 'device.id')
              .where('session.ended_at', 'is', null)
              .where('session.expires_at', '>', before),
          ),
        ),
      )
      .executeTakeFirst(),
  )
}

export async function deleteEvents(db: Database, before: Date): Promise<number> {
  // Oldest first: they were written in the order of their ids.
  const due = db.selectFrom('audit_event').select('id').where('at', '<', before).orderBy('id')
  return inLots((limit) =>
    db.deleteFrom('audit_event').where('id', 'in', due.limit(limit)).executeTakeFirst(),
  )
}

export async function deleteAttempts(db: Database, before: Date): Promise<number> {
  const due = db.selectFrom('attempt').select('key').where('window_ends_at', '<', before)
  return inLots((limit) =>
    db
      .deleteFrom('attempt')
      .where('key', 'in', due.limit(limit))
      // Somebody may just have begun to try again.
      .where('window_ends_at', '<', before)
      .executeTakeFirst(),
  )
}

export async function deleteResets(db: Database, before: Date): Promise<number> {
  return count(await db.deleteFrom('password_reset').where('expires_at', '<', before).executeTakeFirst())
}

export async function deleteUnconfirmed(db: Database, before: Date): Promise<number> {
  return count(
    await db
      .deleteFrom('newsletter')
      .where('confirmed_at', 'is', null)
      .where('asked_at', '<', before)
      .executeTakeFirst(),
  )
}

export async function deleteKeys(db: Database, before: Date): Promise<number> {
  return count(await db.deleteFrom('idempotency_key').where('created_at', '<', before).executeTakeFirst())
}

/** Mails that were sent or given up; those still waiting to be sent stay. */
export async function deleteMails(db: Database, before: Date): Promise<number> {
  return count(
    await db
      .deleteFrom('mail')
      .where('next_try_at', 'is', null)
      .where('created_at', '<', before)
      .executeTakeFirst(),
  )
}

export async function deleteMessages(db: Database, before: Date): Promise<number> {
  return count(await db.deleteFrom('contact_message').where('received_at', '<', before).executeTakeFirst())
}

export async function deleteNotices(db: Database, before: Date): Promise<number> {
  return count(await db.deleteFrom('legal_notice').where('received_at', '<', before).executeTakeFirst())
}

export async function deleteLetters(db: Database, before: Date): Promise<number> {
  return count(await db.deleteFrom('business_letter').where('sent_at', '<', before).executeTakeFirst())
}

export async function deleteEndedNewsletters(db: Database, before: Date): Promise<number> {
  return count(await db.deleteFrom('ended_newsletter').where('ended_at', '<', before).executeTakeFirst())
}

export async function deleteLockedConsents(db: Database, before: Date): Promise<number> {
  return count(await db.deleteFrom('locked_consent').where('locked_at', '<', before).executeTakeFirst())
}

export async function deleteClaims(db: Database, before: Date): Promise<number> {
  return count(await db.deleteFrom('trial_claim').where('claimed_at', '<', before).executeTakeFirst())
}

/** An invoice with a later credit note is kept as long as the credit note. */
export async function deleteInvoices(db: Database, before: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`set local quintet.period_is_over = 'yes'`.execute(tx)
    const deleted = await tx
      .deleteFrom('invoice')
      .where('issued_at', '<', before)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('invoice as note')
              .select('note.id')
              .whereRef('note.corrects', '=', 'invoice.id')
              .where('note.issued_at', '>=', before),
          ),
        ),
      )
      .executeTakeFirst()
    return count(deleted)
  })
}

/** Payments with invoices still kept, or with later refunds, are kept with them. */
export async function deletePayments(db: Database, before: Date): Promise<number> {
  return count(
    await db
      .deleteFrom('payment_order')
      .where('created_at', '<', before)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('invoice')
              .select('invoice.id')
              .whereRef('invoice.payment_order_id', '=', 'payment_order.id'),
          ),
        ),
      )
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('payment_order as refund')
              .select('refund.id')
              .whereRef('refund.refunds', '=', 'payment_order.id')
              .where('refund.created_at', '>=', before),
          ),
        ),
      )
      .executeTakeFirst(),
  )
}
