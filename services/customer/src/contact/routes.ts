import { sendContactMessage } from '@quintet/contracts/customer-care'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import { type CustomerPlatform, requireProduct } from '../platform.ts'
import { sendMessage } from './service.ts'

export function contactRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, sendContactMessage, async ({ viewer, body, language, request }) => {
    const { productId, ...message } = body
    requireProduct(platform.config, productId)
    const from = { client: clientOf(request), accountId: viewer?.accountId ?? null, language }
    await sendMessage(platform, message, from)
  })
}
