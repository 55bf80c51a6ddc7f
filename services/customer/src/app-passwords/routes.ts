import * as contract from '@quintet/contracts/app-passwords'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { CustomerPlatform } from '../platform.ts'
import * as appPasswords from './service.ts'

export function appPasswordRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, contract.listAppPasswords, ({ viewer }) =>
    appPasswords.listAppPasswords(platform, viewer),
  )
  serve(app, platform, contract.createAppPassword, ({ viewer, body }) =>
    appPasswords.createAppPassword(platform, viewer, body),
  )
  serve(app, platform, contract.revokeAppPassword, async ({ viewer, params }) => {
    await appPasswords.revokeAppPassword(platform, viewer, params.id)
  })
}
