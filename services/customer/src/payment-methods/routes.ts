import * as contract from '@quintet/contracts/payment-methods'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { holderOf } from '../payment-setup/holder.ts'
import type { CustomerPlatform } from '../platform.ts'
import * as methods from './service.ts'

export function paymentMethodRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, contract.listPaymentMethods, ({ viewer }) => methods.listMethods(platform, viewer))
  serve(app, platform, contract.addPaymentMethod, ({ viewer, body, request }) =>
    methods.addMethod(platform, viewer, body.paymentSetupId, holderOf(request)),
  )
  serve(app, platform, contract.makeDefaultPaymentMethod, ({ viewer, params }) =>
    methods.makeDefault(platform, viewer, params.id),
  )
  serve(app, platform, contract.removePaymentMethod, ({ viewer, params }) =>
    methods.removeMethod(platform, viewer, params.id),
  )
}
