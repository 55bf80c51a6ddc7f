/** An account's timeline, merged from everything the service records about it. @spec decisions 13.4 */
import type { TimelineEntry } from '@quintet/contracts/operator/members'
import { isReturn } from '@quintet/domain/money/dispute'
import type { Database } from '@quintet/platform/db/database'
import * as queries from './queries.ts'

const NOTHING = { detail: null, cents: null, currency: null, mailId: null }

/** Newest first, without anything watched or rented: mail subjects are left out because they may name a title. */
export async function readTimeline(db: Database, accountId: string): Promise<TimelineEntry[]> {
  const [events, invoices, orders, disputes, mails, notices] = await Promise.all([
    queries.selectEvents(db, accountId),
    queries.selectInvoices(db, accountId),
    queries.selectOrders(db, accountId),
    queries.selectDisputes(db, accountId),
    queries.selectMails(db, accountId),
    queries.selectNotices(db, accountId),
  ])
  const entries: TimelineEntry[] = [
    ...events.map(({ at, kind, name }) => ({
      ...NOTHING,
      at: at.toISOString(),
      source: 'account' as const,
      kind,
      detail: name,
    })),
    ...invoices.map(({ issued_at, kind, reference, gross_cents, currency }) => ({
      ...NOTHING,
      at: issued_at.toISOString(),
      source: 'invoice' as const,
      kind,
      detail: reference,
      cents: gross_cents,
      currency,
    })),
    ...orders.map(({ created_at, settled_at, kind, state, failure_code, amount_cents, currency }) => ({
      ...NOTHING,
      at: (settled_at ?? created_at).toISOString(),
      source: 'payment' as const,
      kind: `${kind}_${state}`,
      detail: failure_code,
      cents: amount_cents,
      currency,
    })),
    ...disputes.flatMap(courseOf),
    ...mails.map(({ id, kind, created_at, sent_at, state, can_be_sent_again }) => ({
      ...NOTHING,
      at: (sent_at ?? created_at).toISOString(),
      source: 'mail' as const,
      kind: `mail_${state}`,
      detail: kind,
      mailId: can_be_sent_again ? id : null,
    })),
    ...notices.map(({ received_at, kind, id }) => ({
      ...NOTHING,
      at: received_at.toISOString(),
      source: 'notice' as const,
      kind,
      detail: id,
    })),
  ]
  return entries.toSorted((a, b) => b.at.localeCompare(a.at))
}

type Dispute = Awaited<ReturnType<typeof queries.selectDisputes>>[number]

/** A dispute's beginning, and its end once the bank has decided; a debit that the bank returned is over at once. */
function courseOf({ opened_at, closed_at, state, is_inquiry, method, ...facts }: Dispute): TimelineEntry[] {
  const entry = (at: Date, kind: string): TimelineEntry => ({
    at: at.toISOString(),
    source: 'dispute',
    kind,
    detail: facts.reason,
    cents: facts.amount_cents,
    currency: facts.currency,
    mailId: null,
  })
  if (isReturn({ type: method.type, reason: facts.reason })) return [entry(opened_at, 'debit_returned')]
  const begun = entry(opened_at, is_inquiry ? 'inquiry_opened' : 'dispute_opened')
  return closed_at === null ? [begun] : [entry(closed_at, `dispute_${state}`), begun]
}
