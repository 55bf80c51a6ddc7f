import { createRouter, type AnyRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import { isLanguage } from '@quintet/domain/languages'
import type { Site } from '@quintet/contracts/page'
import { call, clientOver } from '../api/call.ts'
import { noteLostParts } from '../shell/new-build.ts'
import { type Asker, AskerContext } from '../api/asker.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { type PageTexts, PageTextsContext } from '../texts/use-texts.ts'
import { parseParameters, stringifyParameters } from './address-parameters.ts'
import type { Rendering } from './rendering.ts'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { arriveParts } from './parts.ts'
import { openQueryClient } from './query-client.ts'
import { routeTree } from './route-tree.gen.ts'
import type { RouterContext } from './router-context.ts'

type Handover = { site: Site }

const PAINT_WAIT_MS = 100

/** One router per request on the server, one per page in the browser. Nothing of a request outlives it. */
export async function getRouter() {
  const request = getGlobalStartContext() as unknown as Rendering | undefined
  const site = request?.site ?? siteOfDocument()
  const texts = await loadTexts(site.language)
  const queryClient = openQueryClient({ isServer: request !== undefined })
  const context: RouterContext = {
    site,
    texts,
    call: request ? clientOver(request.apiFetch) : call,
    queryClient,
    describe: (thing) => void request?.structuredData.push(thing),
    watch: (itemId) => request?.watch(itemId),
    posted: request?.posted ?? null,
  }
  const asker: Asker = { call: context.call, site }
  const pageTexts: PageTexts = { language: site.language, texts }
  const router = createRouter({
    routeTree,
    context,
    InnerWrap: ({ children }) => (
      <AskerContext value={asker}>
        <PageTextsContext value={pageTexts}>{children}</PageTextsContext>
      </AskerContext>
    ),
    parseSearch: parseParameters,
    stringifySearch: stringifyParameters,
    ...(request?.nonce ? { ssr: { nonce: request.nonce } } : {}),
    // A held page's state arrives late: it must not bring a script along that scrolls.
    scrollRestoration: request ? request.nonce !== undefined : keepFirstScroll(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultViewTransition: false,
    // A page that takes longer shows its final shape; shorter than this it would only flash.
    defaultPendingMs: 300,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'root',
    // The whole site, once; the browser reads the same value that the server rendered with.
    dehydrate: (): Handover => ({ site }),
    hydrate: async (handover: Handover) => {
      Object.assign(site, handover.site, drawnAtOfDocument())
      await arriveParts(site, location.pathname)
    },
  })
  setupRouterSsrQueryIntegration({ router: router as AnyRouter, queryClient })
  if (!request) {
    noteLostParts()
    tellOfScrolling(router as AnyRouter)
    navigateOncePainted(router as AnyRouter)
  }
  return router
}

/** Taking over a page that was scrolled already leaves it where it is; every later page is restored or begins at its top. */
function keepFirstScroll(): () => boolean {
  let isFirst = true
  return () => {
    const isScrolledAlready = isFirst && scrollY > 0
    isFirst = false
    return !isScrolledAlready
  }
}

/** What was pressed is painted first: the rendering of a page or an overlay would keep it waiting. */
function navigateOncePainted(router: AnyRouter): void {
  const { navigate } = router
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
      // A page out of sight is not painted.
      setTimeout(resolve, PAINT_WAIT_MS)
    })
  router.navigate = async (options) => {
    await painted()
    return navigate(options)
  }
}

// By what they say themselves: asked how far they were moved, rows out of sight would be laid out for the answer, one after another.
const MOVED_ROWS = 'quintet-row:state(ready):not(:state(at-start)) [data-scroll-restoration-id]'

/** How far page and rows were moved before the app came, the router has not seen; what it saw it forgets with its first rendering. */
function tellOfScrolling(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    for (const element of document.querySelectorAll(MOVED_ROWS)) element.dispatchEvent(new Event('scroll'))
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
  })
}

// Before hydration only the language is needed; the rest arrives with the router's state.
function siteOfDocument(): Site {
  const { lang } = document.documentElement
  return {
    language: isLanguage(lang) ? lang : 'de',
    productId: 0,
    isMember: false,
    isKidLocked: false,
    renderedAt: '',
    demoDrawing: null,
    hasDevTools: false,
    socialPlatforms: [],
    oidcName: null,
    youthProtection: 'off',
    demonstration: null,
    stripe: null,
    embedOrigin: null,
    origin: '',
  }
}

// A held page's state may be of an earlier or later drawing with the same data; what the page says by the clock is its own.
function drawnAtOfDocument(): Partial<Pick<Site, 'renderedAt'>> {
  const renderedAt = document.querySelector<HTMLElement>('script[data-drawn-at]')?.dataset['drawnAt']
  return renderedAt ? { renderedAt } : {}
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
