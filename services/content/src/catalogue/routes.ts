import * as contract from '@quintet/contracts/content'
import { Problem } from '@quintet/contracts/problems'
import type { Language } from '@quintet/domain/languages'
import type { App, Platform } from '@quintet/platform/http/app'
import { PreparedAnswer, serve } from '@quintet/platform/http/serve'
import type { Viewer } from '@quintet/platform/identity/viewer'
import type { FastifyRequest } from 'fastify'
import type { Catalogue } from './catalogue.ts'
import { type Asking, categoryTree, findTitle, listRows, listTitles, wireList } from './service.ts'
import { titlesFor } from './visibility.ts'

const RELATED_MAX = 12

export function catalogueRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { config, clock } = platform

  const asking = (viewer: Viewer | null, language: Language, audience: Asking['audience']): Asking => ({
    viewer,
    audience,
    language,
    productId: config.productId,
    now: clock.now(),
  })
  const checkProduct = (productId: number): void => {
    if (productId !== config.productId) throw new Problem('unknown_product')
  }
  // A member's answer is the member's alone; a visitor's differs by language and by the lock behind a cookie.
  const headers = (audience: Asking['audience']): Record<string, string> =>
    audience === 'member'
      ? { 'cache-control': 'private, no-cache', vary: 'Cookie, Authorization, Accept-Language' }
      : { 'cache-control': 'no-cache', vary: 'Cookie, Accept-Language' }
  const answer = (text: string, { audience }: Asking) => new PreparedAnswer(text, headers(audience))

  const list = (query: contract.ContentQuery, ask: Asking, request: FastifyRequest): PreparedAnswer => {
    const { page, total } = listTitles(catalogue, query, ask)
    const links = pageLinks(request, query, total)
    return new PreparedAnswer(wireList(page, ask), {
      ...headers(ask.audience),
      'x-total-count': String(total),
      ...(links === '' ? {} : { link: links }),
    })
  }
  serve(app, platform, contract.listContent, ({ viewer, language, query, request }) =>
    list(query, asking(viewer, language, 'member'), request),
  )
  serve(app, platform, contract.listContentInfo, ({ viewer, language, query, params, request }) => {
    checkProduct(params.productId)
    return list(query, asking(viewer, language, 'visitor'), request)
  })

  const one = (id: number, ask: Asking) => answer(wireList([findTitle(catalogue, id, ask)], ask), ask)
  serve(app, platform, contract.getContent, ({ viewer, language, params }) =>
    one(params.id, asking(viewer, language, 'member')),
  )
  serve(app, platform, contract.getContentInfo, ({ viewer, language, params }) => {
    checkProduct(params.productId)
    return one(params.id, asking(viewer, language, 'visitor'))
  })

  serve(app, platform, contract.listRows, ({ viewer, language, query }) => {
    const ask = asking(viewer, language, 'member')
    return answer(listRows(catalogue, query, ask), ask)
  })
  serve(app, platform, contract.listRowsInfo, ({ viewer, language, query, params }) => {
    checkProduct(params.productId)
    const ask = asking(viewer, language, 'visitor')
    return answer(listRows(catalogue, query, ask), ask)
  })

  const children = (id: number, ask: Asking) => {
    const parent = findTitle(catalogue, id, ask)
    return answer(wireList(titlesFor(catalogue, ask.viewer).childrenOf(parent.id), ask), ask)
  }
  serve(app, platform, contract.listChildren, ({ viewer, language, params }) =>
    children(params.id, asking(viewer, language, 'member')),
  )
  serve(app, platform, contract.listChildrenInfo, ({ viewer, language, params }) => {
    checkProduct(params.productId)
    return children(params.id, asking(viewer, language, 'visitor'))
  })

  serve(app, platform, contract.listRelated, ({ viewer, language, params, query }) => {
    const ask = asking(viewer, language, viewer?.accountId ? 'member' : 'visitor')
    const title = findTitle(catalogue, params.id, ask)
    const index = titlesFor(catalogue, viewer)
    const related =
      query.kind === 'similar'
        ? index.similarTo(title, RELATED_MAX, ask.now)
        : index
            .list({ category: title.vertical, sort: 'popularity', descending: true }, ask.now)
            .filter(({ id }) => id !== title.id)
            .slice(0, RELATED_MAX)
    return answer(wireList(related, ask), ask)
  })

  serve(app, platform, contract.getCategory, ({ viewer, language, params: { category } }) => ({
    [category]: categoryTree(catalogue, category, asking(viewer, language, 'member')),
  }))
  serve(app, platform, contract.getCategoryInfo, ({ viewer, language, params: { category, productId } }) => {
    checkProduct(productId)
    return { [category]: categoryTree(catalogue, category, asking(viewer, language, 'visitor')) }
  })
  serve(
    app,
    platform,
    contract.listSubcategories,
    ({ viewer, language, params: { category } }) =>
      categoryTree(catalogue, category, asking(viewer, language, 'visitor')).subcategories,
  )
}

// RFC 8288: the pages around this one.
function pageLinks(request: FastifyRequest, { page, limit }: contract.ContentQuery, total: number): string {
  const lastPage = Math.max(1, Math.ceil(total / limit))
  const address = (number: number) => {
    const url = new URL(request.url, 'http://localhost')
    url.searchParams.set('page', String(number))
    return `<${url.pathname}${url.search}>`
  }
  return [
    ...(page > 1 ? [`${address(Math.min(page - 1, lastPage))}; rel="prev"`] : []),
    ...(page < lastPage ? [`${address(page + 1)}; rel="next"`] : []),
    ...(total > 0 ? [`${address(1)}; rel="first"`, `${address(lastPage)}; rel="last"`] : []),
  ].join(', ')
}
