/** Member care in the console: what it reads and what it changes; each change runs in the caller's transaction. @spec decisions 13.4 */
import { LIST_PAGE } from '@quintet/contracts/operator/fields'
import type { MemberLine, MemberRecord } from '@quintet/contracts/operator/members'
import { Problem } from '@quintet/contracts/problem'
import { hasAccess, type SubscriptionState } from '@quintet/domain/membership/subscription'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { PersonalData } from '@quintet/platform/identity/personal-data'
import { endSessionsOf } from '@quintet/platform/identity/sessions'
import { deleteBlock, insertBlock } from '../accounts/index.ts'
import { documentOf } from '../invoices/index.ts'
import { holdCharge } from '../payments/index.ts'
import { eraseData } from '../personal-data/index.ts'
import type { CustomerPlatform } from '../platform.ts'
import { cancelFor, extendFor, giveBack, sendLetter } from '../subscription/index.ts'
import * as queries from './queries.ts'

type Parts = Pick<CustomerPlatform, 'clock' | 'brand' | 'config' | 'mail'>

/** A page of accounts. */
export async function listMembers(
  db: Database,
  {
    page,
    ...wanted
  }: Pick<queries.Wanted, 'search' | 'sort'> & {
    state?: SubscriptionState | undefined
    page: number
  },
  now: Date,
): Promise<{ items: MemberLine[]; hasMore: boolean }> {
  const rows = await queries.selectAccounts(
    db,
    { ...wanted, offset: page * LIST_PAGE, limit: LIST_PAGE + 1 },
    now,
  )
  return { items: rows.slice(0, LIST_PAGE).map(toLine), hasMore: rows.length > LIST_PAGE }
}

function toLine(row: queries.AccountRow): MemberLine {
  return {
    id: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`.trim(),
    country: row.country,
    createdAt: row.created_at.toISOString(),
    plan: row.plan,
    state: row.state,
  }
}

/** Reads one account; throws `unknown_account`. */
export async function readMember(db: Database, id: string, now: Date): Promise<MemberRecord> {
  const row = await queries.selectAccount(db, id, now)
  if (!row) throw new Problem('unknown_account')
  const [paymentTypes, invoices] = await Promise.all([
    queries.selectPaymentTypes(db, id),
    queries.selectInvoices(db, id),
  ])
  return {
    ...toLine(row),
    expireAt: row.expire_at?.toISOString() ?? null,
    periodEndsAt: row.period_ends_at?.toISOString() ?? null,
    anchorAt: row.anchor_at?.toISOString() ?? null,
    monthsPaid: row.months_paid,
    hasAccess: row.state !== null && hasAccess({ state: row.state, expireAt: row.expire_at }, now),
    profiles: row.profiles ?? 0,
    sessions: row.sessions ?? 0,
    blockedAt: row.blocked_at?.toISOString() ?? null,
    paymentTypes,
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      kind: invoice.kind,
      reference: invoice.reference,
      issuedAt: invoice.issued_at.toISOString(),
      grossCents: invoice.gross_cents,
      currency: invoice.currency,
      refundableCents: refundableOf(invoice),
      isDisputed: invoice.kind === 'invoice' && invoice.is_disputed === true,
      hasDocument: invoice.sold !== 'rental',
    })),
  }
}

/** Returns a document that names no title; throws `unknown_invoice` for any other. @spec decisions 13.4 */
export async function readDocument(
  parts: Pick<CustomerPlatform, 'db' | 'brand'>,
  { accountId, invoiceId }: { accountId: string; invoiceId: string },
): Promise<{ name: string; content: Uint8Array<ArrayBuffer> }> {
  const invoices = await queries.selectInvoices(parts.db, accountId)
  const invoice = invoices.find(({ id, sold }) => id === invoiceId && sold !== 'rental')
  if (!invoice) throw new Problem('unknown_invoice')
  return documentOf(parts, invoice.id)
}

function refundableOf(invoice: Awaited<ReturnType<typeof queries.selectInvoices>>[number]): number {
  const isPaid =
    invoice.kind === 'invoice' && invoice.charge_kind === 'charge' && invoice.state === 'succeeded'
  const isOurs = isPaid && !invoice.is_disputed
  return isOurs ? Math.max(0, (invoice.amount_cents ?? 0) - (invoice.refunded_cents ?? 0)) : 0
}

/** Logs an account out everywhere; throws `unknown_account`. */
export async function endMemberSessions(tx: DatabaseTransaction, id: string, now: Date): Promise<void> {
  if (!(await queries.selectAccount(tx, id, now))) throw new Problem('unknown_account')
  await endSessionsOf(tx, id, {}, now)
}

/**
 * Cancels the membership and notifies the member; returns when it ends. Throws `unknown_account`, and `no_subscription` if none is running.
 */
export async function cancelMembership(
  parts: Parts,
  tx: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<Date> {
  if (!(await queries.selectAccount(tx, id, now))) throw new Problem('unknown_account')
  const ends = await cancelFor(parts, tx, id)
  if (ends === null) throw new Problem('no_subscription')
  await sendLetter(parts, tx, id, ['cancelled', ends], now)
  return ends.end
}

/** Extends the membership by free days and notifies the member; returns the new end. Throws `unknown_account` and `no_subscription`. */
export async function extendMembership(
  parts: Parts,
  tx: DatabaseTransaction,
  { id, days }: { id: string; days: number },
  now: Date,
): Promise<Date> {
  if (!(await queries.selectAccount(tx, id, now))) throw new Problem('unknown_account')
  const end = await extendFor(tx, id, days, now)
  if (end === null) throw new Problem('no_subscription')
  await sendLetter(parts, tx, id, ['extended', { end }], now)
  return end
}

/** Ends every session and blocks log-ins; throws `unknown_account`. */
export async function blockMember(tx: DatabaseTransaction, id: string, now: Date): Promise<void> {
  if (!(await queries.selectAccount(tx, id, now))) throw new Problem('unknown_account')
  // The block comes first, so that no session begins after the others have ended.
  await insertBlock(tx, id, now)
  await endSessionsOf(tx, id, {}, now)
}

/** Lifts the block; throws `unknown_account`. */
export async function unblockMember(tx: DatabaseTransaction, id: string, now: Date): Promise<void> {
  if (!(await queries.selectAccount(tx, id, now))) throw new Problem('unknown_account')
  await deleteBlock(tx, id)
}

type Refund = { accountId: string; invoiceId: string; amountCents: number }

/**
 * Refunds part of an invoice by the way it was paid; returns the invoice's number. Throws `unknown_invoice`, `invoice_disputed`, and
 * `too_much` if less is left.
 */
export async function refundInvoice(
  parts: Parts,
  tx: DatabaseTransaction,
  refund: Refund,
  now: Date,
): Promise<string> {
  const { reference, charge } = await holdRefundable(tx, refund)
  await giveBack(parts, tx, charge, { amountCents: refund.amountCents, reason: 'goodwill' }, now)
  return reference
}

/**
 * Throws what `refundInvoice` would; otherwise returns the invoice's number and what operators have refunded the account since `since`.
 * Locks the account.
 */
export async function checkRefund(
  tx: DatabaseTransaction,
  refund: Refund,
  since: Date,
): Promise<{ reference: string; currency: string; latelyCents: number }> {
  await queries.holdAccount(tx, refund.accountId)
  const { reference, charge } = await holdRefundable(tx, refund)
  return {
    reference,
    currency: charge.currency,
    latelyCents: await queries.sumGoodwill(tx, refund.accountId, since),
  }
}

async function holdRefundable(tx: DatabaseTransaction, { accountId, invoiceId, amountCents }: Refund) {
  const found = await queries.chargeOfInvoice(tx, { accountId, invoiceId })
  const held = found && (await holdCharge(tx, found.orderId))
  if (!found || !held) throw new Problem('unknown_invoice')
  // The bank has the money; the credit note of a lost dispute would pay it a second time.
  if (await queries.isDisputed(tx, found.orderId)) throw new Problem('invoice_disputed')
  const refundableCents = Math.max(0, held.charge.amount_cents - held.refundedCents)
  if (amountCents > refundableCents) throw new Problem('too_much', { refundableCents })
  return { reference: found.reference, charge: held.charge }
}

/** Erases an account as its owner could; throws `unknown_account`. */
export async function eraseMember(
  tx: DatabaseTransaction,
  personalData: readonly PersonalData[],
  id: string,
  now: Date,
): Promise<void> {
  const account = await queries.selectAccount(tx, id, now)
  if (!account) throw new Problem('unknown_account')
  await eraseData(tx, personalData, { id: account.id, email: account.email, at: now })
}

/** Counts the member matters that await an operator. */
export async function readWaiting(db: Database, now: Date) {
  const row = await queries.countWaiting(db, now)
  return {
    running: row.running ?? 0,
    trialing: row.trialing ?? 0,
    failedPayments: row.failed_payments ?? 0,
    openNotices: row.open_notices ?? 0,
    dueDisputes: row.due_disputes ?? 0,
  }
}
