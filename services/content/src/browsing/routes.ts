import * as contract from '@quintet/contracts/content'
import { headersOfTotal } from '@quintet/contracts/list-total'
import type { App, Platform } from '@quintet/platform/http/app'
import { type PreparedAnswer, serve } from '@quintet/platform/http/serve'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findTitle, titlesFor } from '../catalogue/visibility.ts'
import { listParts } from '../works/album-tracks.ts'
import { answersOf } from './answers.ts'
import type { Asking } from './asking.ts'
import { categoryTree } from './categories.ts'
import { meantBy } from './did-you-mean.ts'
import { listRelated, listRows, listTitles, listTrending } from './lists.ts'
import { pageLinks } from './page-links.ts'
import { partnerEmbedFor, withEmbed } from './partner-embed.ts'
import { wireList } from './wire-list.ts'

/** Mounts the routes of the catalogue. Those with a product are for visitors. */
export function browsingRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  listRoutes(app, platform, catalogue)
  titleRoutes(app, platform, catalogue)
  suggestionRoutes(app, platform, catalogue)
  categoryRoutes(app, platform, catalogue)
}

function listRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { asking, checkProduct, prepare } = answersOf(platform, catalogue)

  const list = (query: contract.ContentQuery, ask: Asking, address: string): PreparedAnswer =>
    prepare(() => {
      const { page, total, hasNext } = listTitles(catalogue, query, ask)
      const links = pageLinks(address, query, { total, hasNext })
      return {
        bytes: wireList(page, ask),
        headers: { ...headersOfTotal(total), ...(links === '' ? {} : { link: links }) },
      }
    }, ask)
  serve(app, platform, contract.listContent, async ({ viewer, language, query, request }) =>
    list(query, await asking(viewer, language, 'member'), request.url),
  )
  serve(app, platform, contract.listContentInfo, async ({ viewer, language, query, params, request }) => {
    checkProduct(params.productId)
    return list(query, await asking(viewer, language, 'visitor'), request.url)
  })

  serve(app, platform, contract.listRows, async ({ viewer, language, query }) => {
    const ask = await asking(viewer, language, 'member')
    return prepare(() => ({ bytes: listRows(catalogue, query, ask) }), ask)
  })
  serve(app, platform, contract.listRowsInfo, async ({ viewer, language, query, params }) => {
    checkProduct(params.productId)
    const ask = await asking(viewer, language, 'visitor')
    return prepare(() => ({ bytes: listRows(catalogue, query, ask) }), ask)
  })
}

function titleRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { asking, checkProduct, prepare } = answersOf(platform, catalogue)

  // @spec decisions 4.3
  const one = (id: number, ask: Asking) => {
    // Before any header is set: what is not found has no ETag.
    const title = findTitle(catalogue, id, ask)
    return prepare(() => ({ bytes: wireList([title], ask) }), ask)
  }
  serve(app, platform, contract.getContent, async ({ viewer, language, params }) => {
    const ask = await asking(viewer, language, 'member')
    const title = findTitle(catalogue, params.id, ask)
    const embed = await partnerEmbedFor(platform.db, viewer, title, ask.now)
    if (embed === null) return one(params.id, ask)
    return prepare(() => ({ bytes: withEmbed(title, ask, embed) }), ask, 'partner')
  })
  serve(app, platform, contract.getContentInfo, async ({ viewer, language, params }) => {
    checkProduct(params.productId)
    return one(params.id, await asking(viewer, language, 'visitor'))
  })

  // @spec decisions 4.4
  const children = (id: number, ask: Asking) => {
    const parent = findTitle(catalogue, id, ask)
    return prepare(() => {
      const index = titlesFor(catalogue, ask.viewer)
      return { bytes: listParts(index, index.childrenOf(parent.id), ask) }
    }, ask)
  }
  serve(app, platform, contract.listChildren, async ({ viewer, language, params }) =>
    children(params.id, await asking(viewer, language, 'member')),
  )
  serve(app, platform, contract.listChildrenInfo, async ({ viewer, language, params }) => {
    checkProduct(params.productId)
    return children(params.id, await asking(viewer, language, 'visitor'))
  })
}

function suggestionRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { asking, prepare } = answersOf(platform, catalogue)

  serve(app, platform, contract.listRelated, async ({ viewer, language, params, query }) => {
    const ask = await asking(viewer, language, viewer?.accountId ? 'member' : 'visitor')
    const title = findTitle(catalogue, params.id, ask)
    const related = listRelated(titlesFor(catalogue, ask.viewer), title, query.kind, ask.now)
    return prepare(() => ({ bytes: wireList(related, ask) }), ask)
  })
  serve(app, platform, contract.listExtras, async ({ viewer, language, params }) => {
    const ask = await asking(viewer, language, viewer?.accountId ? 'member' : 'visitor')
    const { id } = findTitle(catalogue, params.id, ask)
    return prepare(() => ({ bytes: wireList(titlesFor(catalogue, ask.viewer).extrasOf(id), ask) }), ask)
  })
  serve(app, platform, contract.listTrending, async ({ viewer, language }) => {
    const ask = await asking(viewer, language, viewer?.accountId ? 'member' : 'visitor')
    return prepare(
      () => ({ bytes: wireList(listTrending(catalogue, platform.brand.trending, ask), ask) }),
      ask,
    )
  })
  serve(app, platform, contract.listMeant, async ({ viewer, language, query }) => {
    const ask = await asking(viewer, language, 'visitor')
    return prepare(() => ({ bytes: Buffer.from(JSON.stringify(meantBy(catalogue, query.search, ask))) }), ask)
  })
}

function categoryRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { clock } = platform
  const { checkProduct } = answersOf(platform, catalogue)

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
