import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addressOf } from '@quintet/contracts/client'
import { addFavoritePerson } from '@quintet/contracts/favorite-people'
import { putHistory } from '@quintet/contracts/history'
import { startPlayback } from '@quintet/contracts/playback'
import { addBookmark } from '@quintet/contracts/bookmarks'
import { keepTitle } from '@quintet/contracts/kept'
import { createMix, putMixEntries } from '@quintet/contracts/mixes'
import { saveFrontPage } from '@quintet/contracts/operator/front-pages'
import { addReminder } from '@quintet/contracts/reminders'
import { addToPlaylist } from '@quintet/contracts/playlist'
import { putQueue } from '@quintet/contracts/queue'
import { followTeam } from '@quintet/contracts/sport'
import { rentTitle } from '@quintet/contracts/rentals'
import { routes } from '@quintet/contracts/routes'
import { logIn, logOut } from '@quintet/contracts/session'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { seriesSlug } from '@quintet/domain/catalogue/people'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import {
  callerOver,
  lockDevice,
  type Product,
  programSend,
  type Send,
  startProduct,
  type TestMember,
  writePackaged,
} from '@quintet/testing'
import { HIDDEN_NAME, idsIn, tellsIn } from './hidden-titles.ts'

/** A genre that only hidden titles have. */
const HIDDEN_GENRE = 'nightmare'

/** Names of series, works and competitions: one with hidden titles and one without. */
const SERIES_NAMES = ['Verborgen one', 'Seen']
const peopleIds: string[] = []
const teamIds: string[] = []
const mixIds: string[] = []
const PARAMETERS: Record<string, readonly string[]> = {
  personId: peopleIds,
  teamId: teamIds,
  slug: SERIES_NAMES.map(seriesSlug),
  mixId: mixIds,
  dayMixId: ['mood-quiet', 'decade-2020'],
  productId: [String(DEFAULT_PRODUCT_ID)],
  category: ['movies', 'kids', 'music-stream', 'audio-books', 'pc-games', 'sports'],
  page: ['home', 'movies', 'music-stream', 'audio-books', 'pc-games', 'sports'],
  id: [],
  contentId: [],
}
/** Queries required for a route to return anything. */
const QUERIES: Record<string, Record<string, string>> = {
  listMeant: { search: 'title vorborgen' },
  findPeople: { search: 'wri' },
  findSport: { search: 'verborgen' },
  findWorks: { search: 'verborgen' },
}
/** Routes whose responses never name a title; a trailer's is an address, tested below. */
const NAMELESS = ['getRentalCredit', 'getTrailer', 'listScores']

const reads = routes.filter(
  ({ id, method, service }) => method === 'GET' && service === 'content' && !NAMELESS.includes(id),
)

/** Returns the route's address with every combination of its parameters. */
function addressesOf(route: { id: string; path: string }, ids: readonly number[]): string[] {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const filled = names.reduce<Record<string, string>[]>(
    (combinations, name) => {
      const values = PARAMETERS[name]
      assert.ok(values, `${route.path} takes :${name}: add what this sweep should try for it`)
      const tried = values.length > 0 ? values : ids.map(String)
      return combinations.flatMap((one) => tried.map((value) => ({ ...one, [name]: value })))
    },
    [{}],
  )
  const path = route.path as `/${string}`
  return filled.map((parameters) => addressOf({ path }, parameters, QUERIES[route.id]))
}

const EPISODE = { kind: 'episode', season: 1, number: 1 } as const
const RENTAL = { rating: 'FSK-16', media: 'video', rental: { priceCents: 399, currency: 'EUR' } } as const
let titlesMade = 0
const aName = (isSafe: boolean): string => `Title ${isSafe ? 'Offen' : HIDDEN_NAME} ${titlesMade++}`

describe('under the kids lock', () => {
  let product: Product
  let locked: TestMember
  /** The same account on a device without the lock. */
  let unlocked: Send
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
        ['FSK-12', [`${vertical}:${HIDDEN_GENRE}`, 'kids', `kids:${HIDDEN_GENRE}`], false],
        ['TV-MA', [`${vertical}:${HIDDEN_GENRE}`], false],
        [null, [`${vertical}:drama`, 'movies:kids'], false],
      ] as const) {
        const { id } = await product.aTitle({
          vertical,
          kind: kinds[vertical],
          rating,
          categories,
          media: 'video',
          trailer: true,
          // More popular than the safe titles, so that anything listing the most popular would show it.
          popularity: isSafe ? 0 : 9,
          series: { name: SERIES_NAMES[isSafe ? 1 : 0] ?? '', position: null },
          work: {
            names: { de: SERIES_NAMES[isSafe ? 1 : 0] ?? '', en: 'Seen' },
            movements: null,
            number: null,
          },
          ...(vertical === 'sports' ? { competition: SERIES_NAMES[isSafe ? 1 : 0] ?? '' } : {}),
          credits: [
            { name: 'Writer of all', role: 'author' },
            { name: 'Plays all', role: 'artist' },
            { name: 'Plays all', role: 'composer' },
            { name: isSafe ? 'Writer Offen' : `Writer ${HIDDEN_NAME}`, role: 'narrator' },
            { name: 'Plays everywhere', role: 'team' },
            { name: isSafe ? 'Team Offen' : `Team ${HIDDEN_NAME}`, role: 'team' },
          ],
          title: aName(isSafe),
        })
        ;(isSafe ? shown : hidden).push(id)
      }
    const people = await product.db.selectFrom('person').select('id').execute()
    peopleIds.push(...people.map(({ id }) => String(id)))
    teamIds.push(...peopleIds)
    const [unsafe = 0, safe = 0] = [hidden[0], shown[0]]
    hidden.push(
      (await product.aTitle({ ...EPISODE, rating: 'FSK-16', parentId: safe, title: aName(false) })).id,
    )
    // Safe itself, but it would lead to its unsafe series.
    hidden.push(
      (await product.aTitle({ ...EPISODE, rating: 'FSK-0', parentId: unsafe, title: aName(false) })).id,
    )
    const forRent = await product.aTitle({ ...RENTAL, title: aName(false) })
    hidden.push(forRent.id)
    const unsafeBook = await product.aTitle({
      vertical: 'audio-books',
      kind: 'audiobook',
      rating: 'FSK-16',
      media: 'audio',
      title: aName(false),
    })
    hidden.push(unsafeBook.id)
    hidden.push(...(await quietAlbums()))
    locked = await product.aMember()
    const entries = [{ id: 'first', contentId: unsafeBook.id, place: 0 }]
    await locked.call(putQueue, {
      body: { revision: 0, entries, at: 0, position: 60, shuffle: false, repeat: 'off' },
    })
    for (const [name, contentId] of [
      [`Only ${HIDDEN_NAME}`, unsafeBook.id],
      ['Empty', null],
    ] as const) {
      const { id } = (await locked.call(createMix, { body: { name } })).body
      const held = contentId === null ? [] : [{ contentId }]
      await locked.call(putMixEntries, { params: { mixId: id }, body: { revision: 0, entries: held } })
      mixIds.push(id)
    }
    await locked.call(rentTitle, { body: { contentId: forRent.id, useCredit: true, consent: true } })
    // What was watched before the lock must not show through it.
    for (const contentId of [...hidden, ...shown]) {
      await locked.call(putHistory, {
        params: { contentId },
        body: { position: 60, duration: 600, sequence: 1, at: product.clock.now().toISOString() },
      })
    }
    // Similar to what was watched and new to the profile: recommended wherever there is no lock.
    const unseen = { rating: 'FSK-16', media: 'video', categories: [`movies:${HIDDEN_GENRE}`] } as const
    hidden.push((await product.aTitle({ ...unseen, title: aName(false) })).id)
    hidden.push(...(await channels()))
    const extra = { kind: 'extra', extraKind: 'interview', media: 'video' } as const
    for (const [parentId, rating] of [
      [safe, 'FSK-16'],
      [unsafe, 'FSK-0'],
    ] as const)
      hidden.push((await product.aTitle({ ...extra, parentId, rating, title: aName(false) })).id)
    const match = { kind: 'event', vertical: 'sports', rating: 'FSK-16', media: 'video' } as const
    const moments = [{ at: 1, kind: 'goal', titles: { de: HIDDEN_NAME } }] as const
    hidden.push((await product.aTitle({ ...match, title: aName(false), moments })).id)
    const startsAt = new Date(product.clock.now().getTime() + HOUR_MS)
    const coming = await product.aTitle({ ...match, title: aName(false), live: true, startsAt })
    hidden.push(coming.id)
    await locked.call(addReminder, { params: { contentId: coming.id } })
    for (const teamId of teamIds) await locked.call(followTeam, { params: { teamId: Number(teamId) } })
    for (const personId of peopleIds)
      await locked.call(addFavoritePerson, { body: { personId: Number(personId) } })
    await arrangeFrontPage(unsafe)
    for (const contentId of [unsafe, safe])
      await locked.call(addToPlaylist, { body: { contentId, category: 'movies' } })
    await locked.call(addBookmark, {
      params: { contentId: unsafe },
      body: { position: 1, note: `Where ${HIDDEN_NAME} begins` },
    })
    await locked.call(startPlayback, { body: { contentId: unsafe } })
    const elsewhere = await product.call(logIn, {
      body: { username: locked.email, password: locked.password, productId: DEFAULT_PRODUCT_ID },
    })
    unlocked = programSend(product.origin, { authorization: `Bearer ${elsewhere.body.token}` })
    // A device sees only its own kept titles: kept here before the lock, and elsewhere without one.
    for (const call of [locked.call, callerOver(unlocked)])
      await call(keepTitle, { body: { contentId: unsafeBook.id } })
    await lockDevice(locked.call)
  })
  after(() => product.stop())

  /** Puts onto the home page a hidden title by name, and rows, hero and banner by a rule that matches more of them. */
  async function arrangeFrontPage(chosen: number): Promise<void> {
    const editor = await product.anOperator('editor')
    const words = { de: 'Reihe', en: 'Row' }
    const always = { from: null, until: null, audience: 'everyone', vertical: 'movies' } as const
    const rule = { by: 'genre', genre: HIDDEN_GENRE, sort: 'popularity,desc' } as const
    const saved = await editor.call(saveFrontPage, {
      params: { page: 'home' },
      body: {
        revision: null,
        sections: [
          { ...always, kind: 'hero', id: 'hero', rule },
          { ...always, kind: 'banner', id: 'banner', rule, button: null },
          { ...always, kind: 'row', id: 'rule', rule, heading: words },
          { ...always, kind: 'row', id: 'chosen', rule: { by: 'titles', ids: [chosen] }, heading: words },
        ],
      },
    })
    assert.equal(saved.status, 200)
  }

  /** Creates albums of one mood and decade that are unsafe for children, with lyrics; returns their IDs and those of their tracks. */
  async function quietAlbums(): Promise<number[]> {
    const music = { vertical: 'music-stream', rating: 'FSK-16', year: 2020, tags: ['quiet'] } as const
    const lyrics = { language: 'de', lines: [{ at: 1, text: HIDDEN_NAME }] }
    const ids: number[] = []
    for (let album = 0; album < 3; album++) {
      const { id } = await product.aTitle({ ...music, kind: 'album', title: aName(false) })
      ids.push(id)
      for (let number = 1; number <= 3; number++) {
        const track = { ...music, lyrics, parentId: id, number, title: aName(false) }
        ids.push((await product.aTrack(track)).id)
      }
      await product.publish(id)
    }
    return ids
  }

  /** Creates a children's channel that lists an unsafe film, and an unsafe channel; returns the IDs of the film and of that channel. */
  async function channels(): Promise<number[]> {
    const film = await product.aTitle({ rating: 'FSK-16', media: 'video', title: aName(false) })
    await writePackaged(product.foundation, film, { videos: ['v-360p'] })
    const [, grown = 0] = await Promise.all(
      ['FSK-0', 'FSK-16'].map(async (rating) => {
        const isSafe = rating === 'FSK-0'
        const programme = { rules: [], titles: [film.id], apartHours: 0 }
        const { id } = await product.aTitle({ kind: 'channel', rating, programme, title: aName(isSafe) })
        if (isSafe) shown.push(id)
        return id
      }),
    )
    return [film.id, grown]
  }

  const tellsOf = (text: string): unknown[] => tellsIn(text, hidden, [HIDDEN_GENRE])

  for (const route of reads)
    test(`[decisions 4.17] ${route.id} names no title above 9 and none unrated outside the kids category`, async () => {
      const toldElsewhere = []
      for (const address of addressesOf(route, [...hidden, ...shown])) {
        const answer = await locked.send(`/api${address}`)
        assert.ok(answer.status < 500 && answer.status !== 422, `${address} answered ${answer.status}`)
        const told = tellsOf(await answer.text())
        // A running stream is listed by ID alone, so that the member can end it.
        const allowed = route.id === 'listPlayback' ? told.filter((what) => typeof what === 'string') : told
        assert.deepEqual(allowed, [], `${address} tells of hidden titles`)
        toldElsewhere.push(...tellsOf(await (await unlocked(`/api${address}`)).text()))
      }
      assert.ok(toldElsewhere.length > 0, 'the same calls tell of them where there is no lock')
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

  test('[decisions 4.17] under the lock no search, sort or list of IDs finds or counts a hidden title', async () => {
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
    assert.equal((await unlocked(`/api/content/info/221/${hidden[0]}/trailer`)).status, 200)
  })

  test('[decisions 2.8] visitors of a locked device stay locked after the log-out', async () => {
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
