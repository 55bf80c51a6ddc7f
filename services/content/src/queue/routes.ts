import * as contract from '@quintet/contracts/queue'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { readQueue, writeQueue } from './service.ts'

export function queueRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform

  serve(app, platform, contract.getQueue, ({ viewer }) =>
    readQueue({ db, catalogue, viewer, now: clock.now() }),
  )
  serve(app, platform, contract.putQueue, ({ viewer, body }) =>
    writeQueue({ db, catalogue, viewer, now: clock.now() }, body),
  )
}
