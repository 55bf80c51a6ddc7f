import { redeemGift } from '@quintet/contracts/gifts'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import type { CustomerPlatform } from '../platform.ts'
import { redeem } from './service.ts'

export function giftRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, redeemGift, ({ viewer, body, request }) =>
    redeem(platform, viewer, { code: body.code, client: clientOf(request) }),
  )
}
