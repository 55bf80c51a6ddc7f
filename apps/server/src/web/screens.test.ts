/** Tests the content of the specification's screens, as the server renders them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { GENRE_ROWS } from '@quintet/domain/catalogue/browsing'
import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { type Product, startProduct, type TestMember, type TestTitle } from '@quintet/testing'

let product: Product
let member: TestMember
const titles: Record<string, TestTitle> = {}

before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
  member = await product.aMember()
  const credits = ['director', 'actor', 'author', 'narrator', 'team'].map((role) => ({
    name: `The ${role}`,
    role,
  }))
  // Copied from the specification, not from the code.
  const [top10, highlights, favorites] = ['cliq-top10', 'cliq-highlights', 'cliq-favorites']
  const weeklyShow = 'weekly-show'
  Object.assign(titles, {
    film: await product.aTitle({
      title: 'A film',
      categories: ['movies:drama', 'movies:romance'],
      tags: [top10, highlights, favorites],
      credits,
      media: 'video',
      resolution: '1080p',
      year: 2019,
      rating: 'TV-14',
    }),
    plain: await product.aTitle({ title: 'Another film', categories: ['movies:action'], rating: null }),
    album: await product.aTitle({
      title: 'A hip hop album',
      vertical: 'music-stream',
      kind: 'album',
      categories: ['music-stream:hip-hop'],
      tags: [weeklyShow],
    }),
    otherAlbum: await product.aTitle({
      title: 'A pop album',
      vertical: 'music-stream',
      kind: 'album',
      categories: ['music-stream:pop'],
    }),
    book: await product.aTitle({
      title: 'A book',
      vertical: 'audio-books',
      kind: 'audiobook',
      categories: ['audio-books:science', 'audio-books:history', 'audio-books:crime', 'audio-books:fiction'],
      tags: [favorites, highlights],
      credits,
      publisher: 'The house',
      language: 'fr',
      series: { name: 'A series of books', position: 2.5 },
      chapters: [
        { title: 'One', start: 0, end: 300 },
        { title: 'Two', start: 300, end: 600 },
      ],
      media: 'audio',
      year: 2001,
    }),
    game: await product.aTitle({
      title: 'A game',
      vertical: 'pc-games',
      kind: 'game',
      categories: ['pc-games:action'],
      tags: [highlights],
      ownerId: 'utomik',
      controls: ['keyboard', 'gamepad'],
      year: 2011,
    }),
    otherGame: await product.aTitle({
      title: 'A game of others',
      vertical: 'pc-games',
      kind: 'game',
      tags: [highlights],
    }),
    match: await product.aTitle({
      title: 'A match',
      vertical: 'sports',
      kind: 'event',
      categories: ['sports:baseball'],
      tags: [weeklyShow, top10],
      ownerId: 'inverleigh',
      media: 'video',
      live: true,
      year: 2020,
    }),
    otherMatch: await product.aTitle({
      title: 'A match of others',
      vertical: 'sports',
      kind: 'event',
      tags: [weeklyShow, top10],
    }),
  })
})
after(() => product.stop())

const asVisitor = (address: string) => read(product.send, address)
const asMember = (address: string) => read(member.browser.send, address)

function change({ browser }: TestMember, address: string, body: object, method: 'POST' | 'PUT') {
  const headers = { 'content-type': 'application/json' }
  return browser.send(address, { method, headers, body: JSON.stringify(body) })
}

async function read(send: Product['send'], address: string): Promise<string> {
  const answer = await send(address, { headers: { 'accept-language': 'en' } })
  assert.equal(answer.status, 200, address)
  // Markup only, because the page's state repeats every name.
  return (await answer.text()).replaceAll(/<script[^>]*>.*?<\/script>|<!-- -->/gs, '')
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

/** Returns the text of each named section of a page, by name. */
function sectionsOf(html: string): Map<string, string> {
  const sections = mainOf(html)
    .split(/(?=<section)/)
    .slice(1)
  return new Map(
    sections.flatMap((section) => {
      const name = /^<section[^>]* aria-label="([^"]*)"/.exec(section)?.[1]
      return name === undefined ? [] : [[name, section] as const]
    }),
  )
}
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address = '']) => address)

test('[decisions 13.77] a title’s page says in place of its button that it is not available in the member’s country', async () => {
  const film = { media: 'video', rental: { priceCents: 399, currency: 'EUR' } } as const
  const pageOf = async ({ id }: { id: number }, query = '') =>
    mainOf(await asMember(`/movies/movie/${id}${query}`))
  assert.match(await pageOf(await product.aTitle({ ...film, countries: ['DE'] })), />Rent for/)
  const elsewhere = await product.aTitle({ ...film, countries: ['AT', 'CH'] })
  for (const query of ['', '?play=true', '?rent=true']) {
    const html = await pageOf(elsewhere, query)
    assert.match(html, /This title is currently not available in your country\./)
    assert.doesNotMatch(html, />Rent for|Rental, €/)
  }
})

test('[decisions 13.77] no list offers to play what is not for the member’s country, and visitors read where it plays', async () => {
  const AUSTRIA = { countries: ['AT'] }
  const album = await product.aTitle({ kind: 'album', vertical: 'music-stream', ...AUSTRIA })
  await product.aTitle({
    kind: 'track',
    vertical: 'music-stream',
    media: 'audio',
    parentId: album.id,
    title: 'A limited track',
    ...AUSTRIA,
  })
  const page = `/movies/music/${album.id}`
  assert.match(await asMember(page), /A limited track/)
  assert.doesNotMatch(await asMember(page), /aria-label="Play A limited track"/)
  assert.match(mainOf(await asVisitor(page)), /Available in one country only: Austria\./)
  const free = await product.aTitle({ media: 'video' })
  assert.doesNotMatch(mainOf(await asVisitor(`/movies/movie/${free.id}`)), /Available in/)
})

test('[catalogue 2.4.1] home has a hero, a banner and rows by tag, with the specified number of cards side by side', async () => {
  const html = await asMember('/')
  const sections = sectionsOf(html)
  for (const [name, title, slides] of [
    ['Top 10 movies', 'A film', 5],
    ['Most popular', 'A film', 5],
    ['Hip hop radio', 'A hip hop album', 4],
    ['Audiobook suggestions', 'A book', 4],
  ] as const) {
    const row = sections.get(name) ?? ''
    assert.ok(row.includes(title), `${name}: ${title}`)
    assert.match(row, new RegExp(`data-slides="${slides}"`), name)
    assert.doesNotMatch(row, /Another film|A pop album/, name)
  }
  assert.match(sections.get('Highlights') ?? '', /A film/)
  const book = `/audiobooks/audiobook/${titles['book']?.id}`
  const banner = new RegExp(`href="${book}"[^>]*>.*?href="${book}\\?play=true"[^>]*>(.*?)</a>`, 's').exec(
    html,
  )
  assert.match(banner?.[1] ?? '', /^<svg.*Listen now$/s, 'the button of the banner plays')
  for (const vertical of ['Movies', 'Music', 'Audiobooks', 'Games', 'Sports'])
    assert.match(sections.get(vertical) ?? '', /Recommended for you\./, vertical)
  assert.doesNotMatch(html, /Try now for free/)
})

test('[catalogue 9.2] curated sections contain only utomik’s games and inverleigh’s sports; weekly shows are of sports and music', async () => {
  const home = sectionsOf(await asMember('/'))
  assert.match(home.get('Sports') ?? '', /A match</)
  assert.match(home.get('Music') ?? '', /A hip hop album/)
  for (const [page, section, own, others] of [
    ['/games', 'Highlights', 'A game<', 'A game of others'],
    ['/sports', 'Top 10', 'A match<', 'A match of others'],
  ] as const) {
    const text = sectionsOf(await asMember(page)).get(section) ?? ''
    assert.ok(text.includes(own) && !text.includes(others), page)
  }
})

test('[catalogue 2.6.1] the recommended page has a banner, genre chips, sections by tag, then the specified number of genres', async () => {
  const viewer = await product.aMember()
  const at = product.clock.now().toISOString()
  const begun = { position: 600, duration: 2400, sequence: 1, at }
  await change(viewer, `/api/user/history/${titles['film']?.id}`, begun, 'PUT')
  const html = await read(viewer.browser.send, '/movies')
  assert.deepEqual(
    [...sectionsOf(html).keys()],
    [
      'Continue streaming',
      'New in movies',
      'Top 10',
      'Highlights',
      'Our favorites',
      'Action',
      'Drama',
      'Romance',
    ],
  )
  assert.match(html, /data-variant="highlight"/)
  const genres = [...sectionsOf(await asVisitor('/audiobooks')).keys()].slice(-GENRE_ROWS['audio-books'])
  assert.deepEqual(genres, ['History', 'Science'])
  for (const [vertical, chips] of [
    ['movies', ['/movies', '/movies/genre/action', '/movies/genre/drama', '/movies/genre/romance']],
    ['sports', ['/sports', '/sports/genre/baseball']],
  ] as const) {
    const bar = /<nav[^>]*aria-label="Genres".*?<\/ul>/s.exec(
      await asVisitor(`/${VERTICAL_FACTS[vertical].slug}`),
    )?.[0]
    assert.deepEqual(linksIn(bar ?? ''), chips)
  }
})

test('[catalogue 2.6.2] the library lists favorites, finished titles, then only the listed genres', async () => {
  const reader = await product.aMember()
  const { id } = titles['book'] ?? { id: 0 }
  await change(reader, '/api/user/playlist', { contentId: id, category: 'audio-books' }, 'POST')
  const at = product.clock.now().toISOString()
  const finished = { position: 590, duration: 600, sequence: 1, at }
  await change(reader, `/api/user/history/${id}`, finished, 'PUT')
  assert.deepEqual(
    [...sectionsOf(await read(reader.browser.send, '/audiobooks/library')).keys()],
    ['My Audiobooks', 'Listen again', 'History', 'Science'],
  )
})

test('[catalogue 2.6.4] results are filtered by category, contentOwner and tags, and headed by title', async () => {
  for (const [search, heading, found, missed] of [
    ['category=movies:action&title=Action', 'Action', 'Another film', 'A film<'],
    ['tags=cliq-top10&category=movies', 'All Movies', 'A film<', 'Another film'],
  ] as const) {
    const html = await asVisitor(`/movies/results?${search}`)
    assert.match(html, new RegExp(`<h1[^>]*>${heading}</h1>`))
    assert.ok(html.includes(found) && !html.includes(missed), search)
  }
  // The same as apps/web/src/app/address.test.ts checks for the browser.
  assert.match(await asVisitor('/movies/results?tags=cliq-top10&tags=nothing'), /A film</)
  const games = await asVisitor('/games/results?contentOwner=utomik')
  assert.ok(games.includes('A game<') && !games.includes('A game of others'))
})

test('[catalogue 2.6.4] a list has pages without script', async () => {
  for (const show of [asVisitor, asMember]) {
    assert.match(await show('/movies/results'), /A film</)
    // Two titles do not fill a second page.
    assert.doesNotMatch(await show('/movies/results?page=2'), /A film</)
    assert.doesNotMatch(await show('/movies/genre/drama?page=2'), /A film</)
  }
})

test('[catalogue 2.8.2] See all passes contentOwner, tags, category and title; live titles have the live badge', async () => {
  const sports = sectionsOf(await asMember('/sports')).get('Top 10') ?? ''
  const [, query = ''] = /href="\/sports\/results\?([^"]*)"/.exec(sports) ?? []
  assert.deepEqual(Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&'))), {
    contentOwner: 'inverleigh',
    tags: 'cliq-top10',
    category: 'sports',
    title: 'Top 10',
  })
  assert.match(sports, /data-state="now"[^>]*>Live</)
  assert.doesNotMatch(sectionsOf(await asMember('/movies')).get('Top 10') ?? '', /data-state/)
})

for (const [key, path, facts] of [
  [
    'film',
    '/movies/movie',
    [
      'from 16',
      'HD',
      '2019',
      '10 m',
      'About A film.',
      'Drama',
      'Creators',
      'The director',
      'Cast',
      'The actor',
      'More like this.',
      'Trailer.',
      'No trailer exist.',
    ],
  ],
  ['album', '/movies/music', ['About A hip hop album.', 'More like this.', 'Most played by others']],
  ['match', '/sports/sport', ['2020', '10 m', 'About A match.', 'More like this.', 'Most watched']],
  [
    'game',
    '/games/game',
    ['2011', 'Powered by utomik', 'Action', 'Controls', 'keyboard, gamepad', 'Trailer.'],
  ],
  [
    'book',
    '/audiobooks/audiobook',
    [
      '2001',
      '10 m',
      'Author',
      'The author',
      'Narrator',
      'The narrator',
      'Publisher',
      'The house',
      'Language',
      'French',
      '2 chapters',
      'A series of books, volume 2.5',
    ],
  ],
] as const)
  test(`[catalogue 2.10.2] ${path} shows ${facts.join(', ')}`, async () => {
    for (const send of [asVisitor, asMember]) {
      const html = mainOf(await send(`${path}/${titles[key]?.id}`))
      for (const fact of facts) assert.ok(html.includes(fact), fact)
    }
  })

test('[catalogue 2.10.1] a visitor is asked to log in, a member has play, heart and cast, and both can share', async () => {
  const address = `/movies/movie/${titles['film']?.id}`
  const [visitor, mine] = [await asVisitor(address), await asMember(address)]
  assert.match(visitor, /href="\/login\?to=[^"]*play[^"]*"[^>]*>.*Log in to watch/s)
  assert.match(mainOf(mine), /<button[^>]*>(?:(?!<\/button>).)*>Play</s)
  for (const label of ['Favorite: A film', 'Cast']) {
    assert.ok(mainOf(mine).includes(`aria-label="${label}"`), label)
    assert.ok(!mainOf(visitor).includes(`aria-label="${label}"`), label)
  }
  for (const html of [visitor, mine]) assert.match(html, /aria-label="Share"/)
})

test('[catalogue 5.1] an unrated title is for all ages', async () =>
  assert.match(await asVisitor(`/movies/movie/${titles['plain']?.id}`), /title="all ages"/))

test('[catalogue 2.5.1] visitors see log-in and trial; members see tabs, search, favorites and their menu', async () => {
  const [visitor, mine] = [await asVisitor('/movies'), await asMember('/movies')]
  for (const [words, isMembers] of [
    ['Log in', false],
    ['30 day free trial', false],
    ['Recommendations', true],
    ['Library', true],
    ['My Movies', true],
    ['My Favorites', true],
    ['Logout', true],
  ] as const) {
    const header = (html: string) => html.slice(0, html.indexOf('<main'))
    assert.deepEqual(
      [header(visitor).includes(words), header(mine).includes(words)],
      [!isMembers, isMembers],
      words,
    )
  }
  for (const html of [visitor, mine]) assert.match(html, /href="\/kids"/)
})

test('[accounts 1.2] the help states the brand’s own figures', async () => {
  const { figures } = product.foundation.brand
  const faq = await asVisitor('/faq')
  for (const said of [
    `${figures.audiobooks} audiobooks`,
    `${figures.games} games`,
    `${figures.channels} music channels`,
    `${figures.rentals} rental movies`,
  ])
    assert.ok(faq.includes(said), said)
})

test('[catalogue 2.14.1] /login redirects a member home and shows a visitor the form', async () => {
  const answer = await member.browser.send('/login')
  assert.deepEqual([answer.status, answer.headers.get('location')], [307, '/'])
  const form = await asVisitor('/login')
  assert.match(form, /name="username"/)
  assert.match(form, /name="password"/)
})

test('[catalogue 2.2.2] every vertical’s pages carry its identifier, which selects its colour', async () => {
  for (const vertical of VERTICALS)
    assert.match(
      await asVisitor(`/${VERTICAL_FACTS[vertical].slug}`),
      new RegExp(`data-vertical="${vertical}"`),
    )
})
