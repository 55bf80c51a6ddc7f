/** Tests malformed addresses: a page with the right status, never a 500, and no injected code. @spec catalogue 2.1, decisions 4 */
import assert from 'node:assert/strict'
import { get } from 'node:http'
import { after, before, test } from 'node:test'
import { type Product, startProduct, type TestMember } from '@quintet/testing'

const MARKUP = '<img src=x onerror=alert(1)>'
const LONG = 'x'.repeat(10_000)
const written = encodeURIComponent

let product: Product
let member: TestMember
let odd: { id: number }

before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
  member = await product.aMember()
  odd = await product.aTitle({ title: `${MARKUP} ‮אבג 👩‍🚀`, categories: ['movies:drama'] })
})
after(() => product.stop())

/** Opens an address as a visitor and as a member, following redirects that normalise it. */
async function open(address: string): Promise<{ status: number; html: string }[]> {
  return Promise.all(
    [product.send, member.browser.send].map(async (send) => {
      let answer = await send(address, { redirect: 'manual' })
      for (let hops = 0; answer.status >= 300 && answer.status < 400 && hops < 3; hops++)
        answer = await send(
          new URL(answer.headers.get('location') ?? '', product.origin).href.replace(product.origin, ''),
        )
      return { status: answer.status, html: await answer.text() }
    }),
  )
}

test('[decisions 1.6] a method that a page does not have is 405 with those it has, as a problem document', async () => {
  for (const [method, address, allow] of [
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/kuendigen', 'GET, HEAD, POST'],
    ['OPTIONS', '/movies?x=/api', 'GET, HEAD'],
    ['POST', '/no/such/page', 'GET, HEAD'],
  ] as const) {
    const answer = await product.send(address, { method })
    const { code } = (await answer.json()) as { code: string }
    assert.deepEqual(
      [answer.status, answer.headers.get('allow'), code],
      [405, allow, 'method_not_allowed'],
      address,
    )
  }
  assert.equal((await product.send('/api/no/such/path', { method: 'POST' })).status, 404)
})

for (const [address, status] of [
  ['/movies/movie/0', 404],
  ['/movies/movie/-1', 404],
  ['/movies/movie/1.5', 404],
  ['/movies/movie/99999999999999999999', 404],
  ['/movies/movie/1%00', 404],
  ['/kids/x', 404],
  ['/kids/99999999999', 404],
  ['/cooking', 404],
  ['/cooking/library', 404],
  ['/movies/genre/%00', 404],
  [`/movies/genre/${written(MARKUP)}`, 404],
  ['/movies/genre/unheard-of', 404],
  ['/movies/genre/drama?page=999', 200],
  ['/%00', 404],
  ['/%F0%9F%91%A9', 404],
  ['/%E2%80%AE', 404],
  ['/..%2f..%2fetc/passwd', 404],
  [`/${written(MARKUP)}`, 404],
  ...[
    'page=0',
    'page=x',
    'page=9999',
    'page=99999999999',
    'category=cooking',
    'category=movies:unheard-of',
  ].map((query) => [`/movies/results?${query}`, 200] as const),
  ...['category=movies:', 'contentOwner=', 'tags=', 'title='].flatMap((parameter) =>
    ['%00', '%E2%80%AE%D7%90', '%F0%9F%91%A9', written(MARKUP), LONG].map(
      (value) => [`/movies/results?${parameter}${value}`, 200] as const,
    ),
  ),
  ...['%00', written(MARKUP), LONG].map((value) => [`/games?search=${value}`, 200] as const),
] as const)
  test(`[catalogue 2.1.1] ${address.slice(0, 60)} answers ${status}, and its markup is text`, async () => {
    for (const answer of await open(address)) {
      assert.equal(answer.status, status)
      assert.ok(!answer.html.includes(MARKUP.slice(0, 8)), 'markup of the address is in the page')
      assert.ok(!answer.html.includes('\0'))
    }
  })

test('[security 1.3] shows a title whose name is markup as text wherever it appears', async () => {
  for (const address of ['/movies', '/movies/library', '/movies/results', `/movies/movie/${odd.id}`])
    for (const { status, html } of await open(address)) {
      assert.equal(status, 200)
      assert.ok(html.includes('&lt;img src=x onerror=alert(1)&gt;'), `${address} shows the title`)
      assert.ok(!html.includes(MARKUP), `${address} holds the markup`)
    }
})

test('[decisions 1.7] no address redirects to another origin, however many slashes it has', async () => {
  for (const path of [
    '/movies/..//evil.example/',
    '/.//evil.example/',
    '/movies//library',
    '//evil.example',
    '//evil.example/movies',
    '///evil.example',
  ])
    assert.match((await openAsWritten(path)).location ?? '', /^\/[^/]/, path)
})

test('[decisions 1.7] an address with another host is treated as a path of ours or not found', async () => {
  for (const path of ['http://evil.example/x', 'http://evil.example//x', '/\\\\evil.example', 'http://[/x'])
    assert.notEqual((await openAsWritten(path)).status, 200, path)
  assert.equal((await openAsWritten('http://evil.example/movies')).status, 200)
})

/** fetch would normalise the path. */
function openAsWritten(path: string): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.origin)
    get({ hostname, port, path }, (answer) =>
      resolve({ status: answer.statusCode ?? 0, location: answer.resume().headers.location }),
    ).on('error', reject)
  })
}
