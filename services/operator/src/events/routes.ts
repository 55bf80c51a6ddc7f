import * as contract from '@quintet/contracts/operator/events'
import type { App, Platform } from '@quintet/platform/http/app'
import { serveOperator } from '../serve.ts'
import { listEvents } from './service.ts'

export function eventRoutes(app: App, platform: Platform): void {
  serveOperator(app, platform, contract.listEvents, ({ query }) => listEvents(platform, query))
}
