/**
 * What a mail program posts when its reader presses "unsubscribe", without cookie and without a page. Source: RFC 8058.
 * @spec law 6.5
 */
import { Problem } from '@quintet/contracts/problem'
import type { App } from '@quintet/platform/http/app'
import type { CustomerPlatform } from '../platform.ts'
import { ONE_CLICK_PATH } from './end-links.ts'
import * as newsletter from './service.ts'

const BODY_LIMIT = 4096
const TOKEN_MAX = 100

export function oneClickRoute(app: App, platform: CustomerPlatform): void {
  // In a scope of its own: elsewhere no form's content type is taken, which any page of the web could send.
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, next) => {
      next(null, body)
    })
    scope.post<{ Params: { token: string } }>(`${ONE_CLICK_PATH}/:token`, async ({ params, body }, reply) => {
      // A program that only opens links posts nothing, or something else.
      if (typeof body !== 'string' || !/List-Unsubscribe/.test(body) || !/One-Click/.test(body))
        throw new Problem('invalid_request')
      if (params.token.length <= TOKEN_MAX) await newsletter.endOnce(platform, params.token)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
    done()
  })
}
