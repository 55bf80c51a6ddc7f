import * as contract from '@quintet/contracts/customer-care'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import type { CustomerPlatform } from '../platform.ts'
import { oneClickRoute } from './one-click.ts'
import * as newsletter from './service.ts'

export function newsletterRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, contract.subscribeNewsletter, ({ body, language, request }) =>
    newsletter.subscribe(platform, { email: body.email, language }, clientOf(request)),
  )
  serve(app, platform, contract.getNewsletterConfirmation, ({ params }) =>
    newsletter.confirmationOf(platform, params.token),
  )
  serve(app, platform, contract.confirmNewsletter, ({ params }) => newsletter.confirm(platform, params.token))
  serve(app, platform, contract.endNewsletter, ({ params }) => newsletter.end(platform, params.token))
  oneClickRoute(app, platform)
}
