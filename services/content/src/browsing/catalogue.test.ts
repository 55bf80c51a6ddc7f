import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as content from '@quintet/contracts/content'
import type { Sort } from '@quintet/domain/catalogue/browsing'
import { type Product, startProduct, type TestMember, type TestTitle } from '@quintet/testing'

const PRODUCT = { productId: 221 }

describe('the catalogue', () => {
  let product: Product
  let member: TestMember
  let titles: Record<'drama' | 'comedy' | 'kids' | 'unrated' | 'series' | 'episode' | 'gone', TestTitle>

  before(async () => {
    product = await startProduct()
    member = await product.aMember()
    const drama = await product.aTitle({
      title: 'Größe',
      categories: ['movies:drama'],
      tags: ['cliq-top10', 'berlin'],
      place: 1,
      year: 2001,
      media: 'video',
      trailer: true,
    })
    const comedy = await product.aTitle({
      title: 'Anna',
      categories: ['movies:comedy'],
      place: 2,
      year: 1999,
    })
    const kids = await product.aTitle({
      title: 'Fuchs',
      rating: 'FSK-6',
      categories: ['movies:animation'],
      place: 3,
    })
    const unrated = await product.aTitle({
      title: 'Ohne Siegel',
      rating: null,
      categories: ['movies:kids'],
      place: 4,
    })
    const series = await product.aTitle({
      title: 'Küste',
      kind: 'series',
      categories: ['movies:series'],
      place: 5,
    })
    await product.aTitle({ title: 'Rückblick', kind: 'episode', parentId: series.id, season: 0, number: 1 })
    await product.aTitle({ title: 'Zwei', kind: 'episode', parentId: series.id, season: 1, number: 2 })
    const episode = await product.aTitle({
      title: 'Eins',
      kind: 'episode',
      parentId: series.id,
      season: 1,
      number: 1,
    })
    const gone = await product.aTitle({ title: 'Vorbei', availableUntil: new Date('2020-01-01') })
    titles = { drama, comedy, kids, unrated, series, episode, gone }
  })
  after(() => product.stop())

  const list = (query: object = {}) => product.call(content.listContentInfo, { params: PRODUCT, query })
  const names = (items: content.ContentItem[]) => items.map(({ attributes }) => attributes.title)

  test('[catalogue 7.1] a list is a plain array in editorial order, 15 per page', async () => {
    const { body } = await list({ category: 'movies' })
    assert.deepEqual(names(body), ['Größe', 'Anna', 'Fuchs', 'Ohne Siegel', 'Küste'])
  })

  test('[decisions 1.5] X-Total-Count and Link carry the paging', async () => {
    const { body, headers } = await list({ limit: 2, page: 2 })
    assert.deepEqual(names(body), ['Fuchs', 'Ohne Siegel'])
    assert.equal(headers.get('x-total-count'), '5')
    assert.equal(
      headers.get('link'),
      '</api/content/info/221?limit=2&page=1>; rel="prev", </api/content/info/221?limit=2&page=3>; rel="next", ' +
        '</api/content/info/221?limit=2&page=1>; rel="first", </api/content/info/221?limit=2&page=3>; rel="last"',
    )
  })

  test('[decisions 4.1] a page beyond the end is empty', async () => {
    const { body, status } = await list({ page: 1000 })
    assert.deepEqual([status, body], [200, []])
  })

  test('[decisions 4.1] tags are comma-separated and all must match', async () => {
    assert.deepEqual(names((await list({ tags: 'cliq-top10,berlin' })).body), ['Größe'])
    assert.deepEqual((await list({ tags: 'cliq-top10,paris' })).body, [])
  })

  test('[decisions 4.2] sorts by title and by year in both directions', async () => {
    assert.deepEqual(names((await list({ sort: 'title,desc' })).body).slice(0, 2), ['Ohne Siegel', 'Küste'])
    assert.equal(names((await list({ sort: 'year,asc' })).body)[0], 'Anna')
  })

  test('[decisions 4.1] a list of an unknown vertical is rejected, one of an unknown genre is empty', async () => {
    for (const category of ['cooking', 'cooking:movies', ':action', ':']) {
      const refused = await list({ category })
      assert.deepEqual([refused.status, refused.problem?.code], [422, 'invalid_request'], category)
      assert.equal(refused.problem?.errors?.[0]?.path, 'category')
    }
    assert.deepEqual((await list({ category: 'movies:cooking' })).body, [])
  })

  test('[decisions 4.11] search folds case and umlauts, and finds episodes', async () => {
    for (const search of ['GROSSE', 'größe', 'gros'])
      assert.deepEqual(names((await list({ search })).body), ['Größe'], search)
    assert.deepEqual(names((await list({ search: 'eins' })).body), ['Eins'])
  })

  test('[decisions 4.1] returns the titles with the requested ids, including episodes', async () => {
    const { body } = await list({ ids: `${titles.episode.id},${titles.drama.id},999999` })
    assert.deepEqual(new Set(names(body)), new Set(['Größe', 'Eins']))
  })

  test('[decisions 4.3] a single item comes in an array of one; an unknown id is a 404', async () => {
    const found = await product.call(content.getContentInfo, { params: { ...PRODUCT, id: titles.drama.id } })
    assert.equal(found.body.length, 1)
    for (const id of [999_999, titles.gone.id]) {
      const missing = await product.call(content.getContentInfo, { params: { ...PRODUCT, id } })
      assert.deepEqual([missing.status, missing.problem?.code], [404, 'unknown_content'])
    }
  })

  test('[decisions 4.6] members get a representation of playable titles, visitors never do', async () => {
    const params = { id: titles.drama.id }
    const [visible] = (await product.call(content.getContentInfo, { params: { ...PRODUCT, ...params } })).body
    assert.equal(visible?.representation, undefined)
    assert.equal(visible?.attributes.trailer, `/api/content/info/221/${titles.drama.id}/trailer`)
    const [full] = (await member.call(content.getContent, { params })).body
    assert.match(full?.representation?.embedscript ?? '', /^<iframe src="\/movies\/movie\/\d+\?play=true"/)
    const [silent] = (await member.call(content.getContent, { params: { id: titles.comedy.id } })).body
    assert.equal(silent?.representation, undefined)
  })

  test('[catalogue 3.3] the label of a sports title is in the language of the response', async () => {
    const { id } = await product.aTitle({ vertical: 'sports', categories: ['sports:documentaries'] })
    const labelIn = async (lang: 'de' | 'en') => {
      const { body } = await product.call(content.getContentInfo, {
        params: { ...PRODUCT, id },
        query: { lang },
      })
      return body[0]?.attributes.label
    }
    assert.deepEqual([await labelIn('de'), await labelIn('en')], ['Dokumentationen', 'Documentaries'])
    assert.equal((await list({ category: 'movies' })).body[0]?.attributes.label, undefined)
  })

  test('[decisions 4.6, product 3.2] a book has its series and position in it, a game its controls', async () => {
    const of = async (wishes: Parameters<Product['aTitle']>[0]) => {
      const { id } = await product.aTitle(wishes)
      const { body } = await product.call(content.getContentInfo, { params: { ...PRODUCT, id } })
      const { series, series_position, controls } = body[0]?.attributes ?? {}
      return [series, series_position, controls]
    }
    const book = { vertical: 'audio-books', kind: 'audiobook' } as const
    assert.deepEqual(await of({ ...book, series: { name: 'Saga', position: 2.5 } }), ['Saga', 2.5, undefined])
    assert.deepEqual(await of({ ...book, series: { name: 'Saga', position: null } }), [
      'Saga',
      undefined,
      undefined,
    ])
    const game = { vertical: 'pc-games', kind: 'game' } as const
    assert.deepEqual(await of({ ...game, controls: ['mouse'] }), [undefined, undefined, ['mouse']])
  })

  test('[decisions 4.4] episodes of a series are listed in order with season and number, specials last', async () => {
    const { body } = await member.call(content.listChildren, { params: { id: titles.series.id } })
    assert.deepEqual(
      body.map(({ attributes, season, number }) => [attributes.title, season, number]),
      [
        ['Eins', 1, 1],
        ['Zwei', 1, 2],
        ['Rückblick', 0, 1],
      ],
    )
  })

  test('[decisions 4.5] rows are genres with their items; empty rows are left out', async () => {
    const { body } = await member.call(content.listRows, { query: { category: 'movies', limit: 1 } })
    assert.deepEqual(
      body.map(({ id, items }) => [id, items.length]),
      [
        ['movies:series', 1],
        ['movies:kids', 1],
        ['movies:animation', 1],
        ['movies:comedy', 1],
        ['movies:drama', 1],
      ],
    )
  })

  test('[decisions 4.5] a category is keyed by its id; an unknown one is a 404', async () => {
    const { body } = await product.call(content.getCategoryInfo, {
      params: { ...PRODUCT, category: 'movies' },
      query: { lang: 'en' },
    })
    assert.deepEqual(body['movies']?.subcategories[0], { id: 'movies:series', category_name: 'Series' })
    const missing = await product.call(content.getCategoryInfo, {
      params: { ...PRODUCT, category: 'cooking' },
    })
    assert.deepEqual([missing.status, missing.problem?.code], [404, 'unknown_category'])
  })

  test('[decisions 1.6] an unknown product is a 404', async () => {
    const missing = await product.call(content.listContentInfo, { params: { productId: 222 } })
    assert.deepEqual([missing.status, missing.problem?.code], [404, 'unknown_product'])
  })

  test('[decisions 4.17] a locked device sees, and counts, only titles rated 9 or below or filed under kids', async () => {
    const locked = await product.aMember({ kidLocked: true })
    const { body, headers } = await locked.call(content.listContent, {})
    assert.deepEqual(names(body), ['Fuchs'])
    assert.equal(headers.get('x-total-count'), '1')
    const hidden = await locked.call(content.getContent, { params: { id: titles.unrated.id } })
    assert.deepEqual([hidden.status, hidden.problem?.code], [404, 'unknown_content'])
  })

  test('[decisions 1.3] invalid input is reported by field, never as a 500', async () => {
    for (const query of [
      { limit: 0 },
      { limit: 101 },
      { page: 0 },
      { page: 'x' },
      { sort: 'price,asc' },
      { search: 'x'.repeat(10_000) },
      { search: 'a\0b' },
      { ids: '1;drop table account' },
    ]) {
      const refused = await list(query)
      assert.deepEqual(
        [refused.status, refused.problem?.code],
        [422, 'invalid_request'],
        JSON.stringify(query),
      )
      assert.equal(refused.problem?.errors?.[0]?.path, Object.keys(query)[0])
    }
    for (const search of ['‮אבג', '👩‍🚀', '%_\\', '<script>', '—'])
      assert.deepEqual((await list({ search })).body, [], search)
  })
})

test('[decisions 4.2] rows list playable titles first, then announced ones until they become playable, and channels last', async () => {
  const product = await startProduct()
  try {
    const genre = 'sports:curling'
    const wishes = { vertical: 'sports' as const, categories: [genre] }
    const announced = await product.aTitle({ ...wishes, kind: 'series', place: 1, popularity: 9 })
    const plays = await product.aTitle({
      ...wishes,
      kind: 'event',
      place: 2,
      popularity: 5,
      media: 'video',
    })
    const channel = await product.aTitle({
      ...wishes,
      kind: 'channel',
      place: 0,
      popularity: 99,
      programme: { rules: [{ categories: [genre] }], apartHours: 0 },
    })
    const inParts = await product.aTitle({ ...wishes, kind: 'series', place: 3, popularity: 7 })
    await product.aTitle({ ...wishes, kind: 'episode', parentId: inParts.id, number: 1, media: 'video' })
    await product.publish(inParts.id)
    const idsBy = async (sort?: Sort) => {
      const query = { category: genre, ...(sort ? { sort } : {}) }
      const { body } = await product.call(content.listContentInfo, { params: PRODUCT, query })
      return body.map(({ contentitem_id: id }) => id)
    }
    assert.deepEqual(await idsBy(), [plays.id, inParts.id, announced.id, channel.id])
    assert.deepEqual(await idsBy('popularity,desc'), [inParts.id, plays.id, announced.id, channel.id])
    assert.deepEqual(await idsBy('order,desc'), [inParts.id, plays.id, announced.id, channel.id])
    assert.deepEqual(await idsBy('popularity,asc'), [plays.id, inParts.id, announced.id, channel.id])
    for (const sort of ['added,asc', 'added,desc', 'relevance,desc'] as const)
      assert.deepEqual((await idsBy(sort)).slice(-2), [announced.id, channel.id], sort)
    const rows = await product.call(content.listRowsInfo, { params: PRODUCT, query: { category: genre } })
    assert.equal(rows.body[0]?.items[0]?.contentitem_id, plays.id)
    const similar = await product.call(content.listRelated, {
      params: { id: inParts.id },
      query: { kind: 'similar' },
    })
    assert.deepEqual(
      similar.body.map(({ contentitem_id: id }) => id),
      [plays.id, announced.id, channel.id],
    )
    await product.aTitle({ ...wishes, kind: 'episode', parentId: announced.id, number: 1, media: 'video' })
    await product.publish(announced.id)
    assert.deepEqual(await idsBy(), [announced.id, plays.id, inParts.id, channel.id])
  } finally {
    await product.stop()
  }
})
