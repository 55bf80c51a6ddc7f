import { cancelSubscription, resumeSubscription } from '@quintet/contracts/subscription'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { CustomerPlatform } from '../platform.ts'
import * as subscription from './service.ts'

export function subscriptionRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, cancelSubscription, ({ viewer, body, language }) =>
    subscription.cancel(platform, viewer, { email: body.email, language }),
  )
  serve(app, platform, resumeSubscription, ({ viewer }) => subscription.resume(platform, viewer))
}
