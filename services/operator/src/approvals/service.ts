/** One operator requests, another confirms; the requested change is made in the transaction that confirms it. @spec decisions 13.7 */
import type { Approval } from '@quintet/contracts/operator/approvals'
import { Problem } from '@quintet/contracts/problem'
import type { ApprovalFacts, RefundFacts } from '@quintet/platform/db/columns'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import type { Done } from '../events/service.ts'
import type { MemberDesk } from '../ports.ts'
import type { SignedIn } from '../sessions/identify.ts'
import * as queries from './queries.ts'

type Wanted = { accountId: string; reason: string; operator: SignedIn } & (
  | { kind: 'refund'; facts: RefundFacts }
  | { kind: 'erasure'; facts: Record<string, never> }
)

const DONE = { changed: true }

/** Stores a request for a second person; throws `already_asked` if the same one is open. */
export async function askSecond(
  tx: DatabaseTransaction,
  { kind, accountId, facts, reason, operator }: Wanted,
  now: Date,
): Promise<Done<{ changed: boolean; waitsForSecond: boolean }>> {
  const isNew = await queries.insertApproval(tx, {
    id: newId('approval'),
    kind,
    account_id: accountId,
    facts: JSON.stringify(facts),
    reason,
    asked_by: operator.operatorId,
    asked_at: now,
  })
  if (!isNew) throw new Problem('already_asked')
  return {
    answer: { changed: false, waitsForSecond: true },
    action: kind === 'refund' ? 'refund_asked' : 'erasure_asked',
    subject: 'account',
    subjectId: accountId,
    reason,
    after: kind === 'refund' ? factsOf(facts) : null,
  }
}

/** The open requests as this operator sees them. */
export async function listApprovals(
  db: Database,
  members: Pick<MemberDesk, 'emailOf'>,
  { email: reader }: SignedIn,
): Promise<Approval[]> {
  const rows = await queries.selectOpen(db)
  return Promise.all(
    rows.map(async ({ id, kind, account_id, facts, reason, asked_by, asked_at }) => ({
      id,
      kind,
      accountId: account_id,
      email: await members.emailOf(account_id),
      reason,
      askedBy: asked_by,
      askedAt: asked_at.toISOString(),
      isOwn: asked_by === reader,
      reference: isRefund(facts) ? facts.reference : null,
      cents: isRefund(facts) ? facts.amountCents : null,
      currency: isRefund(facts) ? (facts.currency ?? 'EUR') : null,
    })),
  )
}

/**
 * Throws `unknown_approval` if no such request is open, `second_person_needed` if the operator made it themselves, and what the change
 * itself throws.
 */
export async function decideApproval(
  tx: DatabaseTransaction,
  members: Pick<MemberDesk, 'refund' | 'erase'>,
  {
    id,
    decision,
    reason,
    operator,
  }: { id: string; decision: 'confirmed' | 'refused'; reason: string; operator: SignedIn },
  now: Date,
): Promise<Done<{ changed: boolean }>> {
  const asked = await queries.lockOpen(tx, id)
  if (!asked) throw new Problem('unknown_approval')
  if (asked.asked_by === operator.operatorId) throw new Problem('second_person_needed')
  const { kind, facts, account_id: accountId } = asked
  if (decision === 'confirmed') {
    if (isRefund(facts)) await members.refund(tx, { accountId, ...facts }, now)
    else await members.erase(tx, accountId, now)
  }
  await queries.closeApproval(tx, id, { decision, decided_by: operator.operatorId, decided_at: now })
  const confirmed = kind === 'refund' ? 'invoice_refunded' : 'account_erased'
  const refused = kind === 'refund' ? 'refund_refused' : 'erasure_refused'
  return {
    answer: DONE,
    action: decision === 'confirmed' ? confirmed : refused,
    subject: 'account',
    subjectId: accountId,
    reason,
    before: { askedBy: await queries.selectEmail(tx, asked.asked_by), reason: asked.reason },
    after: isRefund(facts) ? factsOf(facts) : null,
  }
}

/** As the audit log records a refund. */
function factsOf({ reference, amountCents, currency }: RefundFacts) {
  return { invoice: reference, cents: amountCents, currency }
}

function isRefund(facts: ApprovalFacts): facts is RefundFacts {
  return 'reference' in facts
}
