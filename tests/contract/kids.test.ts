import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addressOf } from '@quintet/contracts/client'
import { putHistory } from '@quintet/contracts/history'
import { startPlayback } from '@quintet/contracts/playback'
import { routes } from '@quintet/contracts/routes'
import { logOut } from '@quintet/contracts/session'
import { lockDevice, type Product, startProduct, type TestMember } from '@quintet/testing'

// Fields of answers that name a title.
const ID_FIELDS = new Set(['contentitem_id', 'contentId', 'itemId', 'parent_id'])

const PARAMETERS: Record<string, readonly string[]> = {
  productId: ['221'],
  category: ['movies', 'kids', 'music-stream', 'audio-books', 'pc-games', 'sports'],
  id: [],
  contentId: [],
}

const reads = routes.filter(({ method, service }) => method === 'GET' && service === 'content')

/** Every title's id anywhere in an answer. */
function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    ID_FIELDS.has(name) && typeof field === 'number' ? [field] : idsIn(field),
  )
}

/** The route with every combination of the parameters it takes. */
function addressesOf(path: string, ids: readonly number[]): string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const filled = names.reduce<Record<string, string>[]>(
    (combinations, name) => {
      const values = PARAMETERS[name]
      assert.ok(values, `${path} takes :${name}: add what this sweep should try for it`)
      const tried = values.length > 0 ? values : ids.map(String)
      return combinations.flatMap((one) => tried.map((value) => ({ ...one, [name]: value })))
    },
    [{}],
  )
  return filled.map((parameters) => addressOf({ path: path as `/${string}` }, parameters))
}

describe('under the kids lock', () => {
  let product: Product
  let locked: TestMember
  const hidden: number[] = []
  const shown: number[] = []

  before(async () => {
    product = await startProduct()
    const kinds = {
      movies: 'movie',
      'music-stream': 'album',
      'audio-books': 'audiobook',
      'pc-games': 'game',
      sports: 'event',
    } as const
    for (const vertical of ['movies', 'music-stream', 'audio-books', 'pc-games', 'sports'] as const)
      for (const [rating, categories, isSafe] of [
        ['FSK-0', [`${vertical}:drama`], true],
        ['TV-7', [], true],
        [null, ['kids', 'kids:stories'], true],
        ['FSK-12', [`${vertical}:drama`, 'kids'], false],
        ['TV-MA', [], false],
        [null, [`${vertical}:drama`, 'movies:kids'], false],
      ] as const) {
        const { id } = await product.aTitle({
          vertical,
          kind: kinds[vertical],
          rating,
          categories,
          media: 'video',
          trailer: true,
        })
        ;(isSafe ? shown : hidden).push(id)
      }
    const [unsafe = 0, safe = 0] = [hidden[0], shown[0]]
    hidden.push(
      (await product.aTitle({ kind: 'episode', rating: 'FSK-16', parentId: safe, season: 1, number: 1 })).id,
    )
    // Safe by itself, but its series is not: it would lead there.
    hidden.push(
      (await product.aTitle({ kind: 'episode', rating: 'FSK-0', parentId: unsafe, season: 1, number: 1 })).id,
    )
    locked = await product.aMember()
    // What was watched before the lock must not show through it.
    for (const contentId of [...hidden, ...shown])
      await locked.call(putHistory, {
        params: { contentId },
        body: { position: 60, duration: 600, sequence: 1, at: product.clock.now().toISOString() },
      })
    await locked.call(startPlayback, { body: { contentId: unsafe } })
    await lockDevice(locked.call)
  })
  after(() => product.stop())

  for (const route of reads)
    test(`[decisions 4.17] ${route.id} names no title above 9 and none unrated outside the kids category`, async () => {
      const ids = [...hidden, ...shown]
      for (const address of addressesOf(route.path, ids)) {
        const answer = await locked.send(`/api${address}`)
        assert.ok(answer.status < 500, `${address} answered ${answer.status}`)
        const named = idsIn(await answer.json()).filter((id) => hidden.includes(id))
        // GET /playback names what runs by id, without its title: so the member can end it.
        if (route.id === 'listPlayback') continue
        assert.deepEqual(named, [], `${address} names hidden titles`)
      }
    })

  test('[decisions 4.17] a locked device still finds every title that is safe', async () => {
    const answer = await locked.send('/api/content?limit=100&sort=title,asc')
    const found = new Set(idsIn(await answer.json()))
    assert.deepEqual(
      shown.filter((id) => !found.has(id)),
      [],
    )
    assert.equal(answer.headers.get('x-total-count'), String(shown.length), 'and counts no other')
  })

  test('[decisions 4.17] no search, sort or list of ids under the lock leads to a hidden title, or counts one', async () => {
    const ids = [...hidden, ...shown].join(',')
    for (const query of [
      'search=title',
      'search=titel',
      `ids=${ids}`,
      'sort=relevance,desc',
      'category=kids',
    ])
      for (const path of ['/api/content', '/api/content/info/221']) {
        const answer = await locked.send(`${path}?limit=100&${query}`)
        const named = idsIn(await answer.json())
        assert.deepEqual(
          named.filter((id) => hidden.includes(id)),
          [],
          `${path}?${query}`,
        )
        assert.ok(named.length > 0, `${path}?${query} finds what is safe`)
        assert.equal(answer.headers.get('x-total-count'), String(named.length), `${path}?${query}`)
      }
  })

  test('[decisions 4.17] no route plays, resumes or shows the trailer of a hidden title', async () => {
    for (const contentId of hidden) {
      assert.equal(
        (await locked.call(startPlayback, { body: { contentId } })).problem?.code,
        'unknown_content',
      )
      const trailer = await locked.send(`/api/content/info/221/${contentId}/trailer`)
      assert.equal(trailer.status, 404)
    }
  })

  test('[decisions 2.8] logging out on a locked device leaves its visitors locked', async () => {
    const member = await product.aMember()
    await lockDevice(member.browser.call)
    await member.browser.call(logOut)
    const answer = await member.browser.send('/api/content/info/221?limit=100')
    const named = idsIn(await answer.json())
    assert.ok(named.length > 0)
    assert.deepEqual(
      named.filter((id) => hidden.includes(id)),
      [],
    )
  })
})
