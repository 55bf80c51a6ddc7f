/** Sandbox faults over HTTP, for developers; in development only. @spec law 11.6 */
import { queueFaults } from '@quintet/contracts/system'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Faults } from '@quintet/payments/sandbox/faults'

export function paymentFaultRoutes(app: App, platform: Platform, faults: Faults): void {
  serve(
    app,
    platform,
    queueFaults,
    async ({ body: { requests = [], events = [], declines = [], share } }) => {
      await faults.queueRequests(...requests)
      await faults.queueEvents(...events)
      await faults.queueDeclines(...declines)
      if (share !== undefined) await faults.setShare(share)
      return faults.waiting()
    },
  )
}
