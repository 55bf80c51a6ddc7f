/**
 * The web role: assets, visitors' pages from memory, members' pages per request. @spec decisions 10.1
 * The renderer is the web app's own build (or its sources in development); this folder knows nothing of its components.
 */
import type { Site } from '@quintet/contracts/page'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@quintet/domain/basics/languages'
import { offerAt } from '@quintet/domain/membership/offers'
import type { SocialPlatform } from '@quintet/domain/account/social'
import { dayOf } from '@quintet/domain/basics/calendar'
import { legalVersions } from '@quintet/platform/brand/legal/legal-texts'
import { admissionOf } from '@quintet/platform/http/admission'
import { type App, identifyRequest, type Platform } from '@quintet/platform/http/app'
import { sendBody } from '@quintet/platform/http/encoding'
import { isFromHere } from '@quintet/platform/http/from-here'
import { embedOrigin, lastingOrigin } from '@quintet/platform/http/origins'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import { isMember, type Viewer } from '@quintet/platform/identity/viewer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DemoProgress } from '../demo-progress.ts'
import { demonstrationOf } from '../production.ts'
import { mountConsole } from './console.ts'
import { brandFiles, nameBrand } from './brand-files.ts'
import { discoveryFiles, type PublicTitle } from './discovery.ts'
import { answerAsPage } from './failed-page.ts'
import { formRoutes } from './forms.ts'
import { isFromLockedDevice, sendNothing } from './locked-device.ts'
import { logOutRoute } from './log-out.ts'
import { sendOwnPage } from './own-page.ts'
import { addressOf, pathUrl } from './page-address.ts'
import { languageOf, rememberLanguage } from './page-language.ts'
import { PageTurns } from './page-turns.ts'
import { stripeOnPage } from './payment-pages.ts'
import { openRenderer, type Renderer } from './renderer.ts'
import { serviceWorkerRoute } from './service-worker.ts'
import { STATE_PREFIX } from './take-over.ts'
import { FOREVER, sendDrawnState, sendVisitorPage, type VisitorPageParts } from './visitor-page.ts'
import { drawPreview, type PreviewPage, type PreviewWanted } from './title-preview.ts'
import { VisitorPages } from './visitor-pages.ts'

export type DrawPreview = (
  wanted: PreviewWanted & { language: Language },
  request: FastifyRequest,
) => Promise<PreviewPage>

export type WebOptions = Platform & {
  /** Changes with the published content; cached pages are valid for one version. */
  catalogueVersion: () => number | string
  demoProgress: DemoProgress
  /** The titles that visitors see, for search engines. */
  publicTitles: () => PublicTitle[]
  /** Addresses of people and of book series. */
  publicPeople: () => string[]
  /** The platforms with which one may log in; `isHere`: whether the user is at this machine. */
  socialPlatforms: (isHere: boolean) => SocialPlatform[]
}

/** Returns a function that draws the page of an unpublished title. */
export async function mountWeb(app: App, options: WebOptions): Promise<DrawPreview> {
  const { config, brand, clock } = options
  nameBrand(options)
  // Cached pages contain prices, legal texts, the banner of the day and the year, too: they are valid for one offer, one version of each
  // text, and one day.
  const catalogueVersion = () => {
    const now = clock.now()
    return [
      options.catalogueVersion(),
      dayOf(now),
      offerAt(brand.offers, now).from,
      legalVersions(brand.legal, now),
    ].join(' ')
  }
  const renderer = await openRenderer(app, config.isWebDevelopment)
  const turns = new PageTurns(admissionOf(app))
  const visitors = { app, config, renderer, pages: new VisitorPages(), turns, catalogueVersion }
  const siteFor = siteTeller(options)
  const openPage = pageOpener(options, siteFor)

  assetRoutes(app, renderer)
  stateRoute(app, options, { visitors, siteFor })
  await brandFiles(app, brand)
  await mountConsole(app, options)
  discoveryFiles(app, options)
  await serviceWorkerRoute(app, renderer, brand)
  logOutRoute(app)
  app.get('/*', { errorHandler: answerAsPage(options) }, async (request, reply) => {
    const { viewer, ...page } = await openPage(request, reply)
    if (viewer !== null || config.isWebDevelopment)
      return turns.take(request, () => sendOwnPage({ app, config, renderer }, request, reply, page))
    return sendVisitorPage(visitors, request, reply, page)
  })
  formRoutes(app, options, async (request, reply, posted) => {
    const { url, site } = await openPage(request, reply)
    return turns.take(request, () =>
      sendOwnPage({ app, config, renderer }, request, reply, { url, site, posted }),
    )
  })
  return ({ language, ...wanted }, request) => {
    const site = siteFor(request, { url: pathUrl(wanted.preview.page), language, viewer: null })
    return drawPreview({ app, renderer }, { ...wanted, site })
  }
}

function assetRoutes(app: App, renderer: Renderer): void {
  for (const [path, asset] of renderer.assets)
    app.get(path, (request, reply) => {
      reply.header('cache-control', FOREVER)
      reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'same-origin')
      return sendBody(request, reply, asset)
    })
}

/** Serves the state of visitors' pages, from which the app takes over. */
function stateRoute(
  app: App,
  platform: Platform,
  { visitors, siteFor }: { visitors: VisitorPageParts; siteFor: SiteTeller },
): void {
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    `${STATE_PREFIX}:file`,
    async (request, reply) => {
      if (await isFromLockedDevice(platform, request)) return sendNothing(reply)
      const { page, language } = request.query
      const url = pathUrl(typeof page === 'string' ? page : '/')
      const site = siteFor(request, {
        url,
        language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
        viewer: null,
      })
      return sendDrawnState(visitors, request, reply, { name: request.params.file, url, site })
    },
  )
}

type SiteTeller = (
  request: FastifyRequest,
  of: { url: URL; language: Language; viewer: Viewer | null },
) => Site

/** Returns a function that gives the service's data shown on a page. */
function siteTeller(options: WebOptions): SiteTeller {
  const { config, clock, brand, demoProgress } = options
  const demonstration = demonstrationOf({ config, company: brand.company })
  return (request, { url, language, viewer }) => ({
    language,
    productId: config.productId,
    isMember: isMember(viewer),
    isKidLocked: viewer?.kidLocked ?? false,
    renderedAt: clock.now().toISOString(),
    demoDrawing: demoProgress.current(),
    hasDevTools: config.hasDevTools && isFromHere(request),
    socialPlatforms: options.socialPlatforms(isFromHere(request)),
    oidcName: config.oidc?.name ?? null,
    youthProtection: config.youthProtection,
    demonstration,
    stripe: stripeOnPage(config, url),
    embedOrigin: viewer === null ? null : embedOrigin(config, request),
    origin: lastingOrigin(config),
  })
}

/** Determines the requested page and the viewer of a request. */
function pageOpener(options: WebOptions, siteFor: SiteTeller) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = addressOf(request)
    const language = languageOf(request, url)
    if (isLanguage(url.searchParams.get('lang'))) rememberLanguage(reply, language)
    else url.searchParams.delete('lang')
    const hasIdentity =
      request.cookies[COOKIES.token] !== undefined || request.cookies[COOKIES.device] !== undefined
    const { viewer } = hasIdentity ? await identifyRequest(options, request) : { viewer: null }
    return { url, viewer, site: siteFor(request, { url, language, viewer }) }
  }
}
