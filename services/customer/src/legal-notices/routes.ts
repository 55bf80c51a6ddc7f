import * as contract from '@quintet/contracts/customer-care'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import type { CustomerPlatform } from '../platform.ts'
import * as notices from './service.ts'

export function legalNoticeRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, contract.declareCancellation, ({ body, language, request }) =>
    notices.declareCancellation(platform, body, { client: clientOf(request), language }),
  )
  serve(app, platform, contract.declareWithdrawal, ({ body, language, request }) =>
    notices.declareWithdrawal(platform, body, { client: clientOf(request), language }),
  )
}
