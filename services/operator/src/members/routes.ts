import * as contract from '@quintet/contracts/operator/members'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { offerAt } from '@quintet/domain/membership/offers'
import { needsSecond, REFUND_WINDOW_HOURS } from '@quintet/domain/operation/operator'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { App, Platform } from '@quintet/platform/http/app'
import { insertNote } from '../notes/index.ts'
import { askSecond } from '../approvals/index.ts'
import { newId } from '@quintet/platform/identity/secrets'
import type { Done } from '../events/service.ts'
import type { MemberDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'
import type { SignedIn } from '../sessions/identify.ts'
import { readTimeline } from './timeline.ts'

/** @spec decisions 13.4 */
export function memberRoutes(app: App, platform: Platform, members: MemberDesk): void {
  const DONE = { changed: true }
  serveOperator(app, platform, contract.listMembers, ({ query }) => members.list(query))
  serveOperator(app, platform, contract.readMember, ({ params }) => members.read(params.id))
  serveOperator(app, platform, contract.readMemberInvoice, async ({ params, reply }) => {
    const { name, content } = await members.document({ accountId: params.id, invoiceId: params.invoiceId })
    reply.header('content-disposition', `inline; filename="${name}"`)
    return content
  })
  serveOperator(app, platform, contract.readTimeline, ({ params }) =>
    readTimeline(platform, members, params.id),
  )
  serveOperator(app, platform, contract.endMemberSessions, ({ params, body, change }) =>
    change(async (tx, now) => {
      await members.endSessions(tx, params.id, now)
      return { answer: DONE, action: 'sessions_ended', ...account(params.id), reason: body.reason }
    }),
  )
  serveOperator(app, platform, contract.cancelMembership, ({ params, body, change }) =>
    change(async (tx, now) => {
      const endsAt = await members.cancel(tx, params.id, now)
      return {
        answer: DONE,
        action: 'membership_cancelled',
        ...account(params.id),
        reason: body.reason,
        after: { endsAt: endsAt.toISOString() },
      }
    }),
  )
  serveOperator(app, platform, contract.refundInvoice, ({ params, body, operator, change }) =>
    change((tx, now) => refund(tx, { platform, members, operator }, { accountId: params.id, ...body }, now)),
  )
  serveOperator(app, platform, contract.eraseMember, async ({ params, body, operator, change }) => {
    const { id: accountId } = await members.read(params.id)
    return change((tx, now) =>
      askSecond(tx, { kind: 'erasure', accountId, facts: {}, reason: body.reason, operator }, now),
    )
  })
  careRoutes(app, platform, members)
}

/** @spec decisions 13.10 */
function careRoutes(app: App, platform: Platform, members: MemberDesk): void {
  const DONE = { changed: true }
  serveOperator(app, platform, contract.extendMembership, ({ params, body, change }) =>
    change(async (tx, now) => {
      const end = await members.extend(tx, { id: params.id, days: body.days }, now)
      const after = { days: body.days, endsAt: end.toISOString() }
      return {
        answer: DONE,
        action: 'membership_extended',
        ...account(params.id),
        reason: body.reason,
        after,
      }
    }),
  )
  serveOperator(app, platform, contract.blockMember, ({ params, body, change }) =>
    change(async (tx, now) => {
      await members.block(tx, params.id, now)
      return { answer: DONE, action: 'account_blocked', ...account(params.id), reason: body.reason }
    }),
  )
  serveOperator(app, platform, contract.unblockMember, ({ params, body, change }) =>
    change(async (tx, now) => {
      await members.unblock(tx, params.id, now)
      return { answer: DONE, action: 'account_unblocked', ...account(params.id), reason: body.reason }
    }),
  )
  serveOperator(app, platform, contract.changeAddress, ({ params, body, change }) =>
    change(async (tx, now) => {
      // The log outlives the account, so it contains neither address.
      await members.changeAddress(tx, { accountId: params.id, email: body.email }, now)
      return { answer: DONE, action: 'address_changed', ...account(params.id), reason: body.reason }
    }),
  )
  serveOperator(app, platform, contract.sendMemberData, ({ params, body, change }) =>
    change(async (tx, now) => {
      await members.sendData(tx, params.id, now)
      return { answer: DONE, action: 'data_sent', ...account(params.id), reason: body.reason }
    }),
  )
  serveOperator(app, platform, contract.writeNote, async ({ params, body, operator, change }) => {
    await members.read(params.id)
    return change(async (tx, now) => {
      const note = { id: newId('note'), account_id: params.id, author: operator.email, text: body.text }
      await insertNote(tx, { ...note, written_at: now })
      return { answer: DONE, action: 'note_written', ...account(params.id) }
    })
  })
}

type RefundParts = { platform: Platform; members: MemberDesk; operator: SignedIn }

/** Refunds at once, or above the limit once another operator confirms. @spec decisions 13.7 */
async function refund(
  tx: DatabaseTransaction,
  { platform, members, operator }: RefundParts,
  { reason, ...wanted }: { accountId: string; invoiceId: string; amountCents: number; reason: string },
  now: Date,
): Promise<Done<{ changed: boolean; waitsForSecond: boolean }>> {
  const { accountId, invoiceId, amountCents } = wanted
  const since = new Date(now.getTime() - REFUND_WINDOW_HOURS * HOUR_MS)
  const { reference, currency, latelyCents } = await members.checkRefund(tx, wanted, since)
  if (needsSecond({ amountCents, latelyCents }, offerAt(platform.brand.offers, now).refunds.aloneUpToCents)) {
    const facts = { invoiceId, reference, amountCents, currency }
    return askSecond(tx, { kind: 'refund', accountId, facts, reason, operator }, now)
  }
  await members.refund(tx, wanted, now)
  return {
    answer: { changed: true, waitsForSecond: false },
    action: 'invoice_refunded',
    ...account(accountId),
    reason,
    after: { invoice: reference, cents: amountCents, currency },
  }
}

function account(subjectId: string) {
  return { subject: 'account', subjectId } as const
}
