import * as contract from '@quintet/contracts/declarations'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import type { CustomerPlatform } from '../platform.ts'
import * as link from './link.ts'
import * as notices from './service.ts'

export function legalNoticeRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, contract.declareCancellation, ({ body, language, request, viewer }) =>
    notices.declareCancellation(platform, body, { client: clientOf(request), language, viewer }),
  )
  serve(app, platform, contract.declareWithdrawal, ({ body, language, request, viewer }) =>
    notices.declareWithdrawal(platform, body, { client: clientOf(request), language, viewer }),
  )
  serve(app, platform, contract.getDeclaration, ({ params }) => link.declarationOf(platform, params.token))
  serve(app, platform, contract.confirmDeclaration, ({ params }) => link.confirm(platform, params.token))
  serve(app, platform, contract.undoDeclaration, ({ params }) => link.undo(platform, params.token))
}
