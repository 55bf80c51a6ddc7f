/** The server's entry: one request in, one rendered page out. Mounted by apps/server/src/web. */
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderRouterToString } from '@tanstack/react-router/ssr/server'
import type { PageContext, Rendering } from './page-context.ts'
import { structuredDataScript } from './structured-data.ts'

// Rendered as one string: every loader has its data before, and pages held in memory must be complete without script.
const handle = createStartHandler(({ router, responseHeaders }) =>
  renderRouterToString({ router, responseHeaders, children: <StartServer router={router} /> }),
)

export async function renderPage(request: Request, context: PageContext): Promise<Response> {
  const rendering: Rendering = { ...context, structuredData: [] }
  const answer = await handle(request, { context: rendering })
  if (rendering.structuredData.length === 0) return answer
  // Search engines read the first HTML only. Written by React they would be written again in the browser, where Trusted
  // Types refuse scripts made of text.
  const scripts = rendering.structuredData.map(structuredDataScript).join('')
  const html = (await answer.text()).replace('</head>', () => `${scripts}</head>`)
  return new Response(html, { status: answer.status, headers: answer.headers })
}
