import * as contract from '@quintet/contracts/operator/approvals'
import type { App, Platform } from '@quintet/platform/http/app'
import type { MemberDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'
import { decideApproval, listApprovals } from './service.ts'

export function approvalRoutes(app: App, platform: Platform, members: MemberDesk): void {
  serveOperator(app, platform, contract.listApprovals, ({ operator }) =>
    listApprovals(platform.db, members, operator),
  )
  serveOperator(app, platform, contract.decideApproval, ({ params, body, operator, change }) =>
    change((tx, now) => decideApproval(tx, members, { id: params.id, ...body, operator }, now)),
  )
}
