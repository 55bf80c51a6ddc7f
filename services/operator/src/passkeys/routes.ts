import * as contract from '@quintet/contracts/operator/passkeys'
import { OPERATOR_SESSION_HOURS, PASSKEY_CHALLENGE_MINUTES } from '@quintet/domain/operation/operator'
import type { App, Platform } from '@quintet/platform/http/app'
import { setChallengeCookie, setOperatorCookie } from '@quintet/platform/http/cookies'
import { pageOrigin } from '@quintet/platform/http/origins'
import { clientOf } from '@quintet/platform/identity/client'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import type { FastifyRequest } from 'fastify'
import { serveAnyone, serveOperator } from '../serve.ts'
import { askToJoin, joinByPasskey } from './joining.ts'
import * as passkeys from './service.ts'
import { siteOf } from './signed.ts'

export function passkeyRoutes(app: App, platform: Platform): void {
  const siteFor = (request: FastifyRequest) => siteOf(pageOrigin(platform.config, request))
  const answered = (request: FastifyRequest) => ({
    token: request.cookies[COOKIES.operatorChallenge],
    site: siteFor(request),
  })

  serveAnyone(app, platform, contract.askForPasskey, async ({ request, reply }) => {
    const { options, token } = await passkeys.askForPasskey(platform, siteFor(request), clientOf(request))
    setChallengeCookie(reply, token, PASSKEY_CHALLENGE_MINUTES)
    return options
  })
  serveAnyone(app, platform, contract.logInByPasskey, async ({ body, request, reply }) => {
    const given = { ...body, ...answered(request) }
    const { operator, token } = await passkeys.logInByPasskey(platform, given, clientOf(request))
    setOperatorCookie(reply, token, OPERATOR_SESSION_HOURS)
    return operator
  })
  serveAnyone(app, platform, contract.askToJoinByPasskey, async ({ body, request, reply }) => {
    const asking = { token: body.token, site: siteFor(request) }
    const { options, token } = await askToJoin(platform, asking, clientOf(request))
    setChallengeCookie(reply, token, PASSKEY_CHALLENGE_MINUTES)
    return options
  })
  serveAnyone(app, platform, contract.joinByPasskey, async ({ body, request, reply }) => {
    const { token: invitation, ...made } = body
    const joining = { invitation, ...made, ...answered(request) }
    const { operator, token } = await joinByPasskey(platform, joining, clientOf(request))
    setOperatorCookie(reply, token, OPERATOR_SESSION_HOURS)
    return operator
  })
  serveOperator(app, platform, contract.proveByPasskey, async ({ body, operator, request }) => {
    const signed = { ...body, ...answered(request) }
    await passkeys.proveByPasskey(platform, signed, { client: clientOf(request), operator })
    return { valid: true } as const
  })
  serveOperator(app, platform, contract.listPasskeys, ({ operator }) =>
    passkeys.listPasskeys(platform, operator),
  )
  serveOperator(app, platform, contract.askForNewPasskey, async ({ operator, request, reply }) => {
    const { options, token } = await passkeys.askForNewPasskey(platform, siteFor(request), operator)
    setChallengeCookie(reply, token, PASSKEY_CHALLENGE_MINUTES)
    return options
  })
  serveOperator(app, platform, contract.addPasskey, async ({ body, operator, request, change }) => {
    const { name, passkey } = body
    const made = await passkeys.checkNewPasskey(platform, { passkey, ...answered(request) }, operator)
    return change(async (tx, now) => {
      const answer = await passkeys.addPasskey(tx, { name, made }, operator, now)
      return {
        answer,
        action: 'passkey_added',
        subject: 'operator',
        subjectId: operator.email,
        after: { name },
      }
    })
  })
  serveOperator(app, platform, contract.removePasskey, ({ params, operator, change }) =>
    change(async (tx) => {
      const name = await passkeys.removePasskey(tx, params.id, operator)
      return {
        answer: undefined,
        action: 'passkey_removed',
        subject: 'operator',
        subjectId: operator.email,
        before: { name },
      }
    }),
  )
}
