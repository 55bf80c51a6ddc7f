/**
 * The queue of disputes: what is due first, who handles it, what was done. Changes run in the caller's transaction. @spec decisions 13.40
 */
import type { DisputeLine } from '@quintet/contracts/operator/disputes'
import { Problem } from '@quintet/contracts/problem'
import { daysUntil, type DisputeAnswer, disputeStage } from '@quintet/domain/money/dispute'
import type { Payments } from '@quintet/payments/port'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { PersonalData } from '@quintet/platform/identity/personal-data'
import * as queries from './queries.ts'

/** The most closed disputes listed. */
const CLOSED_MAX = 200

/** Lists disputes that await an operator first, by due date, then those under review, then closed ones, newest first. */
export async function listDisputes(
  db: Database,
  payments: Pick<Payments, 'disputePage'>,
  now: Date,
): Promise<DisputeLine[]> {
  const [open, closed] = await Promise.all([
    queries.selectDisputes(db, { isOpen: true }),
    queries.selectDisputes(db, { isOpen: false, limit: CLOSED_MAX }),
  ])
  const lines = [...open, ...closed].map((row) => toWire(row, payments, now))
  const waits = lines.filter(({ stage }) => stage === 'waits')
  return [...waits, ...lines.filter(({ stage }) => stage !== 'waits')]
}

function toWire(row: queries.ListedDispute, payments: Pick<Payments, 'disputePage'>, now: Date): DisputeLine {
  const stage = disputeStage({ state: row.state, isUnderReview: row.is_under_review, answer: row.answer })
  return {
    id: row.id,
    stage,
    isInquiry: row.is_inquiry,
    amountCents: row.amount_cents,
    currency: row.currency,
    reason: row.reason,
    openedAt: row.opened_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    daysLeft: stage === 'waits' && row.due_at ? daysUntil(row.due_at, now) : null,
    closedAt: row.closed_at?.toISOString() ?? null,
    accountId: row.account_id,
    email: row.email,
    payment: row.provider_reference,
    paymentType: row.method.type,
    paidAt: row.settled_at?.toISOString() ?? null,
    invoice: row.invoice,
    takenBy: row.taken_by,
    note: row.note,
    answer: row.answer,
    answeredBy: row.answered_by,
    answeredAt: row.answered_at?.toISOString() ?? null,
    page: payments.disputePage(row.id),
  }
}

/** Assigns a dispute to somebody, or to nobody if null; returns the previous assignee. Throws `unknown_dispute` and `dispute_over`. */
export async function takeDispute(
  tx: DatabaseTransaction,
  { id, taker }: { id: string; taker: string | null },
): Promise<string | null> {
  const { taken_by: before } = await openDispute(tx, id)
  await queries.noteTaker(tx, id, taker)
  return before
}

/** Sets the note, also on a closed dispute; returns the previous one. Throws `unknown_dispute`. */
export async function noteOnDispute(
  tx: DatabaseTransaction,
  { id, note }: { id: string; note: string },
): Promise<string> {
  const known = await queries.lockDispute(tx, id)
  if (!known) throw new Problem('unknown_dispute')
  await queries.noteText(tx, id, note)
  return known.note
}

/**
 * Records how the dispute was answered, or null for not at all; returns the previous answer. Throws `unknown_dispute` and `dispute_over`.
 */
export async function answerDispute(
  tx: DatabaseTransaction,
  { id, answer, by }: { id: string; answer: DisputeAnswer | null; by: string },
  now: Date,
): Promise<DisputeAnswer | null> {
  const known = await openDispute(tx, id)
  await queries.noteAnswer(tx, id, answer && { answer, by, at: now })
  return known.answer
}

async function openDispute(tx: DatabaseTransaction, id: string): Promise<queries.StoredDispute> {
  const known = await queries.lockDispute(tx, id)
  if (!known) throw new Problem('unknown_dispute')
  if (known.state !== 'open') throw new Problem('dispute_over')
  return known
}

/** Must be erased before the subscription's data, as that erasure detaches payments from their account. */
export const disputeData: PersonalData = {
  name: 'disputes',
  read: queries.selectOfAccount,
  erase: (tx, { id }) => queries.clearNotes(tx, id),
}
