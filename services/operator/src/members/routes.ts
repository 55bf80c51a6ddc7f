import * as contract from '@quintet/contracts/operator/members'
import type { App, Platform } from '@quintet/platform/http/app'
import type { MemberDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'
import { readTimeline } from './timeline.ts'

/** @spec decisions 13.4 */
export function memberRoutes(app: App, platform: Platform, members: MemberDesk): void {
  const DONE = { changed: true }
  serveOperator(app, platform, contract.listMembers, ({ query }) => members.list(query))
  serveOperator(app, platform, contract.readMember, ({ params }) => members.read(params.id))
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
  serveOperator(app, platform, contract.refundInvoice, ({ params, body, change }) =>
    change(async (tx, now) => {
      const { reason, ...refund } = body
      const reference = await members.refund(tx, { accountId: params.id, ...refund }, now)
      return {
        answer: DONE,
        action: 'invoice_refunded',
        ...account(params.id),
        reason,
        after: { invoice: reference, cents: refund.amountCents },
      }
    }),
  )
}

function account(subjectId: string) {
  return { subject: 'account', subjectId } as const
}
