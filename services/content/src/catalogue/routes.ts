import * as contract from '@quintet/contracts/content'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/languages'
import type { App, Platform } from '@quintet/platform/http/app'
import { PreparedAnswer, serve } from '@quintet/platform/http/serve'
import type { Viewer } from '@quintet/platform/identity/viewer'
import type { FastifyRequest } from 'fastify'
import type { Catalogue } from './catalogue.ts'
import { meantBy } from './did-you-mean.ts'
import {
  type Asking,
  categoryTree,
  findTitle,
  listRows,
  listTitles,
  listTrending,
  wireList,
} from './service.ts'
import { spoilersFor } from './spoilers.ts'
import { titlesFor, whileUnchanged } from './visibility.ts'

const RELATED_MAX = 12

/** Grows when the wire form of titles changes, so that no client keeps what an older server made. */
const WIRE_FORM = 1

export function catalogueRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { config, clock, db } = platform

  const asking = async (
    viewer: Viewer | null,
    language: Language,
    audience: Asking['audience'],
  ): Promise<Asking> => {
    const now = clock.now()
    const spoilers = await spoilersFor(db, catalogue, viewer, now)
    return { viewer, audience, language, productId: config.productId, now, spoilers }
  }
  const checkProduct = (productId: number): void => {
    if (productId !== config.productId) throw new Problem('unknown_product')
  }
  const answer = (make: () => Buffer, ask: Asking) => prepare(() => ({ bytes: make() }), ask)
  const prepare = (make: () => { bytes: Buffer; headers?: Record<string, string> }, ask: Asking) => {
    const { viewer, audience, language, now, spoilers } = ask
    const [version, turn] = [catalogue.version(), titlesFor(catalogue, viewer).turnAt(now)]
    const lock = viewer?.kidLocked ? 'k' : ''
    return new PreparedAnswer({
      // A member's answer is the member's alone, and so is that of a locked device; another visitor's differs by language.
      headers: {
        'cache-control': viewer === null ? 'public, no-cache' : 'private, no-cache',
        vary: 'Cookie, Authorization, Accept-Language, Accept-Encoding',
      },
      etag: `${WIRE_FORM}.${version}.${turn}.${language}.${audience.charAt(0)}${lock}${spoilers?.tag ?? ''}`,
      make,
      ...(viewer === null ? { isFresh: whileUnchanged(catalogue, clock) } : {}),
    })
  }

  const list = (query: contract.ContentQuery, ask: Asking, request: FastifyRequest): PreparedAnswer =>
    prepare(() => {
      const { page, total } = listTitles(catalogue, query, ask)
      const links = pageLinks(request, query, total)
      return {
        bytes: wireList(page, ask),
        headers: { 'x-total-count': String(total), ...(links === '' ? {} : { link: links }) },
      }
    }, ask)
  serve(app, platform, contract.listContent, async ({ viewer, language, query, request }) =>
    list(query, await asking(viewer, language, 'member'), request),
  )
  serve(app, platform, contract.listContentInfo, async ({ viewer, language, query, params, request }) => {
    checkProduct(params.productId)
    return list(query, await asking(viewer, language, 'visitor'), request)
  })

  const one = (id: number, ask: Asking) => answer(() => wireList([findTitle(catalogue, id, ask)], ask), ask)
  serve(app, platform, contract.getContent, async ({ viewer, language, params }) =>
    one(params.id, await asking(viewer, language, 'member')),
  )
  serve(app, platform, contract.getContentInfo, async ({ viewer, language, params }) => {
    checkProduct(params.productId)
    return one(params.id, await asking(viewer, language, 'visitor'))
  })

  serve(app, platform, contract.listRows, async ({ viewer, language, query }) => {
    const ask = await asking(viewer, language, 'member')
    return answer(() => listRows(catalogue, query, ask), ask)
  })
  serve(app, platform, contract.listRowsInfo, async ({ viewer, language, query, params }) => {
    checkProduct(params.productId)
    const ask = await asking(viewer, language, 'visitor')
    return answer(() => listRows(catalogue, query, ask), ask)
  })

  const children = (id: number, ask: Asking) => {
    const parent = findTitle(catalogue, id, ask)
    return answer(() => wireList(titlesFor(catalogue, ask.viewer).childrenOf(parent.id), ask), ask)
  }
  serve(app, platform, contract.listChildren, async ({ viewer, language, params }) =>
    children(params.id, await asking(viewer, language, 'member')),
  )
  serve(app, platform, contract.listChildrenInfo, async ({ viewer, language, params }) => {
    checkProduct(params.productId)
    return children(params.id, await asking(viewer, language, 'visitor'))
  })

  serve(app, platform, contract.listRelated, async ({ viewer, language, params, query }) => {
    const ask = await asking(viewer, language, viewer?.accountId ? 'member' : 'visitor')
    const title = findTitle(catalogue, params.id, ask)
    const index = titlesFor(catalogue, viewer)
    const related =
      query.kind === 'similar'
        ? index.similarTo(title, RELATED_MAX, ask.now)
        : index
            .page(
              { category: title.vertical, sort: 'popularity', descending: true },
              { from: 0, to: RELATED_MAX + 1 },
              ask.now,
            )
            .page.filter(({ id }) => id !== title.id)
            .slice(0, RELATED_MAX)
    return answer(() => wireList(related, ask), ask)
  })

  serve(app, platform, contract.listTrending, async ({ viewer, language }) => {
    const ask = await asking(viewer, language, viewer?.accountId ? 'member' : 'visitor')
    return answer(() => wireList(listTrending(catalogue, platform.brand.trending, ask), ask), ask)
  })

  serve(app, platform, contract.listMeant, async ({ viewer, language, query }) => {
    const ask = await asking(viewer, language, 'visitor')
    return answer(() => Buffer.from(JSON.stringify(meantBy(catalogue, query.search, ask))), ask)
  })

  serve(app, platform, contract.getCategory, ({ viewer, language, params: { category } }) => ({
    [category]: categoryTree(catalogue, category, { viewer, language, now: clock.now() }),
  }))
  serve(app, platform, contract.getCategoryInfo, ({ viewer, language, params: { category, productId } }) => {
    checkProduct(productId)
    return { [category]: categoryTree(catalogue, category, { viewer, language, now: clock.now() }) }
  })
  serve(
    app,
    platform,
    contract.listSubcategories,
    ({ viewer, language, params: { category } }) =>
      categoryTree(catalogue, category, { viewer, language, now: clock.now() }).subcategories,
  )
}

// Clients refuse answers whose headers are longer than 16 kB, and four addresses stand in one of them.
const LINKED_ADDRESS_MAX = 2000

// RFC 8288: the pages around this one. Put together from the address as it came: taking it apart costs as much as the list.
function pageLinks(request: FastifyRequest, { page, limit }: contract.ContentQuery, total: number): string {
  const lastPage = Math.max(1, Math.ceil(total / limit))
  const [pathname = '', search = ''] = request.url.replace(UNQUOTED, encodeURIComponent).split('?', 2)
  const kept = search.split('&').filter((part) => isLinked(part.slice(0, part.indexOf('='))))
  const start = `<${pathname}?${kept.map((part) => `${part}&`).join('')}page=`
  if (start.length > LINKED_ADDRESS_MAX) return ''
  const link = (number: number, relation: string) => `${start}${number}>; rel="${relation}"`
  return [
    ...(page > 1 ? [link(Math.min(page - 1, lastPage), 'prev')] : []),
    ...(page < lastPage ? [link(page + 1, 'next')] : []),
    ...(total > 0 ? [link(1, 'first'), link(lastPage, 'last')] : []),
  ].join(', ')
}

// What would end an address in a header before its time; browsers quote it themselves.
const UNQUOTED = /[<>"]|[^!-~]/g

function isLinked(parameter: string): boolean {
  return parameter !== 'page' && parameter in contract.ContentQuery.shape
}
