import { APP_READY_EVENT } from '@quintet/contracts/page'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  Scripts,
  useMatches,
} from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { ProgressProvider } from '../../titles/use-progress.tsx'
import { meQuery } from '../../api/user.queries.ts'
import { reportFailure } from '../../shell/report.ts'
import { useIsKidsPage } from '../../shell/use-is-kids-page.ts'
import { footer, serviceLines } from '../../features/layout/footer-apart.ts'
import { Header } from '../../features/layout/header.tsx'
import { kidsFooter, kidsHeader } from '../../features/kids/kids-frame-apart.ts'
import { OverlayHost } from '../overlay-host.tsx'
import '../../styles/tokens.css'
import '../../styles/fonts.css'
import '../../styles/fallback-fonts.css'
import '../../styles/reset.css'
import '../../styles/forced-colors.css'
import { CardOverlays } from '../../titles/card-overlay/card-overlays.tsx'
import { OfflineNotice } from '../../ui/offline-notice/offline-notice.tsx'
import { Toasts } from '../../ui/toast/toasts.tsx'
import { isOpenUnderLock, kidsAddress } from '../kids-world.ts'
import { readOverlaySearch } from '../../shell/overlay-search.ts'
import { addressLinks, siteMeta } from '../page-head.ts'
import type { RouterContext } from '../router-context.ts'
import type { Texts } from '../../texts/load-texts.ts'
import { BRAND_META, theBrand } from '../../brand/brand.ts'
import { PlayerRoom } from '../../features/player/player-room.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: readOverlaySearch,
  beforeLoad: ({ context, location: { pathname, searchStr } }) => {
    if (context.site.isKidLocked && !isOpenUnderLock(pathname))
      throw redirect({ href: kidsAddress(pathname, searchStr) })
  },
  loader: async ({ context }) => {
    if (context.site.isMember)
      await context.queryClient.ensureQueryData(meQuery(context)).catch(reportFailure)
  },
  head: ({ match: { context }, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: titleFor(context.texts, matches) },
      { name: 'description', content: context.texts.siteDescription() },
      // The browser's copy of the brand; the server reads it from the operator's file.
      { name: BRAND_META, content: JSON.stringify(theBrand()) },
      { name: 'theme-color', content: '#ffffff' },
      ...siteMeta(context.site, context.texts),
    ],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: textFont, crossOrigin: 'anonymous' },
      { rel: 'preload', as: 'font', type: 'font/woff2', href: displayFont, crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: theBrand().files.theme },
      { rel: 'icon', href: theBrand().files.icon, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: theBrand().files.touchIcon },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      ...addressLinks(context.site, placeOf(matches)),
    ],
  }),
  component: Document,
})

// The title of pages that set none of their own.
function titleFor(texts: Texts, matches: readonly { status: string; _notFound?: boolean }[]) {
  const isMissing = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound === true)
  return isMissing ? texts.titleOf(texts.notFound.title) : texts.siteTitle()
}

// The page itself is the last match.
function placeOf(matches: readonly { pathname: string; search: object }[]) {
  const page = matches.at(-1)
  return { pathname: page?.pathname ?? '/', search: { ...page?.search } }
}

function Document() {
  const { site, texts } = Route.useRouteContext()
  const isKidsPage = useIsKidsPage()
  const isAlone = useMatches({
    select: (matches) => !site.isMember && matches.some(({ staticData }) => staticData.isAlone === true),
  })
  const isKidsWorld = isKidsPage || site.isKidLocked
  // Signals that React has taken over: the loader of cached pages then replays earlier clicks.
  useEffect(() => {
    document.dispatchEvent(new Event(APP_READY_EVENT))
  }, [])
  return (
    <html lang={site.language} data-member={site.isMember || undefined}>
      <head>
        <HeadContent />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {texts.skipToContent}
        </a>
        <PlayerRoom>
          {isAlone ? null : isKidsWorld ? (
            <Suspense>
              <kidsHeader.Apart />
            </Suspense>
          ) : (
            <Header />
          )}
          <ProgressProvider>
            <main id="content" tabIndex={-1}>
              <Outlet />
            </main>
            <CardOverlays />
          </ProgressProvider>
          {!isAlone && <Suspense>{isKidsWorld ? <kidsFooter.Apart /> : <footer.Apart />}</Suspense>}
          <OverlayHost />
        </PlayerRoom>
        <OfflineNotice />
        {(site.demonstration ?? site.demoDrawing) !== null && (
          <Suspense>
            <serviceLines.Apart />
          </Suspense>
        )}
        <Toasts />
        <Scripts />
      </body>
    </html>
  )
}
