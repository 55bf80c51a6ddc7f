import * as billing from '@quintet/contracts/billing'
import { cancelSubscription, resumeSubscription } from '@quintet/contracts/subscription'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import type { CustomerPlatform } from '../platform.ts'
import { cancel, resume } from './cancellation.ts'
import { goOn, pause } from './pause.ts'
import * as subscription from './service.ts'

export function subscriptionRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, billing.getSubscription, ({ viewer }) =>
    subscription.readSubscription(platform, viewer.accountId),
  )
  serve(app, platform, billing.changePlan, ({ viewer, body }) =>
    subscription.changePlan(platform, viewer, body),
  )
  serve(app, platform, billing.payNow, ({ viewer }) => subscription.payNow(platform, viewer.accountId))
  serve(app, platform, billing.restartSubscription, ({ viewer, body, request }) =>
    subscription.restart(platform, viewer, body, clientOf(request)),
  )
  serve(app, platform, billing.pauseSubscription, ({ viewer, body }) => pause(platform, viewer, body.months))
  serve(app, platform, billing.endPause, ({ viewer, body }) => goOn(platform, viewer, body.expectsPriceCents))
  serve(app, platform, cancelSubscription, ({ viewer, body }) => cancel(platform, viewer, body.email))
  serve(app, platform, resumeSubscription, ({ viewer }) => resume(platform, viewer))
}
