import * as contract from '@quintet/contracts/kept'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import * as kept from './service.ts'

export function keptRoutes(app: App, platform: Platform, parts: kept.KeptParts): void {
  serve(app, platform, contract.keepTitle, ({ viewer, language, body }) =>
    kept.keepTitle(parts, viewer, { ...body, language }),
  )
  serve(app, platform, contract.listKept, ({ viewer }) => kept.listKept(parts, viewer))
  serve(app, platform, contract.removeKept, ({ viewer, params }) =>
    kept.removeKept(parts, viewer, params.contentId),
  )
  serve(app, platform, contract.removeAllKept, ({ viewer }) => kept.removeKept(parts, viewer, null))
}
