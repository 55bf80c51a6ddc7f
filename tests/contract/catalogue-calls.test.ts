/** The calls table of the catalogue, row by row, as a visitor and as a member make them. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Product, startProduct, type TestMember } from '@quintet/testing'

const TITLES = 18

describe('the calls of the catalogue', () => {
  let product: Product
  let member: TestMember
  let id: number

  before(async () => {
    product = await startProduct()
    member = await product.aMember()
    for (let place = 1; place <= TITLES; place++)
      ({ id } = await product.aTitle({ title: `Title ${place}`, categories: ['movies:drama'], place }))
  })
  after(() => product.stop())

  const read = async (send: Product['send'], address: string) => {
    const answer = await send(`/api${address}`)
    assert.equal(answer.status, 200, address)
    return (await answer.json()) as Record<string, unknown>[] & Record<string, unknown>
  }

  test('[catalogue 7.1] GET /content and /content/info/{productId} return 15 titles in the editors’ order, page 1', async () => {
    for (const items of [
      await read(member.send, '/content'),
      await read(product.send, '/content/info/221'),
    ]) {
      assert.equal(items.length, 15)
      assert.partialDeepStrictEqual(items[0], { attributes: { title: 'Title 1' } })
    }
  })

  test('[catalogue 7.1] a list is filtered by category, tags, sort, page, limit, search and contentOwner; an empty value matches any', async () => {
    const { id: other } = await product.aTitle({
      title: 'Another one',
      vertical: 'pc-games',
      kind: 'game',
      categories: ['pc-games:action'],
      tags: ['cliq-highlights'],
      ownerId: 'utomik',
      place: 99,
    })
    const hero = 'category=movies&contentOwner=&tags=cliq-highlights&sort=order,asc&page=1&limit=5'
    for (const [send, list] of [
      [member.send, '/content'],
      [product.send, '/content/info/221'],
    ] as const) {
      const ids = async (query: string) =>
        (await read(send, `${list}?${query}`)).map((item) => item['contentitem_id'])
      for (const query of [
        'category=pc-games',
        'category=pc-games:action',
        'tags=cliq-highlights',
        'contentOwner=utomik',
        'search=another',
        'sort=order,desc&limit=1',
        `page=${TITLES + 1}&limit=1`,
        `ids=${other}&sort=order,asc`,
      ])
        assert.deepEqual(await ids(query), [other], query)
      assert.equal((await ids('contentOwner=&category=&tags=&limit=100')).length, TITLES + 1)
      assert.deepEqual(await ids(hero), [])
    }
  })

  test('[catalogue 3.1] an item has the fields of the specification; playback fields are for members only', async () => {
    const { id: film } = await product.aTitle({
      media: 'video',
      trailer: true,
      tags: ['cliq-top10'],
      credits: [{ name: 'Ada', role: 'director' }],
      place: 500,
    })
    const [mine] = await read(member.send, `/content/${film}`)
    const [public_] = await read(product.send, `/content/info/221/${film}`)
    const fields = [
      'contentitem_id',
      'contentowner_id',
      'categories',
      'tags',
      'thumbnails',
      'artwork',
      'live',
      'attributes',
    ]
    for (const item of [mine, public_]) for (const field of fields) assert.ok(item && field in item, field)
    assert.partialDeepStrictEqual(mine?.['attributes'], {
      year: 2026,
      duration: 600,
      parental_guidance: 'FSK-12',
      director: 'Ada',
      trailer: `/api/content/info/221/${film}/trailer`,
    })
    assert.match(JSON.stringify(mine?.['representation']), /embedscript/)
    assert.equal(public_?.['representation'], undefined)
  })

  test('[decisions 2.3] a 401 removes the stored token', async () => {
    const browser = product.openBrowser()
    browser.cookies.set('user_token', 'ended-long-ago')
    const answer = await browser.send('/api/content')
    assert.equal(answer.status, 401)
    assert.equal(browser.cookies.has('user_token'), false)
    assert.partialDeepStrictEqual(await answer.json(), {
      code: 'unauthenticated',
      title: 'Please log in first.',
    })
  })

  test('[catalogue 7.2] GET /category/{category} and /category/info/{productId}/{category} return an object keyed by the category', async () => {
    for (const tree of [
      await read(member.send, '/category/movies'),
      await read(product.send, '/category/info/221/movies'),
    ])
      assert.deepEqual(Object.keys(tree), ['movies'])
  })

  test('[decisions 4.3] returns a single item as the first element of an array', async () => {
    for (const items of [
      await read(member.send, `/content/${id}`),
      await read(product.send, `/content/info/221/${id}`),
    ])
      assert.deepEqual(
        items.map((item) => item['contentitem_id']),
        [id],
      )
  })

  test('[catalogue 7.2] category rows hold 8 titles by default', async () => {
    for (const rows of [
      await read(member.send, '/content/rows?category=movies'),
      await read(product.send, '/content/info/221/rows?category=movies'),
    ])
      assert.deepEqual(
        rows.map((row) => [row['id'], (row['items'] as unknown[]).length]),
        [['movies:drama', 8]],
      )
  })

  test('[catalogue 7.2] a category’s subcategories have id and category_name', async () => {
    const [genre] = await read(product.send, '/category/movies/subcategories?lang=en')
    assert.deepEqual(genre, { id: 'movies:drama', category_name: 'Drama' })
  })

  test('[catalogue 6.1] members’ routes return 401 to a visitor and to an invalid token', async () => {
    for (const address of [
      '/content',
      `/content/${id}`,
      '/content/rows',
      '/category/movies',
      '/user/playlist',
    ])
      for (const headers of [{}, { authorization: 'Bearer nobody' }])
        assert.equal((await product.send(`/api${address}`, { headers })).status, 401, address)
  })
})
