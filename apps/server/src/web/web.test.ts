/** Tests the web role through HTTP, on the built app and a real database. @spec decisions 5, 10 */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { listPlayback, startPlayback } from '@quintet/contracts/playback'
import { type Product, startProduct, type TestTitle } from '@quintet/testing'

let product: Product
let fox: TestTitle
let war: TestTitle

before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
  fox = await product.aTitle({ title: 'The Little Fox', rating: 'FSK-0', categories: ['movies:animation'] })
  war = await product.aTitle({
    title: 'Nothing For Children',
    rating: 'FSK-16',
    categories: ['movies:drama'],
  })
})
after(() => product.stop())

const page = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await product.send(address, {
    headers: { accept: 'text/html', 'accept-language': 'en', ...headers },
  })
  return { answer, html: await answer.text(), csp: answer.headers.get('content-security-policy') ?? '' }
}
const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

test('a visitor’s page is complete HTML with one inline script, listed in the policy by its hash', async () => {
  const { answer, html, csp } = await page('/movies')
  assert.equal(answer.status, 200)
  assert.match(html, /The Little Fox/)
  assert.match(csp, /default-src 'none'; script-src 'self' 'sha256-[\w+/=]+';/)
  assert.match(csp, /require-trusted-types-for 'script'; trusted-types service-worker/)
  assert.doesNotMatch(csp, /unsafe/)
  assert.equal(html.match(/<script(?![^>]*\bsrc=)/g)?.length, 1)
  assert.doesNotMatch(html, / style="/)
})

test('[product 1.2] the code of all pages is one file, so that a running server needs nothing of a build that was replaced', async () => {
  const build = path.join(import.meta.dirname, '../../../web/dist/server')
  const files = await readdir(build, { recursive: true })
  assert.deepEqual(
    files.filter((name) => name.endsWith('.js')),
    ['server.js'],
  )
})

test('visitors’ pages are cached: same ETag, 304, and the same text in brotli', async () => {
  const first = await page('/')
  const etag = first.answer.headers.get('etag') ?? ''
  const again = await product.send('/', { headers: { 'accept-language': 'en', 'if-none-match': etag } })
  assert.equal(again.status, 304)
  const raw = await fetch(`${product.origin}/`, {
    headers: { 'accept-language': 'en', 'accept-encoding': 'br' },
  })
  assert.equal(raw.headers.get('content-encoding'), 'br')
  assert.equal(await raw.text(), first.html)
})

test('a cached page is never served to another host, when a language is chosen, or to a known user', async () => {
  const at = (address: string, headers: Record<string, string> = {}) =>
    product.send(address, { headers: { 'accept-language': 'en', ...headers } })
  const plain = await (await at('/movies')).text()
  assert.equal(await (await at('/movies')).text(), plain)
  const chosen = await at('/movies?lang=de')
  assert.match(chosen.headers.get('set-cookie') ?? '', /^language=de/)
  assert.match((await at('/movies?lang=de')).headers.get('set-cookie') ?? '', /^language=de/)
  const { token } = await product.aMember()
  const member = await at('/movies', { cookie: `user_token=${token}` })
  assert.equal(member.headers.get('cache-control'), 'no-store')
  const forwarded = await at('/movies', { 'x-forwarded-proto': 'https' })
  assert.equal(forwarded.headers.get('strict-transport-security'), null, 'no proxy is trusted here')
})

test('a new title appears at once, because pages are valid for one catalogue version', async () => {
  await page('/movies')
  await product.aTitle({ title: 'Just Arrived', categories: ['movies:comedy'] })
  assert.match((await page('/movies')).html, /Just Arrived/)
})

test('the language comes from ?lang=, then the cookie, then Accept-Language, then German', async () => {
  assert.equal(languageOf((await page('/', { 'accept-language': 'fr' })).html), 'de')
  assert.equal(languageOf((await page('/', { 'accept-language': 'fr, en;q=0.5' })).html), 'en')
  assert.equal(languageOf((await page('/', { cookie: 'language=de' })).html), 'de')
  const asked = await page('/?lang=en', { cookie: 'language=de', 'accept-language': 'de' })
  assert.equal(languageOf(asked.html), 'en')
  assert.match(asked.answer.headers.get('set-cookie') ?? '', /^language=en;.*HttpOnly/)
})

test('a missing page has status 404 and says so, whatever the address', async () => {
  for (const address of [
    '/nowhere',
    '/movies/movie/999999999',
    '/movies/movie/x',
    '/music/film/1',
    '/movies/movie/1/more',
    '/%E0%A4%A',
  ]) {
    const { answer, html } = await page(address)
    assert.equal(answer.status, 404, address)
    if (address !== '/%E0%A4%A') assert.match(html, /PAGE NOT FOUND/, address)
  }
})

test('[decisions 4.10, decisions 6.1] /music/music redirects to /movies/music, /terms-and-conditions to /terms-conditions', async () => {
  for (const [from, to] of [
    ['/music/music/7', '/movies/music/7'],
    ['/terms-and-conditions', '/terms-conditions'],
  ] as const) {
    const { answer } = await page(from)
    assert.deepEqual([answer.status, answer.headers.get('location')], [301, to])
  }
})

test('a member’s page is private: it has its own nonce and is not cached', async () => {
  const { browser } = await product.aMember()
  const pages = await Promise.all([browser.send('/'), browser.send('/')])
  const nonces = pages.map(
    (answer) => /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1],
  )
  assert.ok(nonces[0] && nonces[1] && nonces[0] !== nonces[1])
  assert.equal(pages[0]?.headers.get('cache-control'), 'no-store')
  const html = await pages[0]?.text()
  assert.match(html ?? '', /data-member/)
  for (const tag of html?.match(/<script\b[^>]*>/g) ?? []) assert.match(tag, /nonce="/)
})

test('[decisions 4.28] only the page of an embed code may be framed, and only by this service', async () => {
  const member = await product.aMember()
  const policyOf = async (address: string) =>
    (await member.browser.send(address)).headers.get('content-security-policy') ?? ''
  assert.match(await policyOf(`/movies/movie/${fox.id}`), /frame-ancestors 'none'/)
  assert.match(await policyOf(`/movies/movie/${fox.id}?play=true`), /frame-ancestors 'self'/)
})

test('[decisions 10.2] only a member’s page opened for watching contains the prepared film', async () => {
  const film = await product.aTitle({ media: 'video', categories: ['movies:drama'] })
  const rented = await product.aTitle({
    media: 'video',
    categories: ['movies:drama'],
    rental: { priceCents: 399, currency: 'EUR' },
  })
  const member = await product.aMember()
  const read = async (address: string, send = member.browser.send) => (await send(address)).text()
  const filmIn = (html: string) =>
    /<script type="application\/json" id="film">(.*?)<\/script>/.exec(html)?.[1]
  const html = await read(`/movies/movie/${film.id}?play=true`)
  // The player must not wait for the app.
  assert.match(html, /<script type="module" async src="\/assets\/arrival-/)
  assert.doesNotMatch(html, /rel="modulepreload" href="\/assets\/(?:app|framework)-/)
  // Nor for the layout of the page beneath it.
  assert.match(html, /<style id="film-first" nonce="[^"]+">/)
  const { itemId, source } = JSON.parse(filmIn(html) ?? '{}')
  assert.equal(itemId, film.id)
  assert.match(source.manifest, /^\/media\/str_.*\/master\.m3u8$/)
  // Prepared but not yet playing: it is not listed and replaces nothing.
  assert.deepEqual((await member.call(listPlayback)).body, [])
  assert.equal(
    (await member.call(startPlayback, { body: { contentId: film.id, prepared: source.streamId } })).body.id,
    source.streamId,
  )
  for (const address of [`/movies/movie/${film.id}`, `/movies/movie/${rented.id}?play=true`])
    assert.equal(filmIn(await read(address)), undefined, address)
  assert.equal(filmIn(await read(`/movies/movie/${film.id}?play=true`, product.send)), undefined)
})

test('[accounts 6.2] under the kids lock every other address redirects to the kids area, logged in or out', async () => {
  const { browser } = await product.aMember({ kidLocked: true })
  const check = async () => {
    for (const address of [
      '/',
      '/movies',
      '/movies/results?category=movies',
      `/movies/movie/${fox.id}`,
      `/movies/movie/${war.id}`,
      '/?favorites=true',
      '/account',
      '/signup',
      '/nowhere',
    ]) {
      const answer = await browser.send(address)
      assert.deepEqual([answer.status, answer.headers.get('location')], [307, '/kids'], address)
    }
    for (const address of ['/kids', '/imprint', '/kuendigen'])
      assert.equal((await browser.send(address)).status, 200, address)
    // A reset mail's link may be the only way out. @spec accounts 2
    const link = '?token=abc&password-reset=true&email=ada%40example.com'
    assert.equal((await browser.send(`/${link}`)).headers.get('location'), `/kids${link}`)
  }
  await check()
  browser.cookies.delete('user_token')
  await check()
})

test('[decisions 4.16] the kids area has only kid-safe titles, locked or not', async () => {
  const tale = await product.aTitle({
    title: 'A Tale For All',
    rating: null,
    categories: ['kids', 'kids:movies'],
  })
  await product.aTitle({ title: 'Filed By Mistake', rating: 'FSK-16', categories: ['kids', 'kids:movies'] })
  const { browser } = await product.aMember({ kidLocked: true })
  for (const send of [browser.send, product.send]) {
    const area = await (await send('/kids')).text()
    assert.match(area, /A Tale For All/)
    assert.doesNotMatch(area, /Filed By Mistake|Nothing For Children/)
    for (const [id, status] of [
      [tale.id, 200],
      [fox.id, 200],
      [war.id, 404],
    ] as const)
      assert.equal((await send(`/kids/${id}`)).status, status)
  }
})

test('the log-in page redirects a logged-in member, but only within the site', async () => {
  const { browser } = await product.aMember()
  for (const [to, expected] of [
    ['', '/'],
    ['?to=%2Fgames', '/games'],
    ['?to=%2F%2Fevil.example', '/'],
  ] as const) {
    const answer = await browser.send(`/login${to}`)
    assert.deepEqual([answer.status, answer.headers.get('location')], [307, expected])
  }
})

test('assets are cacheable for a year, in the encoding made by the build', async () => {
  const { html } = await page('/')
  const [, script = ''] = /src="(\/assets\/enhance-[^"]+)"/.exec(html) ?? []
  const answer = await fetch(product.origin + script, { headers: { 'accept-encoding': 'br' } })
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal(answer.headers.get('content-encoding'), 'br')
  assert.equal((await product.send(stateIn(html))).status, 200)
  assert.equal((await product.send('/assets/state/never.js')).status, 404)
})

const stateIn = (html: string) => (/data-state="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')

test('[decisions 5.8] serves the brand’s theme as immutable and its icons under the names that browsers request', async () => {
  const { html } = await page('/')
  const theme = /href="(\/brand\/theme-[\w-]+\.css)"/.exec(html)?.[1] ?? ''
  const sheet = await product.send(theme)
  assert.match(sheet.headers.get('cache-control') ?? '', /immutable/)
  assert.match(await sheet.text(), /--ink: oklch/)
  for (const address of [
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icons/192.png',
    '/icons/maskable-512.png',
  ]) {
    const icon = await product.send(address)
    assert.equal(icon.status, 200, address)
    assert.match(icon.headers.get('content-type') ?? '', /^image\//, address)
  }
  assert.match(html, /<meta name="quintet-brand" content="[^"]*Quintet/)
})
