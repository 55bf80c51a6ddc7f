import { createRouter, type AnyRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import { isLanguage } from '@quintet/domain/basics/languages'
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

/** Creates one router per request on the server, one per page in the browser. No request data outlives its request. */
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
    // A cached page's state arrives late, so it must not bring a script that scrolls.
    scrollRestoration: request ? request.nonce !== undefined : keepFirstScroll(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultViewTransition: false,
    // A slower page shows a skeleton of its final shape; shown any sooner, it would only flash.
    defaultPendingMs: 300,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'root',
    // Sends the site once; the browser uses the same value the server rendered with.
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

/** Keeps the scroll position of a page that was scrolled before hydration; every later page is restored or starts at its top. */
function keepFirstScroll(): () => boolean {
  let isFirst = true
  return () => {
    const isScrolledAlready = isFirst && scrollY > 0
    isFirst = false
    return !isScrolledAlready
  }
}

/** Paints the pressed state before navigating: rendering a page or an overlay would delay it. */
function navigateOncePainted(router: AnyRouter): void {
  const { navigate } = router
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
      // A hidden page is not painted.
      setTimeout(resolve, PAINT_WAIT_MS)
    })
  router.navigate = async (options) => {
    await painted()
    return navigate(options)
  }
}

// Matches rows by their own state: reading scroll positions instead would force a layout of each off-screen row, one after another.
const MOVED_ROWS = 'quintet-row:state(ready):not(:state(at-start)) [data-scroll-restoration-id]'

/**
 * Tells the router how far the page and rows were scrolled before the app loaded: it has not seen that, and forgets what it knows at its
 * first rendering.
 */
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

// A cached page's state may come from an earlier or later rendering with the same data; the time the page shows must be its own.
function drawnAtOfDocument(): Partial<Pick<Site, 'renderedAt'>> {
  const renderedAt = document.querySelector<HTMLElement>('script[data-drawn-at]')?.dataset['drawnAt']
  return renderedAt ? { renderedAt } : {}
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
