import {
  challengeSandboxSetup,
  confirmSandboxSetup,
  createPaymentSetup,
  listPaymentTypes,
  readSandboxSetup,
} from '@quintet/contracts/sign-up'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import { type CustomerPlatform, requireProduct } from '../platform.ts'
import { challengePageRoutes } from './challenge-page.ts'
import { beginHolding } from './holder.ts'
import * as setups from './service.ts'

export function paymentSetupRoutes(app: App, platform: CustomerPlatform): void {
  const { payments, clock, brand } = platform

  serve(app, platform, listPaymentTypes, () => Promise.resolve([...payments.offers]))

  serve(app, platform, createPaymentSetup, async ({ body, request, reply }) => {
    requireProduct(platform.config, body.productId)
    return setups.createSetup(platform, body.type, clientOf(request), beginHolding(request, reply))
  })

  if (!platform.sandbox) return
  const sandbox = { sandbox: platform.sandbox, clock }

  serve(app, platform, confirmSandboxSetup, ({ params, body }) =>
    setups.confirmInSandbox(sandbox, { setupId: params.setupId, ...body }),
  )

  serve(app, platform, challengeSandboxSetup, ({ params, body }) =>
    setups.answerChallenge(sandbox, { setupId: params.setupId, ...body }),
  )

  serve(app, platform, readSandboxSetup, ({ params, body }) =>
    setups.readStatus(sandbox, { setupId: params.setupId, ...body }),
  )

  challengePageRoutes(app, { ...sandbox, brand })
}
