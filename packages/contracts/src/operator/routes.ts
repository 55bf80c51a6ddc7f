/** Every route of the operator's console, for OpenAPI and for the sweep over its roles. */
import { isRoute, type RouteDefinition } from '../route.ts'
import * as events from './events.ts'
import * as session from './session.ts'

export const operatorRoutes: readonly RouteDefinition[] = [session, events].flatMap((slice) =>
  Object.values(slice).filter(isRoute),
)
