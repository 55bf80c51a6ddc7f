/**
 * What is served outside the contract, asked about titles that the kids lock hides: pages, pictures, media, keys, subtitles, feeds and other
 * programs. Which addresses there are says RAW_ADDRESSES, so a new one fails until it is asked here.
 */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { keepTitle } from '@quintet/contracts/kept'
import { getTrailer, startPlayback } from '@quintet/contracts/playback'
import { logOut } from '@quintet/contracts/session'
import { RAW_ADDRESSES } from '@quintet/server/raw-addresses'
import {
  type Call,
  lockDevice,
  makeAppPassword,
  type Product,
  type Send,
  startProduct,
  type TestTitle,
  writePackaged,
} from '@quintet/testing'
import { HIDDEN_NAME } from './hidden-titles.ts'

const PAGES = new URL('../../apps/web/src/app/routes/', import.meta.url)
const TELLS = new RegExp(HIDDEN_NAME, 'i')
const NAMES = new RegExp(`${HIDDEN_NAME} (?:film|book|game|match|channel|tides|League|Gulls|Holm)`, 'i')

/** Where each address that may tell of a title is asked: the names of the tests below. */
const ASKED: Record<string, string> = {
  '/*': 'pages',
  '/assets/state/:file': 'files made for visitors',
  '/media/pictures/:pictureId/:file': 'pictures',
  '/sitemap.xml': 'files made for visitors',
  '/sitemap/pages.xml': 'files made for visitors',
  '/sitemap/titles-:part(^\\d{1,5}$).xml': 'files made for visitors',
  '/sitemap/people-:part(^\\d{1,5}$).xml': 'files made for visitors',
  '/media/:streamId/:expiry/:mac/:assetId/*': 'media',
  // Segments only, which are encrypted; heartbeats renew the lease, and end with the lock.
  '/media/segments/:expiry/:mac/:streamId/:assetId/*': 'services/content/src/playback/edge.test.ts',
  '/rest/:method': 'services/content/src/subsonic/kids.test.ts',
  '/feeds/books.opml': 'feeds',
  '/feeds/book/:file': 'feeds',
  '/feeds/channels.m3u': 'feeds',
  '/feeds/guide.xml': 'feeds',
  '/feeds/channel/:file': 'feeds',
}

describe('what is served outside the contract, under the kids lock', () => {
  let product: Product
  let film: TestTitle
  let book: TestTitle
  let game: TestTitle
  let channelId: number
  let people: { id: number; name: string }[]
  const PICTURE = '/media/pictures/pic_hidden/320.webp'
  const named = (name: string) => `${HIDDEN_NAME} ${name}`

  before(async () => {
    product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
    const rating = 'FSK-16'
    const tides = { name: named('tides'), position: 1 }
    film = await product.aTitle({
      title: named('film'),
      rating,
      media: 'video',
      trailer: true,
      categories: ['movies:drama'],
      credits: [{ name: named('Holm'), role: 'director' }],
    })
    book = await product.aTitle({
      title: named('book'),
      rating,
      media: 'audio',
      kind: 'audiobook',
      vertical: 'audio-books',
      series: tides,
      credits: [{ name: named('Holm'), role: 'author' }],
    })
    game = await product.aTitle({
      title: named('game'),
      rating: 'USK-16',
      media: 'game',
      kind: 'game',
      vertical: 'pc-games',
    })
    await product.aTitle({
      title: named('match'),
      rating,
      kind: 'event',
      vertical: 'sports',
      competition: named('League'),
      credits: [{ name: named('Gulls'), role: 'team' }],
    })
    for (const title of [film, book]) await writePackaged(product.foundation, title, { videos: ['v-360p'] })
    await product.foundation.storage.write(`assets/${film.assetId}/subtitles/de.vtt`, 'WEBVTT\n')
    await product.foundation.storage.write(`games/${game.assetId}/index.html`, 'a game')
    const programme = { rules: [], titles: [film.id], apartHours: 0 }
    const channel = {
      kind: 'channel',
      vertical: 'sports',
      rating,
      programme,
      title: named('channel'),
    } as const
    channelId = (await product.aTitle(channel)).id
    await product.db
      .insertInto('picture')
      .values({
        id: 'pic_hidden',
        item_id: film.id,
        shape: 'portrait',
        source: JSON.stringify({ kind: 'file', path: 'a.png' }),
        state: 'ready',
        widths: [320],
        created_at: product.clock.now(),
      })
      .execute()
    await product.foundation.storage.write('pictures/pic_hidden/320.webp', 'picture')
    await product.publish(film.id)
    people = await product.db.selectFrom('person').select(['id', 'name']).execute()
  })
  after(() => product.stop())

  /** A device of a member, what it opened before it was locked, and the same device after the log-out. */
  async function aLockedDevice<T>(open: (call: Call) => Promise<T>): Promise<{ send: Send; opened: T }> {
    const { browser } = await product.aMember()
    const opened = await open(browser.call)
    await lockDevice(browser.call)
    product.clock.advance(1000)
    return { send: browser.send, opened }
  }
  const idOf = (name: string) => people.find((person) => person.name === named(name))?.id ?? 0

  test('[decisions 13.81] each address that may tell of a title is asked under the lock', () => {
    const telling = RAW_ADDRESSES.filter(({ asker }) => ['seen', 'stream', 'program'].includes(asker))
    assert.deepEqual([...new Set(telling.map(({ path }) => path))].toSorted(), Object.keys(ASKED).toSorted())
  })

  /** An address of every page: a file of a route is named by its path. */
  async function pageAddresses(): Promise<string[]> {
    const files = (await readdir(PAGES)).filter((name) => name.endsWith('.tsx') && name !== '__root.tsx')
    return files.map((file) => {
      const pattern = `/${file
        .replace('.tsx', '')
        .split('.')
        .filter((part) => part !== 'index')
        .join('/')}`
      const isOf = (part: string) => pattern.includes(part)
      const category =
        isOf('$competition') || isOf('$team') ? 'sports' : isOf('$series') ? 'audiobooks' : 'movies'
      const values: Record<string, string | number> = {
        category,
        kind: 'movie',
        id: isOf('/people/') ? idOf('Holm') : film.id,
        competition: 'verborgen-league',
        team: idOf('Gulls'),
        series: 'verborgen-tides',
        work: 'verborgen-tides',
        genre: 'drama',
        mix: 'mood-quiet',
        place: 'settings',
        textId: 'none',
      }
      return pattern
        .replaceAll(/\$(\w*?)_?(?=\/|$)/g, (_, name: string) => {
          if (name === '') return 'any'
          assert.ok(name in values, `${file} takes ${name}: add what this sweep should try for it`)
          return String(values[name])
        })
        .replaceAll(/_(?=\/|$)/g, '')
    })
  }

  test('[decisions 13.81] pages of a locked device, logged in or out, name no hidden title, whatever their address', async () => {
    const { send } = await aLockedDevice(async () => {})
    const visitor = await product.aMember()
    await lockDevice(visitor.browser.call)
    await visitor.browser.call(logOut)
    const { browser } = await product.aMember()
    let told = 0
    for (const address of await pageAddresses())
      for (const search of ['', `?search=${HIDDEN_NAME}`, `?title=${HIDDEN_NAME}&q=${HIDDEN_NAME}`]) {
        for (const asking of [send, visitor.browser.send]) {
          const answer = await asking(address + search)
          assert.ok(answer.status < 500, `${address}${search} answered ${answer.status}`)
          // What was typed into the address may be repeated; the names have more than that.
          assert.doesNotMatch(await answer.text(), NAMES, address + search)
        }
        if (TELLS.test(await (await browser.send(address)).text())) told += 1
      }
    assert.ok(told >= 15, `${told} pages tell of them where there is no lock`)
  })

  test('[decisions 13.81] files made for visitors are not sent to a locked device', async () => {
    const { send } = await aLockedDevice(async () => {})
    const page = await (await product.send(`/movies/movie/${film.id}`)).text()
    const state = /\/assets\/state\/[^"' ]+/.exec(page)?.[0].replaceAll('&amp;', '&') ?? ''
    const sitemaps = ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/titles-1.xml', '/sitemap/people-1.xml']
    for (const address of [state, ...sitemaps]) {
      assert.equal((await product.send(address)).status, 200, address)
      assert.equal((await send(address)).status, 404, address)
    }
    assert.match(await (await product.send('/sitemap/people-1.xml')).text(), TELLS)
  })

  test('[decisions 13.81] pictures of hidden titles are not found', async () => {
    const { send } = await aLockedDevice(async () => {})
    assert.equal((await product.send(PICTURE)).status, 200)
    assert.equal((await send(PICTURE)).status, 404)
  })

  for (const [what, open, names] of [
    [
      'a film',
      (call: Call) => call(startPlayback, { body: { contentId: film.id } }),
      ['master.m3u8', 'v-360p/index.m3u8', 'key/1', 'v-360p/00001.m4s', 'subtitles/de.vtt'],
    ],
    [
      'a kept book',
      async (call: Call) => {
        const { body } = await call(keepTitle, { body: { contentId: book.id } })
        return { body: { manifest: body.parts[0]?.manifest } }
      },
      ['master.m3u8', 'a-0/index.m3u8', 'key/1', 'a-0/00001.m4s'],
    ],
    [
      'a channel',
      (call: Call) => call(startPlayback, { body: { contentId: channelId } }),
      ['master.m3u8', 'v-360p/index.m3u8'],
    ],
  ] as const)
    test(`[decisions 13.81] media of ${what} end with the lock: playlists, keys, segments, subtitles`, async () => {
      let base = ''
      const { send } = await aLockedDevice(async (call) => {
        const { body } = await open(call)
        base = (body.manifest ?? '').replace(/\/[^/]*$/, '')
        for (const name of names) assert.equal((await product.send(`${base}/${name}`)).status, 200, name)
      })
      for (const name of names)
        for (const asking of [send, product.send])
          assert.equal((await asking(`${base}/${name}`)).status, 410, name)
    })

  test('[decisions 13.81] a game on its own origin ends with the lock, and a trailer does on the locked device', async () => {
    let frame = ''
    let trailer = ''
    const { send } = await aLockedDevice(async (call) => {
      const { body } = await call(startPlayback, { body: { contentId: game.id } })
      frame = /src="([^"]+)"/.exec(body.embedscript ?? '')?.[1] ?? ''
      assert.equal((await fetch(frame)).status, 200)
      const of = await call(getTrailer, { params: { productId: 221, id: film.id } })
      trailer = 'manifest' in of.body ? (of.body.manifest ?? '') : ''
    })
    assert.equal((await fetch(frame)).status, 410)
    assert.equal((await send(trailer)).status, 410)
  })

  test('[decisions 13.81] feeds by a key for children tell of no hidden book or channel', async () => {
    const { call } = await product.aMember()
    const keyOf = async (scope: 'podcast' | 'tv', forKids: boolean) =>
      (await makeAppPassword(call, { scope, forKids })).password
    for (const scope of ['podcast', 'tv'] as const) {
      const addresses =
        scope === 'podcast'
          ? ['books.opml', ...['xml', 'm4a', 'webp'].map((ending) => `book/${book.id}.${ending}`)]
          : [
              'channels.m3u',
              'guide.xml',
              ...['m3u8', 'webp'].map((ending) => `channel/${channelId}.${ending}`),
            ]
      const [child, grown] = [await keyOf(scope, true), await keyOf(scope, false)]
      for (const address of addresses) {
        const answer = await product.send(`/feeds/${address}?key=${child}`)
        assert.doesNotMatch(await answer.text(), TELLS, address)
        if (address.includes('/')) assert.equal(answer.status, 404, address)
      }
      if (scope === 'tv')
        assert.match(await (await product.send(`/feeds/channels.m3u?key=${grown}`)).text(), TELLS)
      else {
        const answer = await product.send(`/feeds/book/${book.id}.xml?key=${grown}`)
        assert.notEqual(answer.status, 404)
      }
    }
  })
})
