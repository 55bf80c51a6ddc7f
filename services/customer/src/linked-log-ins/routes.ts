import * as contract from '@quintet/contracts/linked-log-ins'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import type { CustomerPlatform } from '../platform.ts'
import { takeNonce } from '../social-log-in/index.ts'
import * as links from './service.ts'

export function linkedLogInRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, contract.listLogIns, ({ viewer }) => links.listLogIns(platform, viewer))
  serve(app, platform, contract.linkLogIn, ({ viewer, body, language, request, reply }) => {
    const word = { ...body, nonce: takeNonce(request, reply), client: clientOf(request) }
    return links.linkLogIn(platform, viewer, { word, language })
  })
  serve(app, platform, contract.unlinkLogIn, ({ viewer, params, language }) =>
    links.unlinkLogIn(platform, viewer, { ...params, language }),
  )
}
