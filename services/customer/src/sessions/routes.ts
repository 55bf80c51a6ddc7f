import { checkPassword, logIn, logOut } from '@quintet/contracts/session'
import type { App, Platform } from '@quintet/platform/http/app'
import { clearCookie, COOKIES, setSessionCookies } from '@quintet/platform/http/cookies'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import { isMember } from '@quintet/platform/identity/viewer'
import { requireProduct } from '../platform.ts'
import * as sessions from './service.ts'

export function sessionRoutes(app: App, platform: Platform): void {
  serve(app, platform, logIn, async ({ body, request, reply }) => {
    requireProduct(platform.config, body.productId)
    const { session, email } = await sessions.logIn(platform, body, clientOf(request))
    setSessionCookies(reply, session, body.remember ? { email } : null)
    // Not to be remembered takes back what an earlier log-in on this browser asked for.
    if (!body.remember && request.cookies[COOKIES.rememberedEmail])
      clearCookie(reply, COOKIES.rememberedEmail)
    return { token: session.token }
  })

  serve(app, platform, logOut, async ({ viewer, request, reply }) => {
    if (isMember(viewer)) await sessions.logOut(platform, viewer)
    if (request.cookies[COOKIES.token]) clearCookie(reply, COOKIES.token)
  })

  serve(app, platform, checkPassword, async ({ viewer, body }) => ({
    valid: await sessions.checkPassword(platform, viewer, body.password),
  }))
}
