/** A visitor's page is the same for everybody with the same language: rendered once per catalogue version and day. @spec decisions 10.1 */
import type { Site } from '@quintet/contracts/page'
import type { App, Platform } from '@quintet/platform/http/app'
import { isSecure } from '@quintet/platform/http/cookies'
import { compress, sendBody } from '@quintet/platform/http/encoding'
import { heldAnswersOf } from '@quintet/platform/http/held-answers'
import { embedOrigin } from '@quintet/platform/http/origins'
import { networkOf } from '@quintet/platform/identity/client'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inProcessFetch } from './in-process-fetch.ts'
import { sendNothing } from './locked-device.ts'
import { PAGE_PARAMETERS, pageRequest, pageSearch } from './page-address.ts'
import type { PageTurns } from './page-turns.ts'
import { redirectOf } from './redirect.ts'
import type { Renderer } from './renderer.ts'
import { securityHeaders } from './security-headers.ts'
import { prepareVisitorPage } from './take-over.ts'
import type { HeldPage, VisitorPages } from './visitor-pages.ts'

/** For files whose name changes with their content. */
export const FOREVER = 'public, max-age=31536000, immutable'

// A page with one of these is specific to the visitor, so it is rendered for them and not cached.
const UNHELD_PARAMETERS = ['to', 'play', 'token']
// Whether it exists depends on the requester.
const DEVELOPERS_PAGE = '/examples'

export type VisitorPageParts = Pick<Platform, 'config'> & {
  app: App
  renderer: Renderer
  pages: VisitorPages
  turns: PageTurns
  /** Changes with the published content; cached pages are valid for one version. */
  catalogueVersion: () => number | string
}

export async function sendVisitorPage(
  parts: VisitorPageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { url, site }: { url: URL; site: Site },
) {
  const { app, config, renderer, catalogueVersion } = parts
  const key = heldKey(url, site)
  const version = catalogueVersion()
  const page = await drawPage(parts, request, { url, site })
  reply
    .headers(
      securityHeaders({
        scriptHash: renderer.scripts.takeOverHash,
        embedOrigin: embedOrigin(config, request),
        mediaOrigin: config.mediaOrigin,
        isHttps: isSecure(reply),
        hasStripe: site.stripe?.isAllowedHere ?? false,
        isDevelopment: false,
      }),
    )
    .header('cache-control', 'no-cache')
    .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
    .status(page.status)
    .type('text/html; charset=utf-8')
  if (page.location) reply.header('location', page.location)
  // Next time it is sent before the request is even parsed; never a response that sets the language cookie.
  const isForAll =
    key !== null && page.status === 200 && !url.searchParams.has('lang') && url.pathname !== DEVELOPERS_PAGE
  return sendBody(request, reply, page.body, (bytes) => {
    if (isForAll) heldAnswersOf(app).hold(request, reply, bytes, () => catalogueVersion() === version)
  })
}

/**
 * Sends the state of a page rendered by another process, or by this one before a restart. Answers 404 if the page has changed since.
 * @spec decisions 14.30
 */
export async function sendDrawnState(
  parts: VisitorPageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, url, site }: { name: string; url: URL; site: Site },
) {
  if (!parts.pages.stateNamed(name)) await drawPage(parts, request, { url, site })
  const state = parts.pages.stateNamed(name)
  if (!state) return sendNothing(reply)
  reply.header('cache-control', FOREVER).header('x-content-type-options', 'nosniff')
  return sendBody(request, reply, state)
}

function drawPage(
  parts: VisitorPageParts,
  request: FastifyRequest,
  { url, site }: { url: URL; site: Site },
): Promise<HeldPage> {
  const { pages, turns, catalogueVersion } = parts
  return pages.page(heldKey(url, site), catalogueVersion(), {
    network: networkOf(request.ip),
    turn: (draw) => turns.take(request, draw),
    render: () => renderVisitorPage(parts, url, site),
  })
}

async function renderVisitorPage(
  { app, renderer }: VisitorPageParts,
  url: URL,
  site: Site,
): Promise<HeldPage> {
  // Contains nothing of this visitor, so that the page is valid for all others.
  const answer = await renderer.render(pageRequest(url, PAGE_PARAMETERS), {
    site,
    apiFetch: inProcessFetch(app, null),
  })
  const html = await answer.text()
  const location = redirectOf(answer)
  if (answer.status !== 200 && answer.status !== 404)
    return {
      status: answer.status,
      body: await compress(html, 4),
      state: null,
      ...(location ? { location } : {}),
    }
  const prepared = prepareVisitorPage(html, renderer.scripts, { page: pageOf(url), ...site })
  return {
    status: answer.status,
    body: await compress(prepared.html, 9),
    state: {
      name: prepared.stateName,
      body: await compress(prepared.state, 9, 'text/javascript; charset=utf-8'),
    },
  }
}

/** Returns null if the page is rendered for this visitor alone. */
function heldKey(url: URL, { language, hasDevTools }: Site): string | null {
  if (url.pathname === DEVELOPERS_PAGE && !hasDevTools) return null
  if (UNHELD_PARAMETERS.some((name) => url.searchParams.has(name))) return null
  return `${language} ${hasDevTools} ${pageOf(url)}`
}

function pageOf(url: URL): string {
  return `${url.pathname}?${pageSearch(url, PAGE_PARAMETERS)}`
}
