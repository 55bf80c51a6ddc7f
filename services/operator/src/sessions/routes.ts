import * as contract from '@quintet/contracts/operator/session'
import { OPERATOR_SESSION_HOURS } from '@quintet/domain/operation/operator'
import type { App, Platform } from '@quintet/platform/http/app'
import { clearOperatorCookie, setOperatorCookie } from '@quintet/platform/http/cookies'
import { clientOf } from '@quintet/platform/identity/client'
import type { FastifyReply } from 'fastify'
import { serveAnyone, serveOperator } from '../serve.ts'
import * as sessions from './service.ts'

export function sessionRoutes(app: App, platform: Platform): void {
  const begin = (reply: FastifyReply, { operator, token }: sessions.Started) => {
    setOperatorCookie(reply, token, OPERATOR_SESSION_HOURS)
    return operator
  }

  serveAnyone(app, platform, contract.readInvitation, ({ body, request }) =>
    sessions.readInvitation(platform, body.token, clientOf(request)),
  )
  serveAnyone(app, platform, contract.acceptInvitation, async ({ body, request, reply }) =>
    begin(reply, await sessions.acceptInvitation(platform, body, clientOf(request))),
  )
  serveAnyone(app, platform, contract.logIn, async ({ body, request, reply }) =>
    begin(reply, await sessions.logIn(platform, body, clientOf(request))),
  )
  serveOperator(app, platform, contract.logOut, async ({ operator, reply }) => {
    await sessions.logOut(platform, operator)
    clearOperatorCookie(reply)
  })
  serveOperator(app, platform, contract.readMe, ({ operator }) =>
    sessions.toWire(operator, platform.clock.now()),
  )
  serveOperator(app, platform, contract.provePassword, async ({ operator, body, request }) => ({
    valid: await sessions.provePassword(platform, operator, body.password, clientOf(request)),
  }))
}
