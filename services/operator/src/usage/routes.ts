import * as contract from '@quintet/contracts/operator/usage'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import type { LibraryDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

export function usageRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.readUsage, async ({ query, request }) =>
    (await library.usage({ ...query, language: languageOf(request) })).slice(0, contract.USAGE_LINES_MAX),
  )
}
