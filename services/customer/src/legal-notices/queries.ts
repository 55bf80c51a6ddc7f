import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { LegalNoticeDetails } from '@quintet/platform/db/columns'
import type { Tables } from '@quintet/platform/db/tables'
import { type Selectable, sql } from 'kysely'

export type Notice = Pick<
  Selectable<Tables['legal_notice']>,
  'id' | 'kind' | 'account_id' | 'received_at' | 'confirmed_at' | 'undone_at'
>

export async function insertNotice(
  tx: DatabaseTransaction,
  notice: {
    id: string
    kind: 'cancellation' | 'withdrawal'
    account_id: string | null
    name: string
    email: string
    details: LegalNoticeDetails
    received_at: Date
    link_hash: Buffer | null
    confirmed_at: Date | null
  },
): Promise<void> {
  await tx
    .insertInto('legal_notice')
    .values({ ...notice, details: JSON.stringify(notice.details) })
    .execute()
}

/** The account with the declaration's address, with its contract number. */
export async function selectAccount(tx: DatabaseTransaction, email: string) {
  return tx
    .selectFrom('account')
    .leftJoin('subscription', 'subscription.account_id', 'account.id')
    .select(['account.id', 'subscription.id as contract'])
    .where((row) => row.fn('lower', ['account.email']), '=', email.toLowerCase())
    .executeTakeFirst()
}

/** True if it is the number of a membership invoice of this account. */
export async function isInvoiceOfMembership(
  tx: DatabaseTransaction,
  accountId: string,
  reference: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('invoice')
    .innerJoin('payment_order', 'payment_order.id', 'invoice.payment_order_id')
    .select('invoice.id')
    .where('invoice.account_id', '=', accountId)
    .where('invoice.reference', '=', reference)
    .where('payment_order.purpose', '<>', 'rental')
    .executeTakeFirst()
  return row !== undefined
}

const COLUMNS = ['id', 'kind', 'account_id', 'received_at', 'confirmed_at', 'undone_at'] as const

export async function selectByLink(db: Database, linkHash: Buffer): Promise<Notice | undefined> {
  return db.selectFrom('legal_notice').select(COLUMNS).where('link_hash', '=', linkHash).executeTakeFirst()
}

/** Settles an open declaration; does nothing if it is already in effect or undone. */
export async function settleByLink(
  tx: DatabaseTransaction,
  linkHash: Buffer,
  change: { confirmed_at: Date } | { undone_at: Date },
): Promise<Notice | undefined> {
  return tx
    .updateTable('legal_notice')
    .set(change)
    .where('link_hash', '=', linkHash)
    .where('confirmed_at', 'is', null)
    .where('undone_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
}

export type StoredNotice = Selectable<Tables['legal_notice']>

const LISTED_MAX = 500

/**
 * Undecided declarations first, those with an account and the oldest at the top: however many anybody declares, they cannot hide anyone
 * else's. Then the others, newest first.
 */
export async function selectNotices(db: Database): Promise<StoredNotice[]> {
  const isOpen = sql<boolean>`(link_hash is null and confirmed_at is null and undone_at is null and decided_at is null)`
  return db
    .selectFrom('legal_notice')
    .selectAll()
    .orderBy(sql`${isOpen} and account_id is not null`, 'desc')
    .orderBy(isOpen, 'desc')
    .orderBy(sql`case when ${isOpen} then received_at end`)
    .orderBy('received_at', 'desc')
    .limit(LISTED_MAX)
    .execute()
}

/** Records the decision on an undecided declaration; undefined if there is none with this id. */
export async function decide(
  tx: DatabaseTransaction,
  { id, decision }: { id: string; decision: 'carried_out' | 'closed' },
  now: Date,
): Promise<StoredNotice | undefined> {
  return tx
    .updateTable('legal_notice')
    .set({ decision, decided_at: now })
    .where('id', '=', id)
    .where('link_hash', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('decided_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
