/** Declarations that need a human decision: those without a known account, for cause, or for a later date. @spec decisions 13.6 */
import type { Notice } from '@quintet/contracts/operator/notices'
import { Problem } from '@quintet/contracts/problem'
import { daysUntil } from '@quintet/domain/money/dispute'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { CustomerPlatform } from '../platform.ts'
import { bringAbout } from './effect.ts'
import * as queries from './queries.ts'

/** A withdrawal must be refunded within 14 days (section 357 BGB); a cancellation should not take longer to answer. */
const ANSWER_DAYS = 14

/** Lists the declarations that need a decision first, by due date, then the others, newest first. */
export async function listNotices(db: Database, now: Date): Promise<Notice[]> {
  const notices = (await queries.selectNotices(db)).map((row) => toWire(row, now))
  const open = notices.filter(({ state }) => state === 'open')
  return [
    ...open.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt)),
    ...notices.filter(({ state }) => state !== 'open'),
  ]
}

function toWire(row: queries.StoredNotice, now: Date): Notice {
  const state = stateOf(row)
  const dueAt = new Date(row.received_at.getTime() + ANSWER_DAYS * DAY_MS)
  return {
    id: row.id,
    kind: row.kind,
    state,
    receivedAt: row.received_at.toISOString(),
    dueAt: dueAt.toISOString(),
    daysLeft: state === 'open' ? daysUntil(dueAt, now) : null,
    name: row.name,
    email: row.email,
    accountId: row.account_id,
    reference: row.details.reference ?? null,
    cause: row.details.reason ?? null,
    isExtraordinary: row.details.kind === 'extraordinary',
    effectiveDate: row.details.effectiveDate ?? null,
    decision: row.decision,
  }
}

function stateOf(row: queries.StoredNotice): Notice['state'] {
  if (row.undone_at) return 'undone'
  if (row.confirmed_at ?? row.decided_at) return 'done'
  return row.link_hash ? 'awaiting_member' : 'open'
}

/**
 * Carries out a declaration or closes it; returns whose it is. Throws `unknown_notice` if it needs no decision, and `no_subscription` if
 * there is nothing to carry out.
 */
export async function decideNotice(
  platform: Pick<CustomerPlatform, 'clock' | 'brand' | 'config' | 'mail' | 'payments'>,
  tx: DatabaseTransaction,
  { id, decision }: { id: string; decision: 'carried_out' | 'closed' },
  now: Date,
): Promise<{ accountId: string | null; email: string }> {
  const notice = await queries.decide(tx, { id, decision }, now)
  if (!notice) throw new Problem('unknown_notice')
  const { account_id: accountId, email } = notice
  if (decision === 'carried_out') {
    const effect = accountId === null ? null : await bringAbout(platform, tx, accountId, notice)
    if (effect === null) throw new Problem('no_subscription')
  }
  return { accountId, email }
}
