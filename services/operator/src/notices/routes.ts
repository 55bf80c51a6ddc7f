import * as contract from '@quintet/contracts/operator/notices'
import type { App, Platform } from '@quintet/platform/http/app'
import type { MemberDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

export function noticeRoutes(app: App, platform: Platform, members: MemberDesk): void {
  serveOperator(app, platform, contract.listNotices, () => members.notices())
  serveOperator(app, platform, contract.decideNotice, ({ params, body, change }) =>
    change(async (tx, now) => {
      const { accountId } = await members.decide(tx, { id: params.id, decision: body.decision }, now)
      return {
        answer: { changed: true },
        action: body.decision === 'carried_out' ? 'notice_carried_out' : 'notice_closed',
        subject: 'notice',
        subjectId: params.id,
        reason: body.reason,
        after: accountId === null ? null : { account: accountId },
      }
    }),
  )
}
