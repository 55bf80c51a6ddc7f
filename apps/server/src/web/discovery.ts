/** Serves the site's other files: robots.txt, security.txt, the sitemaps, and the installed app's manifest. */
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { chooseLanguage } from '@quintet/domain/basics/languages'
import type { App, Platform } from '@quintet/platform/http/app'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import { lastingOrigin } from '@quintet/platform/http/origins'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, sendBody, type Body } from '@quintet/platform/http/encoding'
import { isFromLockedDevice, sendNothing } from './locked-device.ts'
import {
  partsOf,
  sitemapIndex,
  sitemapOfPages,
  sitemapOfPeople,
  sitemapOfTitles,
  type SitemapTitle,
} from './sitemap.ts'

export type PublicTitle = SitemapTitle

const HOUR_SECONDS = 60 * 60
/** How long readers may keep security.txt. */
const SECURITY_DAYS = 180
const WHITE = '#ffffff'

type DiscoveryOptions = Platform & {
  catalogueVersion: () => number | string
  publicTitles: () => PublicTitle[]
  publicPeople: () => string[]
}

export function discoveryFiles(app: App, options: DiscoveryOptions): void {
  const origin = lastingOrigin(options.config)
  sitemapRoutes(app, options, origin)
  manifestRoute(app, options)
  app.get('/robots.txt', (_request, reply) => {
    reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`).type('text/plain; charset=utf-8')
    return [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /login/',
      'Disallow: /newsletter/',
      'Disallow: /declaration',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n')
  })
  securityRoute(app, options, origin)
}

// Source: RFC 9116, which asks for a day of expiry less than a year away. @spec security 4.9
function securityRoute(app: App, { brand, clock }: DiscoveryOptions, origin: string): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.now().getTime() + SECURITY_DAYS * DAY_MS)
    reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`).type('text/plain; charset=utf-8')
    return [
      `Contact: mailto:${brand.company.email}`,
      `Contact: ${origin}/contact`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: de, en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n')
  })
}

function sitemapRoutes(app: App, options: DiscoveryOptions, origin: string): void {
  const { catalogueVersion, publicTitles, publicPeople } = options
  // The sitemaps of one version of the catalogue, created when a search engine requests them.
  const held = new Map<string, Promise<Body>>()
  let heldVersion: number | string | undefined

  const sendHeld = async (request: FastifyRequest, reply: FastifyReply, make: () => string | null) => {
    reply.header('vary', 'Cookie, Accept-Encoding')
    if (await isFromLockedDevice(options, request)) return sendNothing(reply)
    if (heldVersion !== catalogueVersion()) held.clear()
    heldVersion = catalogueVersion()
    const [name = ''] = request.url.split('?')
    let body = held.get(name)
    if (!body) {
      const text = make()
      if (text === null) return reply.status(404).type('text/plain').send('')
      body = compress(text, 4, 'application/xml; charset=utf-8')
      held.set(name, body)
    }
    reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .header('x-content-type-options', 'nosniff')
    return sendBody(request, reply, await body)
  }

  app.get('/sitemap.xml', (request, reply) =>
    sendHeld(request, reply, () =>
      sitemapIndex(origin, { titles: partsOf(publicTitles()), people: partsOf(publicPeople()) }),
    ),
  )
  app.get('/sitemap/pages.xml', (request, reply) => sendHeld(request, reply, () => sitemapOfPages(origin)))
  app.get<{ Params: { part: string } }>('/sitemap/titles-:part(^\\d{1,5}$).xml', (request, reply) =>
    sendHeld(request, reply, () => sitemapOfTitles(origin, publicTitles(), Number(request.params.part))),
  )
  app.get<{ Params: { part: string } }>('/sitemap/people-:part(^\\d{1,5}$).xml', (request, reply) =>
    sendHeld(request, reply, () => sitemapOfPeople(origin, publicPeople(), Number(request.params.part))),
  )
}

function manifestRoute(app: App, { brand }: DiscoveryOptions): void {
  app.get('/manifest.webmanifest', (request, reply) => {
    const language = chooseLanguage({
      cookie: request.cookies[COOKIES.language],
      acceptLanguage: request.headers['accept-language'],
    })
    const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({
      src,
      sizes,
      purpose,
      type: 'image/png',
    })
    reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .header('vary', 'Cookie, Accept-Language')
      .type('application/manifest+json; charset=utf-8')
    return JSON.stringify({
      name: brand.name,
      short_name: brand.name,
      description: brand.words[language].description,
      lang: language,
      id: '/',
      start_url: '/',
      display: 'standalone',
      background_color: WHITE,
      theme_color: WHITE,
      categories: ['entertainment', 'music', 'games', 'sports', 'kids'],
      icons: [
        icon('/icons/192.png', '192x192', 'any'),
        icon('/icons/512.png', '512x512', 'any'),
        icon('/icons/maskable-512.png', '512x512', 'maskable'),
      ],
    })
  })
}
