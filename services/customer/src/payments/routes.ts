/** Receives the payment provider's events: the raw body with its signature, limited to the size of an event. */
import { Problem } from '@quintet/contracts/problem'
import type { App } from '@quintet/platform/http/app'
import { API_PREFIX } from '@quintet/platform/http/serve'
import { type OrderParts, receiveEvent } from './orders.ts'

const EVENT_LIMIT = 256 * 1024

export function paymentEventRoutes(app: App, parts: OrderParts): void {
  // Registered in its own scope: only here the body stays raw, as the signature covers its bytes.
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: EVENT_LIMIT }, (_request, body, next) => {
      next(null, body)
    })
    scope.post(
      `${API_PREFIX}/payments/events`,
      { bodyLimit: EVENT_LIMIT },
      async ({ body, headers }, reply) => {
        const signature = headers['stripe-signature']
        const isTaken =
          Buffer.isBuffer(body) &&
          (await receiveEvent(parts, body, typeof signature === 'string' ? signature : undefined))
        if (!isTaken) throw new Problem('invalid_signature')
        return reply.header('cache-control', 'no-store').send({ received: true })
      },
    )
    done()
  })
}
