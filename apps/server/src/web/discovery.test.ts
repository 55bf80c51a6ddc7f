/** Tests what search engines and shared links find, through HTTP on the built app. @spec catalogue 2.1, decisions 5, 10 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { type Product, startProduct, type TestTitle } from '@quintet/testing'

let product: Product
let film: TestTitle
let album: TestTitle

before(async () => {
  product = await startProduct({
    environment: { ROLE: 'customer,content,web', PUBLIC_ORIGIN: 'https://quintet.example' },
  })
  film = await product.aTitle({
    title: 'Salt & </script><b>Water</b>',
    categories: ['movies:drama'],
    trailer: true,
  })
  album = await product.aTitle({ title: 'Far Coasts', kind: 'album', vertical: 'music-stream' })
  await product.aTitle({ title: 'Kilometre One', categories: ['movies:drama'] })
})
after(() => product.stop())

const read = async (address: string, headers: Record<string, string> = {}) =>
  (await product.send(address, { headers: { 'accept-language': 'en', ...headers } })).text()
const attributeOf = (html: string, tag: RegExp) => tag.exec(html)?.[1]
const canonicalOf = (html: string) => attributeOf(html, /rel="canonical" href="([^"]*)"/)

test('each title has its own page title, canonical address and share picture, in both languages', async () => {
  const html = await read(`/movies/movie/${film.id}?from=a-friend`)
  const canonical = `https://quintet.example/movies/movie/${film.id}`
  assert.match(html, /<title>Salt &amp; &lt;\/script&gt;&lt;b&gt;Water&lt;\/b&gt; – Quintet<\/title>/)
  assert.equal(canonicalOf(html), canonical)
  for (const [language, address] of [
    ['de', `${canonical}?lang=de`],
    ['en', `${canonical}?lang=en`],
    ['x-default', canonical],
  ] as const)
    assert.ok(html.includes(`hrefLang="${language}" href="${address}"`), language)
  assert.equal(attributeOf(html, /property="og:type" content="([^"]*)"/), 'video.movie')
  assert.match(html, /property="og:image" content="https:\/\/quintet\.example\/[^"]+"/)
  assert.match(html, /name="twitter:card" content="summary_large_image"/)
  assert.equal(html.match(/property="og:title"/g)?.length, 1)
  assert.equal(attributeOf(await read('/movies'), /property="og:title" content="([^"]*)"/), 'Movies')
})

test('[catalogue 3.4] a shared link shows the picture in the page’s language', async () => {
  const { db, clock } = product.foundation
  const picture = {
    item_id: film.id,
    shape: 'landscape' as const,
    state: 'ready' as const,
    widths: [1024],
    created_at: clock.now(),
  }
  const source = JSON.stringify({ from: 'file', path: 'landscape.jpg' })
  await db
    .insertInto('picture')
    .values(LANGUAGES.map((language) => ({ ...picture, id: `share-${language}`, language, source })))
    .execute()
  await product.publish(film.id)
  for (const language of LANGUAGES)
    assert.equal(
      attributeOf(
        await read(`/movies/movie/${film.id}?lang=${language}`),
        /property="og:image" content="([^"]*)"/,
      ),
      `https://quintet.example/media/pictures/share-${language}/1024.webp`,
    )
})

test('describes each title in schema.org’s vocabulary, with markup in its name as text', async () => {
  const html = await read(`/movies/movie/${film.id}`)
  const thing = JSON.parse(attributeOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? '')
  assert.equal(thing['@type'], 'Movie')
  assert.equal(thing.name, film.title)
  assert.doesNotMatch(html, /<b>Water/)
  assert.match(await read(`/movies/music/${album.id}`), /"@type":"MusicAlbum"/)
})

test('a list’s canonical address keeps the parameters that define the list', async () => {
  const html = await read('/movies/results?category=movies%3Adrama&title=Drama&utm=1')
  assert.equal(canonicalOf(html), 'https://quintet.example/movies/results?category=movies%3Adrama')
})

test('[decisions 5.9] a page is its own canonical address, without a language and with each existing one', async () => {
  for (const [address, canonical] of [
    ['/', '/'],
    ['/?lang=de', '/?lang=de'],
    ['/?utm=1&lang=en', '/?lang=en'],
    ['/?lang=fr', '/'],
    ['/movies?lang=', '/movies'],
  ] as const)
    assert.equal(canonicalOf(await read(address)), `https://quintet.example${canonical}`, address)
})

test('[catalogue 2.1.2] a title under another vertical’s address redirects to its own', async () => {
  for (const [address, location] of [
    [`/games/game/${film.id}`, `/movies/movie/${film.id}`],
    [`/movies/movie/${album.id}`, `/movies/music/${album.id}`],
    [`/music/music/${album.id}`, `/movies/music/${album.id}`],
    [`/content-item/${album.id}`, `/movies/music/${album.id}`],
  ] as const) {
    const answer = await product.send(address)
    assert.deepEqual([answer.status, answer.headers.get('location')], [301, location], address)
  }
})

test('[catalogue 2.1.2] the placeholder of a title is a page, while an unknown title is not found', async () => {
  for (const [address, status] of [
    ['/content-item/some-title', 200],
    ['/content-item/999999999', 404],
  ] as const)
    assert.equal((await product.send(address)).status, status, address)
  assert.match(await read('/content-item/some-title'), /Every title has its own page\./)
  assert.match(await read('/content-item/999999999'), /<title>PAGE NOT FOUND/)
})

test('detail pages and lists are readable without script and link to titles', async () => {
  const link = `href="/movies/movie/${film.id}"`
  for (const address of ['/movies', '/movies/results?category=movies:drama']) {
    const html = (await read(address)).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    assert.match(html, /Kilometre One/, address)
    assert.ok(html.includes(link), address)
  }
  const detail = (await read(`/movies/movie/${film.id}`)).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  assert.match(detail, /About Salt/)
  assert.match(detail, /Log in to watch/)
  assert.match(detail, /More like this\./)
  assert.match(detail, /Kilometre One/)
})

test('robots.txt lists the sitemap, which lists every public title and none that is gone or hidden', async () => {
  const robots = await read('/robots.txt')
  assert.match(robots, /^Sitemap: https:\/\/quintet\.example\/sitemap\.xml$/m)
  const forbidden = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, beginning]) => beginning)
  assert.deepEqual(forbidden, ['/api/', '/login/', '/newsletter/', '/declaration'])
  const index = await read('/sitemap.xml')
  assert.match(index, /<loc>https:\/\/quintet\.example\/sitemap\/titles-1\.xml<\/loc>/)
  const later = await product.aTitle({
    title: 'Not yet',
    availableFrom: new Date(product.clock.now().getTime() + 86_400_000),
  })
  const titles = await read('/sitemap/titles-1.xml')
  assert.ok(titles.includes(`<loc>https://quintet.example/movies/movie/${film.id}</loc>`))
  assert.ok(titles.includes(`<loc>https://quintet.example/movies/music/${album.id}</loc>`))
  assert.ok(!titles.includes(`/movies/movie/${later.id}<`))
  for (const address of ['/sitemap/titles-2.xml', '/sitemap/titles-0.xml'])
    assert.equal((await product.send(address)).status, 404, address)
})

test('[security 4.9] security.txt says where to report a vulnerability, and is never out of date', async () => {
  const answer = await product.send('/.well-known/security.txt')
  assert.equal(answer.headers.get('content-type'), 'text/plain; charset=utf-8')
  const lines = (await answer.text()).split('\n')
  assert.ok(lines.includes('Contact: mailto:service@quintet.example'))
  assert.ok(lines.includes('Canonical: https://quintet.example/.well-known/security.txt'))
  const [, until = ''] = lines.map((line) => /^Expires: (.*)$/.exec(line)).find(Boolean) ?? []
  const days = (Date.parse(until) - product.clock.now().getTime()) / DAY_MS
  assert.ok(days > 100 && days < 365, until)
})

test('the manifest names the brand and existing icons', async () => {
  const answer = await product.send('/manifest.webmanifest', { headers: { 'accept-language': 'de' } })
  assert.match(answer.headers.get('content-type') ?? '', /^application\/manifest\+json/)
  const manifest = (await answer.json()) as { name: string; lang: string; icons: { src: string }[] }
  assert.deepEqual([manifest.name, manifest.lang], ['Quintet', 'de'])
  for (const { src } of manifest.icons) assert.equal((await product.send(src)).status, 200, src)
  const page = await product.send('/')
  assert.match(page.headers.get('content-security-policy') ?? '', /manifest-src 'self'/)
  assert.match(await page.text(), /rel="manifest" href="\/manifest\.webmanifest"/)
})

test('[decisions 14.19] the age label is the highest rating of any title shown', async () => {
  const answer = await product.send('/age-de.xml')
  assert.match(String(answer.headers.get('content-type')), /^application\/xml/)
  const text = await answer.text()
  assert.match(text, /<age>12<\/age>/)
  assert.match(text, /<scope>quintet\.example<\/scope>/)
  await product.aTitle({ rating: 'SPIO-18' })
  assert.match(await read('/age-de.xml'), /<default-age>18<\/default-age>/)
})
