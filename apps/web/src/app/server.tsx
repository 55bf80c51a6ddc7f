/** The server's entry: one request in, one rendered page out. Mounted by apps/server/src/web. */
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import type { PageContext } from '@quintet/contracts/page'
import { renderRouterToString } from '@tanstack/react-router/ssr/server'
import { filmMarkup, openFilm } from './arriving-film.ts'
import type { Rendering } from './rendering.ts'
import type { ArrivingFilm } from '../features/player/store/source.ts'
import { structuredDataScript } from './structured-data.ts'

// Renders to one string: the loaders have all data by then, and cached pages must be complete without script.
const handle = createStartHandler(({ router, responseHeaders }) =>
  renderRouterToString({ router, responseHeaders, children: <StartServer router={router} /> }),
)

export async function renderPage(request: Request, context: PageContext): Promise<Response> {
  let opening: Promise<ArrivingFilm | null> | undefined
  const rendering: Rendering = {
    ...context,
    structuredData: [],
    watch: (itemId) => {
      opening = openFilm(context.apiFetch, itemId)
    },
  }
  const answer = await handle(request, { context: rendering })
  const film = await opening
  if (!film && rendering.structuredData.length === 0) return answer
  // Search engines read only the initial HTML. If React wrote these scripts, it would write them again in the browser, where Trusted Types
  // rejects scripts made from text.
  const scripts = rendering.structuredData.map(structuredDataScript).join('')
  const html = (await answer.text()).replace('</head>', () => `${scripts}</head>`)
  const page = film ? html.replace('<link', () => `${filmMarkup(film, context.nonce)}<link`) : html
  return new Response(page, { status: answer.status, headers: answer.headers })
}
