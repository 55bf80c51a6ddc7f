import * as contract from '@quintet/contracts/operator/preview'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import type { LibraryDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.20 */
export function previewRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.previewTitle, async ({ params, query, request, reply }) => {
    const wanted = { id: params.id, as: query.as, language: languageOf(request) }
    const { html, headers } = await library.preview(wanted, request)
    reply.headers(headers)
    return html
  })
}
