/** The operator service: what the composition and the command line may use. */
import type { App, Platform } from '@quintet/platform/http/app'
import { eventRoutes } from './events/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'

export { disableOperator, inviteOperator, listOperators, type OperatorSummary } from './accounts/index.ts'
export { COMMAND_LINE, listEvents, noteChange } from './events/service.ts'
export { expiringOperatorData } from './retention.ts'

/** Mounts every route of the console. */
export function operatorRoutes(app: App, platform: Platform): void {
  sessionRoutes(app, platform)
  eventRoutes(app, platform)
}
