import * as contract from '@quintet/contracts/operator/events'
import type { App, Platform } from '@quintet/platform/http/app'
import { fileOf } from '../money/file-of.ts'
import { serveOperator } from '../serve.ts'
import { eventsCsv, listActors, listEvents } from './service.ts'

export function eventRoutes(app: App, platform: Platform): void {
  serveOperator(app, platform, contract.listEvents, ({ query }) => listEvents(platform, query))
  serveOperator(app, platform, contract.listActors, () => listActors(platform))
  serveOperator(app, platform, contract.exportEvents, ({ query, reply }) => {
    reply.header('content-disposition', `attachment; filename="${fileOf('audit', query)}"`)
    return eventsCsv(platform, query)
  })
}
