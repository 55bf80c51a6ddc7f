/**
 * The preview of a hidden title: its page as members would see it. No script runs in it, no link leads anywhere, and nothing keeps it.
 * @spec decisions 13.20
 */
import type { libraryDesk } from '@quintet/content'
import { addressOf, type ApiFetch } from '@quintet/contracts/client'
import { getContent, getContentInfo, listChildren, listChildrenInfo } from '@quintet/contracts/content'
import type { PREVIEW_VIEWERS } from '@quintet/contracts/operator/front-pages'
import type { Site } from '@quintet/contracts/page'
import type { App } from '@quintet/platform/http/app'
import { API_PREFIX } from '@quintet/platform/http/serve'
import { inProcessFetch } from './in-process-fetch.ts'
import { pageRequest } from './page-address.ts'
import type { Renderer } from './renderer.ts'

export type PreviewPage = { html: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

export type PreviewWanted = {
  id: number
  as: (typeof PREVIEW_VIEWERS)[number]
  preview: libraryDesk.TitlePreview
}

type Wanted = PreviewWanted & {
  /** As for a visitor. */
  site: Site
}

const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

export async function drawPreview(
  { app, renderer }: { app: App; renderer: Renderer },
  { id, as, preview, site }: Wanted,
): Promise<PreviewPage> {
  const answer = await renderer.render(pageRequest(new URL(preview.page, 'http://localhost'), []), {
    site: { ...site, isMember: as !== 'visitor', isKidLocked: as === 'child' },
    // Only for what the page tells of, such as titles like it.
    apiFetch: answering(inProcessFetch(app, null), id, { preview, productId: site.productId }),
    nonce: 'preview',
  })
  return { html: Buffer.from(withoutWays(await answer.text())), headers: HEADERS }
}

/** The API, which knows this title; for whom it is none, it answers as ever. */
function answering(
  ask: ApiFetch,
  id: number,
  { preview: { item, parts }, productId }: Pick<Wanted, 'preview'> & { productId: number },
): ApiFetch {
  const known = new Map<string, string>()
  if (item !== null) {
    for (const path of [addressOf(getContent, { id }), addressOf(getContentInfo, { id, productId })])
      known.set(API_PREFIX + path, item)
    for (const path of [addressOf(listChildren, { id }), addressOf(listChildrenInfo, { id, productId })])
      known.set(API_PREFIX + path, parts)
  }
  return async (url, init) => {
    const answer = known.get(new URL(url, 'http://localhost').pathname)
    return answer === undefined ? ask(url, init) : new Response(answer)
  }
}

/** Takes out what would lead away from it, scripts and what fetches them ahead, and what stands in for them. */
function withoutWays(html: string): string {
  return html
    .replaceAll(/<script\b[^<>]*>[\s\S]*?(?:<\/script>|$)/g, '')
    .replaceAll(/<link\b[^<>]*\b(?:rel="modulepreload"|as="(?:script|fetch)")[^<>]*>/g, '')
    .replaceAll(/<noscript\b[^<>]*>[\s\S]*?(?:<\/noscript>|$)/g, '')
    .replaceAll(/<a\b[^<>]*>/g, (link) => link.replace(/ href="[^"]*"/, ''))
}
