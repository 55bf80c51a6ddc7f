import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { useEffect } from 'react'
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { meQuery } from '../../api/user.queries.ts'
import { settleSections } from '../../api/report.ts'
import { Footer } from '../../features/layout/footer.tsx'
import { Header } from '../../features/layout/header.tsx'
import '../../styles/tokens.css'
import '../../styles/fonts.css'
import '../../styles/fallback-fonts.css'
import '../../styles/reset.css'
import { Toasts } from '../../ui/toast/toasts.tsx'
import type { RouterContext } from '../router.tsx'
import favicon from '../../brand/favicon.svg?url'
import { PlayerHost } from '../../features/player/player-host.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context }) => {
    if (context.site.isMember) await settleSections([context.queryClient.ensureQueryData(meQuery(context))])
  },
  head: ({ match: { context } }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: context.texts.siteTitle },
      { name: 'description', content: context.texts.siteDescription },
      { name: 'theme-color', content: '#ffffff' },
    ],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: textFont, crossOrigin: 'anonymous' },
      { rel: 'preload', as: 'font', type: 'font/woff2', href: displayFont, crossOrigin: 'anonymous' },
      { rel: 'icon', href: favicon, type: 'image/svg+xml' },
    ],
  }),
  component: Document,
})

function Document() {
  const { site, texts } = Route.useRouteContext()
  // Says that React has taken over: the loader of pages held in memory then replays what was clicked before.
  useEffect(() => {
    document.dispatchEvent(new Event('app:ready'))
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
        <Header />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <PlayerHost />
        <Toasts />
        <Scripts />
      </body>
    </html>
  )
}
