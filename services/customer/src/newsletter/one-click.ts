/**
 * Handles the request that a mail program sends when its reader clicks "unsubscribe", without a cookie or a page. Source: RFC 8058.
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
  // Registered in its own scope, as no other route accepts a form's content type: any web page could send one.
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, next) => {
      next(null, body)
    })
    scope.post<{ Params: { token: string } }>(`${ONE_CLICK_PATH}/:token`, async ({ params, body }, reply) => {
      // A program that merely follows links sends no such body.
      if (typeof body !== 'string' || !/List-Unsubscribe/.test(body) || !/One-Click/.test(body))
        throw new Problem('invalid_request')
      if (params.token.length <= TOKEN_MAX) await newsletter.endOnce(platform, params.token)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
    done()
  })
}
