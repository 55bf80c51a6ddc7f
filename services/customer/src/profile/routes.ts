import { getMe } from '@quintet/contracts/user'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { userOf } from './service.ts'

export function profileRoutes(app: App, platform: Platform): void {
  serve(app, platform, getMe, ({ viewer }) => userOf(platform.db, viewer))
}
