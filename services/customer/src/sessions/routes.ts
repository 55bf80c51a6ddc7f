import * as contract from '@quintet/contracts/session'
import type { App } from '@quintet/platform/http/app'
import { clearCookie, setSessionCookies } from '@quintet/platform/http/cookies'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import { isMember } from '@quintet/platform/identity/viewer'
import { type CustomerPlatform, requireProduct } from '../platform.ts'
import * as sessions from './service.ts'

export function sessionRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, contract.logIn, async ({ body, language, request, reply }) => {
    requireProduct(platform.config, body.productId)
    const { session, email } = await sessions.logIn(platform, { ...body, language }, clientOf(request))
    setSessionCookies(reply, session, body.remember ? { email } : null)
    // Without `remember`, an address remembered by an earlier log-in is forgotten.
    if (!body.remember && request.cookies[COOKIES.rememberedEmail])
      clearCookie(reply, COOKIES.rememberedEmail)
    return { token: session.token }
  })

  // A locked device does not reveal the address.
  serve(app, platform, contract.getLogIn, ({ viewer, request }) => ({
    username: viewer?.kidLocked ? null : (request.cookies[COOKIES.rememberedEmail] ?? null),
  }))

  serve(app, platform, contract.logOut, async ({ viewer, request, reply }) => {
    if (isMember(viewer)) await sessions.logOut(platform, viewer)
    if (request.cookies[COOKIES.token]) clearCookie(reply, COOKIES.token)
  })

  serve(app, platform, contract.checkPassword, async ({ viewer, body }) => ({
    valid: await sessions.checkPassword(platform, viewer, body.password),
  }))

  serve(app, platform, contract.listSessions, ({ viewer }) => sessions.listSessions(platform, viewer))

  serve(app, platform, contract.endSessions, async ({ viewer, request, reply }) => {
    await sessions.endSessions(platform, viewer)
    if (request.cookies[COOKIES.token]) clearCookie(reply, COOKIES.token)
  })

  serve(app, platform, contract.endOneSession, async ({ viewer, params, request, reply }) => {
    await sessions.endOneSession(platform, viewer, params.id)
    if (params.id === viewer.sessionId && request.cookies[COOKIES.token]) clearCookie(reply, COOKIES.token)
  })
}
