/**
 * The web role: assets, visitors' pages out of memory, members' pages per request. @spec decisions 10.1
 * The renderer is the web app's own build (or its sources in development); this folder knows nothing of its components.
 */
import type { PostedForm, Site } from '@quintet/contracts/page'
import { isLanguage, chooseLanguage, type Language } from '@quintet/domain/languages'
import { returnPath } from '@quintet/domain/return-path'
import { type App, identifyRequest, type Platform } from '@quintet/platform/http/app'
import { isSecure } from '@quintet/platform/http/cookies'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import { heldAnswersOf } from '@quintet/platform/http/held-answers'
import { isFromHere } from '@quintet/platform/http/from-here'
import { embedOrigin, lastingOrigin } from '@quintet/platform/http/origins'
import type { Payments } from '@quintet/payments/port'
import { isMember } from '@quintet/platform/identity/viewer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { DemoProgress } from '../demo-progress.ts'
import { brandFiles, nameBrand } from './brand-files.ts'
import { compress, compressAtOnce, encodingFor, sendBody } from '@quintet/platform/http/encoding'
import { discoveryFiles, type PublicTitle } from './discovery.ts'
import { formRoutes, statusOf } from './forms.ts'
import { demonstrationOf } from '../production.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { logOutRoute } from './log-out.ts'
import { openRenderer } from './renderer.ts'
import { securityHeaders } from './security-headers.ts'
import { addEnhanceScript, prepareOwnPage, prepareVisitorPage, STATE_PREFIX } from './take-over.ts'
import { VisitorPages, type HeldPage } from './visitor-pages.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const LANGUAGE_COOKIE_SECONDS = YEAR_SECONDS
// Parameters that change a page; any other would only make it be rendered and held twice.
const PAGE_PARAMETERS = ['lang', 'category', 'contentOwner', 'tags', 'title', 'page', 'to', 'play', 'token']
// What lies over a member's page; visitors have none of it.
const OVERLAY_PARAMETERS = ['search', 'in', 'favorites', 'account', 'modal']
// The link of a reset mail is read in the browser; a locked device takes it along from the home route to the kids area.
const RESET_PARAMETERS = ['password-reset', 'token', 'email']
// A page with one of these is the visitor's alone; it is rendered for them and not held.
const UNHELD_PARAMETERS = ['to', 'play', 'token']

// Whether it is there depends on who asks.
const DEVELOPERS_PAGE = '/examples'

export type WebOptions = Platform & {
  payments: Pick<Payments, 'provider'>
  /** Counts changes of what is published: held pages are good for one. */
  catalogueVersion: () => number | string
  demoProgress: DemoProgress
  /** What visitors see, for search engines. */
  publicTitles: () => PublicTitle[]
}

export async function mountWeb(app: App, options: WebOptions): Promise<void> {
  const { config, clock, brand, payments } = options
  nameBrand(brand)
  const renderer = await openRenderer(app, config.isWebDevelopment)
  const pages = new VisitorPages()
  const held = heldAnswersOf(app)
  const demonstration = demonstrationOf({ config, company: brand.company, provider: payments.provider })

  for (const [path, asset] of renderer.assets)
    app.get(path, (request, reply) => {
      reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'same-origin')
      return sendBody(request, reply, asset)
    })

  await brandFiles(app, brand)
  discoveryFiles(app, options)

  app.get<{ Params: { file: string } }>(`${STATE_PREFIX}:file`, (request, reply) => {
    const state = pages.stateNamed(request.params.file)
    if (!state) return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('')
    reply
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('x-content-type-options', 'nosniff')
    return sendBody(request, reply, state)
  })

  logOutRoute(app)

  app.get('/*', async (request, reply) => {
    const { url, viewer, site } = await openPage(request, reply)
    if (viewer !== null || config.isWebDevelopment) return sendOwnPage(request, reply, url, site)
    return sendVisitorPage(request, reply, url, site)
  })

  formRoutes(app, options, async (request, reply, posted) => {
    const { url, site } = await openPage(request, reply)
    return sendOwnPage(request, reply, url, site, posted)
  })

  async function openPage(request: FastifyRequest, reply: FastifyReply) {
    const url = addressOf(request)
    const language = languageOf(request, url)
    if (isLanguage(url.searchParams.get('lang'))) rememberLanguage(reply, language)
    else url.searchParams.delete('lang')
    const hasIdentity =
      request.cookies[COOKIES.token] !== undefined || request.cookies[COOKIES.device] !== undefined
    const { viewer } = hasIdentity ? await identifyRequest(options, request) : { viewer: null }
    const site: Site = {
      language,
      productId: config.productId,
      isMember: isMember(viewer),
      isKidLocked: viewer?.kidLocked ?? false,
      renderedAt: clock.now().toISOString(),
      demoDrawing: options.demoProgress.current(),
      hasDevTools: config.hasDevTools && isFromHere(request),
      demonstration,
      embedOrigin: viewer === null ? null : embedOrigin(config, request),
      origin: lastingOrigin(config),
    }
    return { url, viewer, site }
  }

  /** A member's page is theirs alone: rendered for this request, its scripts named by a nonce. @spec decisions 10.2 */
  async function sendOwnPage(
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    site: Site,
    posted?: PostedForm,
  ) {
    const nonce = randomBytes(18).toString('base64')
    const ended = new AbortController()
    reply.raw.on('close', () => ended.abort())
    const own = site.isKidLocked ? [...OVERLAY_PARAMETERS, ...RESET_PARAMETERS] : OVERLAY_PARAMETERS
    const parameters = [...PAGE_PARAMETERS, ...own]
    const answer = await renderer.render(pageRequest(url, parameters, ended.signal), {
      site,
      nonce,
      apiFetch: inProcessFetch(app, request),
      ...(posted ? { posted } : {}),
    })
    const html = config.isWebDevelopment
      ? addEnhanceScript(await answer.text(), { ...renderer.scripts, nonce })
      : prepareOwnPage(await answer.text(), renderer.scripts, nonce)
    copyRedirect(answer, reply)
    reply
      .headers(
        securityHeaders({
          nonce,
          embedOrigin: embedOrigin(config, request),
          isHttps: isSecure(reply),
          isEmbed: url.searchParams.has('play'),
          isDevelopment: config.isWebDevelopment,
        }),
      )
      // Kept nowhere: Back must not show it to a child, or to who comes after a log-out.
      .header('cache-control', 'no-store')
      .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
      .status(posted && answer.status < 300 ? statusOf(posted) : answer.status)
      .type('text/html; charset=utf-8')
    return sendBody(request, reply, compressAtOnce(html, encodingFor(request)))
  }

  async function sendVisitorPage(request: FastifyRequest, reply: FastifyReply, url: URL, site: Site) {
    const key = heldKey(url, site)
    const version = options.catalogueVersion()
    const page = await pages.page(key, version, () => renderVisitorPage(request, url, site))
    reply
      .headers(
        securityHeaders({
          scriptHash: renderer.scripts.takeOverHash,
          embedOrigin: embedOrigin(config, request),
          isHttps: isSecure(reply),
          isDevelopment: false,
        }),
      )
      .header('cache-control', 'no-cache')
      .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
      .status(page.status)
      .type('text/html; charset=utf-8')
    if (page.location) reply.header('location', page.location)
    // Next time it is sent before the request is taken apart; never an answer that sets the language's cookie.
    const isForAll =
      key !== null && page.status === 200 && !url.searchParams.has('lang') && url.pathname !== DEVELOPERS_PAGE
    return sendBody(request, reply, page.body, (bytes) => {
      if (isForAll) held.hold(request, reply, bytes, () => options.catalogueVersion() === version)
    })
  }

  async function renderVisitorPage(request: FastifyRequest, url: URL, site: Site): Promise<HeldPage> {
    // Nothing of this visitor goes in, so that the page is good for every other.
    const answer = await renderer.render(pageRequest(url, PAGE_PARAMETERS, new AbortController().signal), {
      site,
      apiFetch: inProcessFetch(app, null),
    })
    const html = await answer.text()
    const location = locationOf(answer)
    if (answer.status !== 200 && answer.status !== 404)
      return {
        status: answer.status,
        body: await compress(html, 4),
        state: null,
        ...(location ? { location } : {}),
      }
    const prepared = prepareVisitorPage(html, renderer.scripts)
    return {
      status: answer.status,
      body: await compress(prepared.html, 9),
      state: {
        name: prepared.stateName,
        body: await compress(prepared.state, 9, 'text/javascript; charset=utf-8'),
      },
    }
  }
}

// Whatever stands before the path, as "//evil.example" or a whole address: it is a path of ours or none.
function addressOf({ url }: FastifyRequest): URL {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return new URL(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`)
}

/** Null: rendered for this visitor alone. */
function heldKey(url: URL, { language, hasDevTools }: Site): string | null {
  if (url.pathname === DEVELOPERS_PAGE && !hasDevTools) return null
  if (UNHELD_PARAMETERS.some((name) => url.searchParams.has(name))) return null
  return `${language} ${url.pathname}?${pageSearch(url, PAGE_PARAMETERS)}`
}

function pageSearch(url: URL, parameters: readonly string[]): string {
  const search = new URLSearchParams()
  for (const name of parameters) {
    const value = url.searchParams.get(name)
    if (value !== null) search.set(name, value)
  }
  return search.toString()
}

function pageRequest(url: URL, parameters: readonly string[], signal: AbortSignal): Request {
  const search = pageSearch(url, parameters)
  // The origin plays no part: what is rendered is the same behind every name.
  return new Request(`http://localhost${url.pathname}${search === '' ? '' : `?${search}`}`, {
    headers: { accept: 'text/html' },
    signal,
  })
}

/** `?lang=`, the cookie, Accept-Language, German. @spec decisions 5.1 */
function languageOf(request: FastifyRequest, url: URL): Language {
  return chooseLanguage({
    query: url.searchParams.get('lang') ?? undefined,
    cookie: request.cookies[COOKIES.language],
    acceptLanguage: request.headers['accept-language'],
  })
}

function rememberLanguage(reply: FastifyReply, language: Language): void {
  reply.setCookie(COOKIES.language, language, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(reply),
    maxAge: LANGUAGE_COOKIE_SECONDS,
  })
}

function copyRedirect(answer: Response, reply: FastifyReply): void {
  const location = locationOf(answer)
  if (location) reply.header('location', location)
}

// An address with too many slashes is tidied under the name that pages are rendered under, which is nobody's.
function locationOf(answer: Response): string | null {
  const location = answer.headers.get('location')
  if (location === null) return null
  return returnPath(location.replace(/^http:\/\/localhost\/+/, '/')) ?? '/'
}
