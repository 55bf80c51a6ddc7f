/** Operators and roles, managed by owners. @spec decisions 13.26 */
import * as contract from '@quintet/contracts/operator/operators'
import type { App, Platform } from '@quintet/platform/http/app'
import * as accounts from '../accounts/index.ts'
import { serveOperator } from '../serve.ts'

const DONE = { changed: true }

export function personnelRoutes(app: App, platform: Platform): void {
  const linked = ({ token }: { token: string }) => ({ link: accounts.linkOf(platform.config, token) })

  serveOperator(app, platform, contract.listOperators, ({ operator }) =>
    accounts.listLines(platform, operator.operatorId),
  )
  serveOperator(app, platform, contract.inviteOperator, ({ body: { reason, ...wanted }, change }) =>
    change(async (tx, now) => {
      const done = await accounts.inviteStranger(tx, wanted, now)
      return { ...done, answer: linked(done.answer), reason }
    }),
  )
  serveOperator(app, platform, contract.inviteAgain, ({ params: { id }, body: { role, reason }, change }) =>
    change(async (tx, now) => {
      const done = await accounts.inviteAgain(tx, { id, role }, now)
      return { ...done, answer: linked(done.answer), reason }
    }),
  )
  serveOperator(app, platform, contract.changeRole, ({ params: { id }, body: { role, reason }, change }) =>
    change(async (tx) => ({ ...(await accounts.changeRole(tx, { id, role })), answer: DONE, reason })),
  )
  serveOperator(app, platform, contract.endOperatorSessions, ({ params: { id }, body: { reason }, change }) =>
    change(async (tx, now) => ({ ...(await accounts.endSessions(tx, id, now)), answer: DONE, reason })),
  )
  serveOperator(app, platform, contract.disableOperator, ({ params: { id }, body: { reason }, change }) =>
    change(async (tx, now) => ({ ...(await accounts.disableById(tx, id, now)), answer: DONE, reason })),
  )
}
