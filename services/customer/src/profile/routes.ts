import * as contract from '@quintet/contracts/user'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { CustomerPlatform } from '../platform.ts'
import { updateUser, userOf } from './service.ts'

export function profileRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, contract.getMe, ({ viewer }) => userOf(platform.db, viewer))
  serve(app, platform, contract.updateUser, ({ viewer, body, language }) =>
    updateUser(platform, viewer, { change: body, language }),
  )
}
