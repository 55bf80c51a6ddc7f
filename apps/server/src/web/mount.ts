/**
 * The web role: assets, visitors' pages out of memory, members' pages per request. @spec decisions 10.1
 * The renderer is the web app's own build (or its sources in development); this folder knows nothing of its components.
 */
import type { Site } from '@quintet/contracts/page'
import { isLanguage } from '@quintet/domain/languages'
import type { SocialPlatform } from '@quintet/domain/social'
import { type App, identifyRequest, type Platform } from '@quintet/platform/http/app'
import { sendBody } from '@quintet/platform/http/encoding'
import { isFromHere } from '@quintet/platform/http/from-here'
import { embedOrigin, lastingOrigin } from '@quintet/platform/http/origins'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import { isMember } from '@quintet/platform/identity/viewer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DemoProgress } from '../demo-progress.ts'
import { demonstrationOf } from '../production.ts'
import { mountConsole } from './console.ts'
import { brandFiles, nameBrand } from './brand-files.ts'
import { discoveryFiles, type PublicTitle } from './discovery.ts'
import { formRoutes } from './forms.ts'
import { logOutRoute } from './log-out.ts'
import { sendOwnPage } from './own-page.ts'
import { addressOf } from './page-address.ts'
import { languageOf, rememberLanguage } from './page-language.ts'
import { PageTurns } from './page-turns.ts'
import { stripeOnPage } from './payment-pages.ts'
import { openRenderer, type Renderer } from './renderer.ts'
import { STATE_PREFIX } from './take-over.ts'
import { sendVisitorPage } from './visitor-page.ts'
import { VisitorPages } from './visitor-pages.ts'

// A changed file has another name.
const FOREVER = 'public, max-age=31536000, immutable'

export type WebOptions = Platform & {
  /** Counts changes of what is published: held pages are good for one. */
  catalogueVersion: () => number | string
  demoProgress: DemoProgress
  /** What visitors see, for search engines. */
  publicTitles: () => PublicTitle[]
  /** Addresses of people and of series of books. */
  publicPeople: () => string[]
  /** By whose accounts one may log in; `isHere`: who sits at this machine. */
  socialPlatforms: (isHere: boolean) => SocialPlatform[]
}

export async function mountWeb(app: App, options: WebOptions): Promise<void> {
  const { config, brand, catalogueVersion } = options
  nameBrand(brand)
  const renderer = await openRenderer(app, config.isWebDevelopment)
  const pages = new VisitorPages()
  const turns = new PageTurns()
  const openPage = pageOpener(options)

  assetRoutes(app, renderer, pages)
  await brandFiles(app, brand)
  await mountConsole(app, options)
  discoveryFiles(app, options)
  logOutRoute(app)
  app.get('/*', async (request, reply) => {
    const { viewer, ...page } = await openPage(request, reply)
    if (viewer !== null || config.isWebDevelopment)
      return turns.take(request, () => sendOwnPage({ app, config, renderer }, request, reply, page))
    return sendVisitorPage({ app, config, renderer, pages, turns, catalogueVersion }, request, reply, page)
  })
  formRoutes(app, options, async (request, reply, posted) => {
    const { url, site } = await openPage(request, reply)
    return turns.take(request, () =>
      sendOwnPage({ app, config, renderer }, request, reply, { url, site, posted }),
    )
  })
}

/** The build's files, and the state of visitors' pages that the app takes over. */
function assetRoutes(app: App, renderer: Renderer, pages: VisitorPages): void {
  for (const [path, asset] of renderer.assets)
    app.get(path, (request, reply) => {
      reply.header('cache-control', FOREVER)
      reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'same-origin')
      return sendBody(request, reply, asset)
    })
  app.get<{ Params: { file: string } }>(`${STATE_PREFIX}:file`, (request, reply) => {
    const state = pages.stateNamed(request.params.file)
    if (!state) return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('')
    reply.header('cache-control', FOREVER).header('x-content-type-options', 'nosniff')
    return sendBody(request, reply, state)
  })
}

/** Tells of a request which page it wants, who asks, and what of the service the page says. */
function pageOpener(options: WebOptions) {
  const { config, clock, brand, demoProgress } = options
  const demonstration = demonstrationOf({ config, company: brand.company })
  return async (request: FastifyRequest, reply: FastifyReply) => {
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
      demoDrawing: demoProgress.current(),
      hasDevTools: config.hasDevTools && isFromHere(request),
      socialPlatforms: options.socialPlatforms(isFromHere(request)),
      demonstration,
      stripe: stripeOnPage(config, url),
      embedOrigin: viewer === null ? null : embedOrigin(config, request),
      origin: lastingOrigin(config),
    }
    return { url, viewer, site }
  }
}
