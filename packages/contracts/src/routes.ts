/** Every route of the product, for OpenAPI and for the sweeps. */
import * as content from './content.ts'
import * as history from './history.ts'
import * as kidsLock from './kids-lock.ts'
import * as playback from './playback.ts'
import type { RouteDefinition } from './route.ts'
import * as session from './session.ts'
import * as signUp from './sign-up.ts'
import * as system from './system.ts'
import * as user from './user.ts'

function isRoute(value: unknown): value is RouteDefinition {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}

export const routes: readonly RouteDefinition[] = [
  session,
  signUp,
  user,
  kidsLock,
  content,
  playback,
  history,
  system,
].flatMap((slice) => Object.values(slice).filter(isRoute))
