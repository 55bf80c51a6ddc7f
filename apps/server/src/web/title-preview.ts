/**
 * The preview of a hidden title: its page as members would see it. No script runs in it, no link works, and nothing caches it.
 * @spec decisions 13.20
 */
import type { libraryDesk } from '@quintet/content'
import { addressOf, type ApiFetch } from '@quintet/contracts/client'
import {
  getContent,
  getContentInfo,
  listChildren,
  listChildrenInfo,
  listExtras,
  listRelated,
} from '@quintet/contracts/content'
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
    // For everything but this title, such as genre names. No member's viewing history is used here.
    apiFetch: answering(inProcessFetch(app, null), id, { preview, productId: site.productId }),
    nonce: 'preview',
  })
  return { html: Buffer.from(withoutWays(await answer.text())), headers: HEADERS }
}

/** Wraps the API so that it returns this title as the viewer would see it; if the viewer may not see it, the API answers as usual. */
function answering(
  ask: ApiFetch,
  id: number,
  { preview: { answers }, productId }: Pick<Wanted, 'preview'> & { productId: number },
): ApiFetch {
  if (answers === null) return ask
  const known = new Map([
    [addressOf(getContent, { id }), answers.item],
    [addressOf(getContentInfo, { id, productId }), answers.item],
    [addressOf(listChildren, { id }), answers.parts],
    [addressOf(listChildrenInfo, { id, productId }), answers.parts],
    [addressOf(listExtras, { id }), answers.extras],
  ])
  const related = addressOf(listRelated, { id })
  return async (url, init) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const path = pathname.slice(API_PREFIX.length)
    const answer =
      path === related
        ? answers[searchParams.get('kind') === 'popular' ? 'popular' : 'similar']
        : known.get(path)
    return answer === undefined ? ask(url, init) : new Response(answer)
  }
}

/** Removes links, scripts, their preloads and noscript content. */
function withoutWays(html: string): string {
  return html
    .replaceAll(/<script\b[^<>]*>[\s\S]*?(?:<\/script>|$)/g, '')
    .replaceAll(/<link\b[^<>]*\b(?:rel="modulepreload"|as="(?:script|fetch)")[^<>]*>/g, '')
    .replaceAll(/<noscript\b[^<>]*>[\s\S]*?(?:<\/noscript>|$)/g, '')
    .replaceAll(/<a\b[^<>]*>/g, (link) => link.replace(/ href="[^"]*"/, ''))
}
