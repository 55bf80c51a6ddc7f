import { changePassword, checkNewPassword, forgotPassword, resetPassword } from '@quintet/contracts/passwords'
import type { App } from '@quintet/platform/http/app'
import { clearCookie } from '@quintet/platform/http/cookies'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import { type CustomerPlatform, requireProduct } from '../platform.ts'
import { refuseCommonPassword } from './common.ts'
import * as passwords from './service.ts'

export function passwordRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, forgotPassword, async ({ body, language, request }) => {
    requireProduct(platform.config, body.productId)
    await passwords.forgotPassword(platform, { email: body.email, language }, clientOf(request))
  })

  serve(app, platform, checkNewPassword, ({ body }) =>
    Promise.resolve(refuseCommonPassword(body.password, 'password')),
  )

  serve(app, platform, resetPassword, async ({ params, body, language, request, reply }) => {
    await passwords.resetPassword(platform, { token: params.token, password: body.password, language })
    if (request.cookies[COOKIES.token]) clearCookie(reply, COOKIES.token)
  })

  serve(app, platform, changePassword, ({ viewer, body, language }) =>
    passwords.changePassword(platform, viewer, { password: body.password, language }),
  )
}
