import { readCoupon } from '@quintet/contracts/coupons'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import type { CustomerPlatform } from '../platform.ts'
import { describeCoupon } from './service.ts'

export function couponRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, readCoupon, ({ body, request }) =>
    describeCoupon(platform, { code: body.code, client: clientOf(request) }),
  )
}
