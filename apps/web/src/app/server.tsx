/** The server's entry: one request in, one rendered page out. Mounted by apps/server/src/web. */
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderRouterToString } from '@tanstack/react-router/ssr/server'
import type { PageContext } from './page-context.ts'

// Rendered as one string: every loader has its data before, and pages held in memory must be complete without script.
const handle = createStartHandler(({ router, responseHeaders }) =>
  renderRouterToString({ router, responseHeaders, children: <StartServer router={router} /> }),
)

export async function renderPage(request: Request, context: PageContext): Promise<Response> {
  return handle(request, { context })
}
