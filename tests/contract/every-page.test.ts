/** Every page for everyone who can see it, in both languages, as the server sends it. The journeys cover one of each template. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { listConsents } from '@quintet/contracts/legal-texts'
import { createMix, putMixEntries } from '@quintet/contracts/mixes'
import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { type Product, type Send, startProduct } from '@quintet/testing'

const PLAIN_PAGES =
  '/faq /help-center /privacy-policy /terms-conditions /imprint /careers /investors /contact /kuendigen /widerrufen'.split(
    ' ',
  )
const slugs = VERTICALS.map((vertical) => VERTICAL_FACTS[vertical].slug)

describe('every page', () => {
  let product: Product
  const items: string[] = []
  let ofKids: string[] = []
  let trackId: number
  let rentable: string
  before(async () => {
    product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
    for (const vertical of VERTICALS) {
      const { id } = await product.aTitle({ vertical, rating: 'FSK-0', media: 'video', trailer: true })
      items.push(`${VERTICAL_FACTS[vertical].itemPath}/${id}`)
    }
    const rented = await product.aTitle({ media: 'video', rental: { priceCents: 399, currency: 'EUR' } })
    rentable = `/movies/movie/${rented.id}`
    const tale = await product.aTitle({ rating: 'FSK-0', categories: ['kids'], media: 'video' })
    ofKids = ['/kids', `/kids/${tale.id}`]
    const series = await product.aTitle({ kind: 'series', categories: ['movies:series', 'movies:drama'] })
    await product.aTitle({ kind: 'episode', parentId: series.id, season: 1, number: 1 })
    items.push(`/movies/movie/${series.id}`)
    const album = await product.aTitle({ vertical: 'music-stream', kind: 'album' })
    const track = await product.aTrack({
      parentId: album.id,
      work: { names: { de: 'Boje', en: 'Buoy' }, movements: null, number: null },
      credits: [{ name: 'Ada Holm', role: 'composer' }],
    })
    trackId = track.id
    await product.aTitle({
      vertical: 'audio-books',
      kind: 'audiobook',
      series: { name: 'Die Hafenfälle', position: 1 },
      credits: [{ name: 'Ada Holm', role: 'author' }],
    })
    const { id: personId } = await product.db.selectFrom('person').select('id').executeTakeFirstOrThrow()
    items.push(`/people/${personId}`, `/people/${personId}/works/boje`, '/audiobooks/series/die-hafenfalle')
    await product.aTitle({
      vertical: 'sports',
      kind: 'event',
      competition: 'Küstenliga',
      result: [3, 1],
      credits: ['Möwen', 'Kraniche'].map((name) => ({ name, role: 'team' })),
    })
    const team = await product.db
      .selectFrom('person')
      .select('id')
      .where('name', '=', 'Möwen')
      .executeTakeFirstOrThrow()
    items.push('/sports/competitions/kustenliga', `/sports/teams/${team.id}`)
  })
  after(() => product.stop())

  const ofCategories = () => [
    '/',
    ...slugs.flatMap((slug) => [`/${slug}`, `/${slug}/library`, `/${slug}/results`]),
    ...items,
    '/movies/genre/drama',
    '/sports/results?category=sports&title=All+of+it',
  ]

  test('[decisions 14.44, law 9.4] a text agreed to in German is marked as German on an English page', async () => {
    const { browser, call } = await product.aMember()
    const terms = (await call(listConsents)).body.find(({ kind }) => kind === 'terms')
    const articles = await Promise.all(
      LANGUAGES.map(async (language) => {
        const page = await browser.send(`/agreed/${terms?.textId}`, {
          headers: { 'accept-language': language },
        })
        return /<article [^>]*?lang="(\w+)"/.exec(await page.text())?.[1]
      }),
    )
    assert.deepEqual(
      articles,
      LANGUAGES.map((language) => (language === 'de' ? undefined : 'de')),
    )
  })

  test('[law 5.1] prices of memberships and rentals have their tax beside them on pages for everybody', async () => {
    const tax = { de: /inklusive Mehrwertsteuer|inkl. MwSt/, en: /VAT included|incl. VAT/ }
    for (const language of LANGUAGES)
      for (const path of ['/', rentable]) {
        const page = await product.send(path, { headers: { 'accept-language': language } })
        const text = (await page.text())
          .replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
          .replaceAll(/<[^>]+>/g, ' ')
          .replaceAll(/\s+/g, ' ')
        const prices = [...text.matchAll(/(?:€\s?\d+\.\d\d|\d+,\d\d\s?€)(?! (?:weniger|less))/g)]
        assert.ok(prices.length > 0, path)
        for (const { index } of prices) {
          const shown = text.slice(index, index + 60)
          assert.match(shown, tax[language], path)
        }
      }
  })

  test('[product 5.3] a work has one address, to which its other names redirect, and shows its name in the reader’s language', async () => {
    const address = items.find((path) => path.endsWith('/works/boje')) ?? ''
    const other = await product.send(`${address.replace('boje', 'buoy')}?lang=en`, { redirect: 'manual' })
    assert.deepEqual([other.status, other.headers.get('location')], [301, `${address}?lang=en`])
    for (const [language, name, otherName] of [
      ['de', 'Boje', 'Buoy'],
      ['en', 'Buoy', 'Boje'],
    ] as const) {
      const page = await (await product.send(`${address}?lang=${language}`)).text()
      assert.match(page, new RegExp(`<h1[^>]*>${name}</h1>`))
      assert.match(page, new RegExp(`"name":"${name}","alternateName":\\["${otherName}"\\]`))
    }
    const map = await (await product.send('/sitemap/people-1.xml')).text()
    const listed = [...map.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname)
    assert.deepEqual(
      listed.filter((path) => path.includes('/works/')),
      [address],
    )
  })

  for (const language of LANGUAGES) {
    test(`[law 9.4] a visitor’s pages are sound in ${language}`, () =>
      expectSound(
        product.send,
        [...ofCategories(), ...ofKids, '/login', '/signup', '/content-item/some-title', ...PLAIN_PAGES],
        language,
      ))

    test(`[law 9.4] a member’s pages are sound in ${language}`, async () => {
      const { browser } = await product.aMember()
      const mix = (await browser.call(createMix, { body: { name: 'Sunday' } })).body
      const entries = [{ contentId: trackId }]
      await browser.call(putMixEntries, { params: { mixId: mix.id }, body: { revision: 0, entries } })
      await expectSound(
        browser.send,
        [
          ...ofCategories(),
          '/music/playlists',
          '/music/heard',
          `/music/playlists/${mix.id}`,
          ...ofKids,
          ...slugs.map((slug) => `/${slug}/my`),
          '/content-item/some-title',
          '/imprint',
          '/games?search=',
          '/audiobooks?search=a',
          '/sports?search=a&in=movies',
          '/music?favorites=true',
        ],
        language,
      )
    })

    test(`[law 9.4] a locked device’s pages are sound in ${language}, and there are no others`, async () => {
      const { browser } = await product.aMember({ kidLocked: true })
      await expectSound(browser.send, [...ofKids, '/imprint', '/kuendigen', '/widerrufen'], language)
      const others = [
        '',
        ...slugs,
        'movies/library',
        'signup',
        'account',
        'content-item/some-title',
        'nowhere',
      ]
      for (const address of others.map((path) => `/${path}`))
        assert.equal((await browser.send(address)).headers.get('location'), '/kids', address)
    })
  }

  test('[decisions 11.6] playlists belong to a member: visitors are sent to log in, another member’s is not found', async () => {
    const { headers } = await product.send('/music/playlists')
    assert.equal(headers.get('location'), '/login?to=%2Fmusic%2Fplaylists')
    const [owner, other] = [await product.aMember(), await product.aMember()]
    const { id } = (await owner.call(createMix, { body: { name: 'Mine' } })).body
    assert.equal((await pageAt(owner.browser.send, `/music/playlists/${id}`, 'en')).status, 200)
    assert.equal((await pageAt(other.browser.send, `/music/playlists/${id}`, 'en')).status, 404)
    assert.equal((await pageAt(owner.browser.send, '/movies/playlists', 'en')).status, 404)
  })

  test('[law 9.4] a missing page says so in the requested language', async () => {
    for (const language of LANGUAGES)
      for (const address of [
        '/nowhere',
        '/kids/999999999',
        '/people/999999',
        '/sports/teams/999999',
        '/sports/competitions/none',
        '/audiobooks/series/none',
        '/music/series/x',
      ]) {
        const { status, html } = await pageAt(product.send, address, language)
        assert.deepEqual([status, languageOf(html), headingsIn(html)], [404, language, 1], address)
      }
  })
})

/**
 * Asserts that each returns 200 with its language, one heading, alt text on every picture, its own canonical address and a unique title.
 */
async function expectSound(send: Send, addresses: readonly string[], language: string): Promise<void> {
  const pageOfTitle = new Map<string, string>()
  for (const address of addresses) {
    const { status, html } = await pageAt(send, address, language)
    assert.deepEqual([status, languageOf(html), headingsIn(html)], [200, language, 1], address)
    assert.deepEqual(html.match(/<img\b(?![^>]*\balt=)[^>]*>/g), null, `${address}: pictures without a text`)
    const canonical = new URL(/<link\b[^>]*rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '')
    const [path = ''] = address.split('?')
    assert.deepEqual([canonical.pathname, canonical.searchParams.get('lang')], [path, null], address)
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    assert.notEqual(title, '', address)
    assert.equal(
      pageOfTitle.get(title) ?? canonical.href,
      canonical.href,
      `${address} is called “${title}”, too`,
    )
    pageOfTitle.set(title, canonical.href)
  }
}

async function pageAt(
  send: Send,
  address: string,
  language: string,
): Promise<{ status: number; html: string }> {
  const answer = await send(address, { headers: { accept: 'text/html', 'accept-language': language } })
  return { status: answer.status, html: await answer.text() }
}

const languageOf = (html: string) => /<html\b[^>]*\blang="(\w+)"/.exec(html)?.[1]

/** An overlay has its own heading, and the page below it is inert. */
function headingsIn(html: string): number {
  return (/<main\b[^]*<\/main>/.exec(html)?.[0].match(/<h1\b/g) ?? []).length
}
