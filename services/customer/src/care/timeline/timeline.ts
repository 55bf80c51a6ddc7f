/** An account's timeline, merged from everything the service records about it. @spec decisions 13.4 */
import type { TimelineEntry } from '@quintet/contracts/operator/members'
import type { Database } from '@quintet/platform/db/database'
import * as queries from './queries.ts'

const NOTHING = { detail: null, cents: null, currency: null }

/** Newest first, without anything watched or rented: mail subjects are left out because they may name a title. */
export async function readTimeline(db: Database, accountId: string): Promise<TimelineEntry[]> {
  const [events, invoices, orders, mails, notices] = await Promise.all([
    queries.selectEvents(db, accountId),
    queries.selectInvoices(db, accountId),
    queries.selectOrders(db, accountId),
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
      at: issued_at.toISOString(),
      source: 'invoice' as const,
      kind,
      detail: reference,
      cents: gross_cents,
      currency,
    })),
    ...orders.map(({ created_at, settled_at, kind, state, failure_code, amount_cents, currency }) => ({
      at: (settled_at ?? created_at).toISOString(),
      source: 'payment' as const,
      kind: `${kind}_${state}`,
      detail: failure_code,
      cents: amount_cents,
      currency,
    })),
    ...mails.map(({ kind, created_at, sent_at, state }) => ({
      ...NOTHING,
      at: (sent_at ?? created_at).toISOString(),
      source: 'mail' as const,
      kind: `mail_${state}`,
      detail: kind,
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
