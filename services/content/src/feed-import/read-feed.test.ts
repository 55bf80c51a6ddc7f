/** How feeds are read, from their text alone. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { booksOf } from './books.ts'
import { decodeFeed } from './decode.ts'
import { FEED_BYTES_MAX, FeedError } from './feed.ts'
import { dayOfTime, feedTime, guideTime, plainText } from './feed-text.ts'
import { readFeedAside } from './read-aside.ts'
import { readFeedText } from './read-feed.ts'
import { readWeb } from './source.ts'

type Wish = Parameters<typeof readFeedText>[1]
const read = (text: string, vertical: Wish['vertical'] = null, mapping: Wish['mapping'] = null) =>
  readFeedText(text, { vertical, mapping })

const rss = (items: string, channel = '') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
  xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Küstenfunk</title><language>de-at</language>${channel}${items}</channel></rss>`
const part = (title: string, facts: { book?: string; file: string; more?: string; length?: string }) =>
  `<item><title>${title}</title><enclosure url="https://media.example/${facts.file}" ${facts.length ?? ''}/>
  ${facts.book ? `<itunes:subtitle>${facts.book}</itunes:subtitle>` : ''}${facts.more ?? ''}</item>`

describe('[decisions 9.6] podcasts', () => {
  test('a podcast of several books becomes one title per book, grouped by subtitle and in order, even without guids', () => {
    const items = [
      part('02 Ebbe', {
        book: 'Der Deich',
        file: 'deich/2.mp3',
        more: '<itunes:duration>2:00</itunes:duration>',
      }),
      part('01 Flut', {
        book: 'Der Deich',
        file: 'deich/1.mp3',
        more: '<itunes:duration>1:30</itunes:duration>',
      }),
      part('Chapter 2', { book: 'Nordwind', file: 'nord/b.mp3' }),
      part('Chapter 1', { book: 'Nordwind', file: 'nord/a.mp3' }),
      part('Ein Abend', { book: 'Ein Abend', file: 'abend.mp3' }),
    ]
    const { kind, name, entries, failed } = read(rss(items.join('')))
    assert.deepEqual([kind, name, failed], ['podcast', 'Küstenfunk', []])
    assert.deepEqual(
      entries.map(({ title, media }) => [
        title,
        media.map(({ address }) => address.slice('https://media.example/'.length)),
      ]),
      [
        ['Der Deich', ['deich/1.mp3', 'deich/2.mp3']],
        ['Nordwind', ['nord/a.mp3', 'nord/b.mp3']],
        ['Ein Abend', ['abend.mp3']],
      ],
    )
    assert.deepEqual(entries[0]?.file.chapters, [
      { title: '01 Flut', start: 0, end: 90 },
      { title: '02 Ebbe', start: 90, end: 210 },
    ])
    assert.equal(entries[1]?.file.chapters, undefined, 'nobody knows how long its parts are')
    assert.deepEqual(entries[0]?.file.texts?.de?.title, 'Der Deich')
  })

  test('other podcasts have one title per episode, identified by guid, else by the address of its medium', () => {
    const items = (titles: [string, string], query: string) =>
      part(titles[0], {
        file: `one.mp3${query}`,
        book: 'Von Möwen',
        more: '<guid>g-1</guid><itunes:episode>7</itunes:episode>',
      }) + part(titles[1], { file: `two.mp3${query}`, book: 'Von Ebbe' })
    const before = read(rss(items(['Möwen', 'Ebbe'], '?t=1'))).entries
    const after = read(rss(items(['Möwen (neu)', 'Ebbe (neu)'], '?t=2'))).entries
    assert.deepEqual(
      before.map(({ title }) => title),
      ['Möwen', 'Ebbe'],
    )
    assert.deepEqual(
      before.map(({ key }) => key),
      after.map(({ key }) => key),
    )
    assert.deepEqual(before[0]?.file.series, { name: 'Küstenfunk', position: 7 })
  })

  test('a serial podcast becomes one book per season', () => {
    const of = (season: number, number: number) => ({
      item: null,
      key: `${season}-${number}`,
      title: `${number}`,
      subtitle: null,
      season,
      number,
      at: null,
    })
    const books = booksOf([of(2, 1), of(1, 2), of(1, 1)], { name: 'Leuchtfeuer', isSerial: true })
    assert.deepEqual(
      books.map(({ title, episodes }) => [title, episodes.map(({ key }) => key)]),
      [
        ['Leuchtfeuer 2', ['2-1']],
        ['Leuchtfeuer 1', ['1-1', '1-2']],
      ],
    )
  })

  test('an item without a medium is reported, and a feed with only such items is rejected', () => {
    const { entries, failed } = read(rss(`<item><title>News</title></item>${part('Ton', { file: 'a.mp3' })}`))
    assert.deepEqual(
      [entries.length, failed],
      [1, [{ path: 'News', reason: 'It contains no audio or video.' }]],
    )
    assert.throws(() => read(rss('<item><title>News</title></item>')), /no audio or video/)
  })

  test('video becomes films unless specified', () => {
    const item =
      '<item><title>Flut</title><pubDate>Sat, 2 May 2020 10:00 MESZ</pubDate><media:content url="https://media.example/f.mp4" type="video/mp4"/></item>'
    const [film] = read(rss(item)).entries
    assert.deepEqual(
      [film?.kind, film?.vertical, film?.file.year, film?.file.releasedOn],
      ['movie', 'movies', 2020, '2020-05-02'],
    )
    assert.equal(read(rss(item), 'sports').entries[0]?.kind, 'event')
  })
})

describe('[decisions 9.6] M3U', () => {
  const list = [
    '#EXTM3U url-tvg="https://guide.example/"',
    '#EXTINF:-1 tvg-id="Eins.de" tvg-logo="x" group-title="Regional",Eins, das Erste (720p) [Not 24/7]',
    'https://stream.example/eins.m3u8',
    '#EXTINF:-1 tvg-id="Eins.de",Eins (360p)',
    'http://192.0.2.7/eins.m3u8',
    '#EXTINF:-1 tvg-id="" radio="true" group-title="Pop",Welle',
    'http://stream.example:8000/welle',
    '#EXTINF:-1,Welle',
    'http://stream.example:8000/nochmal',
    '#EXTINF:-1,Ohne Adresse',
    'javascript:alert(1)',
  ].join('\r\n')

  test('radio becomes music channels, anything else live sport; a repeated channel is one with two addresses', () => {
    const { entries, ignored, failed } = read(list)
    assert.deepEqual(
      entries.map(({ title, vertical, kind, guideId, media }) => [
        title,
        vertical,
        kind,
        guideId,
        media.length,
      ]),
      [
        ['Eins, das Erste', 'sports', 'channel', 'Eins.de', 2],
        ['Welle', 'music-stream', 'channel', null, 1],
      ],
    )
    assert.deepEqual([ignored.length, failed.length], [1, 1])
    assert.ok(read(list, 'movies').entries.every(({ vertical }) => vertical === 'movies'))
  })
})

describe('[decisions 9.6] XMLTV', () => {
  test('programmes are read in any time zone; one without an end lasts until the next', () => {
    const guide = `<?xml version="1.0" encoding="ISO-8859-1"?><!DOCTYPE tv SYSTEM "xmltv.dtd"><tv>
      <programme start="20260501200000 +0200" channel="Eins.de"><title lang="de">Flut &amp; Ebbe</title></programme>
      <programme start="20260501183000" stop="20260501190000 +0000" channel="Eins.de"><title>Danach</title><desc>Text</desc></programme>
      <programme start="gestern" channel="Eins.de"><title>Nie</title></programme></tv>`
    const { guide: found, failed } = read(guide)
    assert.deepEqual(
      found.map(({ title, startsAt, endsAt }) => [
        title,
        new Date(startsAt).toISOString(),
        new Date(endsAt).toISOString(),
      ]),
      [
        ['Flut & Ebbe', '2026-05-01T18:00:00.000Z', '2026-05-01T18:30:00.000Z'],
        ['Danach', '2026-05-01T18:30:00.000Z', '2026-05-01T19:00:00.000Z'],
      ],
    )
    assert.deepEqual(failed, [{ path: 'programme 3', reason: 'It has no start time.' }])
  })
})

describe('[decisions 9.6] OPML, CSV and JSON', () => {
  test('an OPML file lists each feed once, even across folders', () => {
    const outline = (url: string) => `<outline text="A" xmlUrl="${url}"/>`
    const text = `<opml version="1.0"><body><outline text="Folder">${outline('https://a.example/f')}${outline('https://a.example/f')}${outline('file:///etc/passwd')}</outline></body></opml>`
    const { feeds, failed } = read(text)
    assert.deepEqual([feeds, failed.length], [[{ name: 'A', address: 'https://a.example/f' }], 1])
  })

  test('a table needs a vertical; its columns are guessed by name, or mapped', () => {
    const csv =
      'Titel;Jahr;Darsteller;FSK\r\n"Nordwind; ein Film";2024;"Ada Holm, Jon Vik";FSK 12\r\n;1999;;\r\n'
    assert.equal(read(csv).needsVertical, true)
    const { entries, failed, columns } = read(csv, 'movies')
    assert.deepEqual(columns, ['Titel', 'Jahr', 'Darsteller', 'FSK'])
    assert.deepEqual([entries.length, failed], [1, [{ path: 'row 2', reason: 'It has no title.' }]])
    const [film] = entries
    assert.deepEqual(
      [film?.title, film?.file.year, film?.file.rating],
      ['Nordwind; ein Film', 2024, 'FSK 12'],
    )
    assert.deepEqual(film?.file.people, [
      { name: 'Ada Holm', role: 'actor' },
      { name: 'Jon Vik', role: 'actor' },
    ])
    const mapping = { columns: { title: 'Darsteller' } }
    assert.equal(readFeedText(csv, { vertical: 'movies', mapping }).entries[0]?.title, 'Ada Holm, Jon Vik')
    const wrong = { columns: { title: 'Name' } }
    assert.throws(() => readFeedText(csv, { vertical: 'movies', mapping: wrong }), /no column "Name"/)
  })

  test('[decisions 9.23] a table of results becomes matches with teams, competition, day and score; a rematch is another one', () => {
    const csv = [
      'Wettbewerb;Saison;Datum;Heim;Gast;Ergebnis',
      'Wattliga;2026/27;24.11.2026;Ilmenau;Seeve;2:1 (1:0)',
      'Wattliga;2026/27;01.05.2027;Ilmenau;Seeve;',
      'Wattliga;2026/27;;;Seeve;1:1',
    ].join('\n')
    const { entries, failed } = read(csv, 'sports')
    assert.deepEqual(failed, [{ path: 'row 3', reason: 'It has no title.' }])
    assert.deepEqual(
      entries.map(({ kind, title, file }) => [
        kind,
        title,
        file.competition,
        file.season,
        file.releasedOn,
        file.result,
        file.people?.map(({ name, role }) => `${role} ${name}`),
      ]),
      ['2026-11-24', '2027-05-01'].map((day, at) => [
        'event',
        'Ilmenau – Seeve',
        'Wattliga',
        2026,
        day,
        at === 0 ? [2, 1] : undefined,
        ['team Ilmenau', 'team Seeve'],
      ]),
    )
    assert.equal(new Set(entries.map(({ key }) => key)).size, 2)
  })

  test('a JSON file that is cut off or has a slip says where', () => {
    for (const [text, place] of [
      ['[{"title": "One"}, {"title": ', /end of JSON input/],
      ['[{"title": "One"},\n {"title" "Two"}]', /line 2 column 11/],
    ] as const)
      assert.throws(
        () => read(text, 'movies'),
        (error) => error instanceof FeedError && place.test(error.message),
      )
  })

  test('[decisions 9.23] a match in JSON has times, a score from two numbers, and moments in the library’s format', () => {
    const goal = { at: 1200, kind: 'goal', title: 'Tor', score: [1, 0] }
    const row = {
      title: 'Finale',
      home: 'Ilmenau',
      away: 'Seeve',
      startsAt: '2026-11-24T19:00:00Z',
      endsAt: '2026-11-24T21:00:00Z',
      homeScore: 1,
      awayScore: 0,
      moments: [goal],
    }
    const open = { ...row, endsAt: undefined, home: 'Ems', moments: [{ ...goal, kind: 'miracle' }] }
    const [match, other] = read(JSON.stringify([row, open]), 'sports').entries
    assert.deepEqual(
      [match?.title, match?.file.result, match?.file.live, match?.file.startsAt, match?.file.moments],
      ['Finale', [1, 0], true, '2026-11-24T19:00:00.000Z', [goal]],
    )
    assert.deepEqual(
      [other?.file.live, other?.file.releasedOn, other?.file.moments],
      [undefined, '2026-11-24', undefined],
      'without an end nobody knows whether it is live, and a list that nobody can read is left out',
    )
    assert.equal(read(JSON.stringify([row]), 'movies').entries[0]?.file.result, undefined)
  })

  test('HTML in cells becomes plain text; headings may be separate from the rows', () => {
    const table = {
      headings: ['Title', 'Genre'],
      data: [['<a href="x" onclick="y()">Kegeln</a> <script>z()</script>&amp; mehr', '<b>Arcade</b>']],
    }
    const [game] = read(JSON.stringify(table), 'pc-games').entries
    assert.deepEqual([game?.title, game?.file.categories], ['Kegeln & mehr', ['pc-games', 'pc-games:casual']])
  })

  test('a mapping that only says where the rows lie leaves the columns to be recognised; the error names them', () => {
    const mapping = { rows: 'data', columns: {} }
    const lists = { data: [{ Titel: 'Kegeln' }], more: [{ Titel: 'Anderes' }, { Titel: 'Mehr' }] }
    assert.equal(read(JSON.stringify(lists), 'pc-games', mapping).entries[0]?.title, 'Kegeln')
    assert.throws(
      () => read(JSON.stringify({ data: [{ Was: 'Kegeln', Wo: 'hier' }] }), 'pc-games', mapping),
      /--map title=COLUMN\. Its columns: Was, Wo$/,
    )
  })

  test('a feed cannot mark a title as kid-safe', () => {
    const rows = [{ title: 'A', genres: ['kids', 'kids:movies'], category: 'kids' }]
    const [film] = read(JSON.stringify(rows), 'movies').entries
    assert.ok(film?.file.categories?.every((category) => category.startsWith('movies')))
  })
})

describe('[decisions 9.6] untrusted input', () => {
  test('custom entities, web pages and garbage are rejected with a reason', () => {
    const bomb =
      '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>'
    for (const text of [
      bomb,
      '<html><body>Hello</body></html>',
      '',
      'hello',
      '<a/>',
      '<rss',
      '{"a":1}',
      '['.repeat(200_000),
    ])
      assert.throws(() => read(text, 'movies'), FeedError, text.slice(0, 40))
  })

  for (const piece of ['<br ', '<script ', '</p ', '<!-- ', '<style>a</style ', '<x a="', '&lt;br '])
    test(`[security 1.6] many "${piece}" cost no more than their size`, () => {
      const before = process.threadCpuUsage()
      plainText(piece.repeat(100_000), 1000)
      const { user } = process.threadCpuUsage(before)
      assert.ok(user < 2_000_000, `${user / 1000} ms of computing time`)
    })

  test('a table with too many columns is rejected in either format', () => {
    const heads = Array.from({ length: 201 }, (_, at) => `c${at}`)
    for (const text of [`${heads.join(',')}\nx\n`, JSON.stringify([heads, heads])])
      assert.throws(() => read(text, 'movies'), /more than 200 columns/)
  })

  test('[decisions 9.20] a feed is read in a separate thread, within limits of time and memory', async () => {
    const wish = { vertical: null, mapping: null }
    const items = (count: number) => rss(part('Teil', { file: 'a.mp3' }).repeat(count))
    assert.deepEqual(await readFeedAside(items(1), wish), read(items(1)))
    await assert.rejects(readFeedAside('hello', wish), { name: 'FeedError', message: /not supported/ })
    await assert.rejects(readFeedAside(items(1), wish, { readMs: 0 }), /too long to read/)
    await assert.rejects(readFeedAside(items(40_000), wish, { memoryMb: 16 }), /too much memory/)
  })

  test('[decisions 9.20] a server that trickles bytes cannot hold up the reading', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200).write('<')
      const timer = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(timer))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    try {
      await assert.rejects(
        readWeb({ areFeedsPrivate: true }, `http://127.0.0.1:${port}/feed`, { readMs: 100 }),
        { name: 'FeedError', message: /download takes too long/ },
      )
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

  test('bytes are decoded in their declared or detected encoding', () => {
    const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><x>Übung</x>`
    assert.match(decodeFeed(Buffer.from(xml('ISO-8859-1'), 'latin1')), /Übung/)
    assert.match(decodeFeed(Buffer.from(xml('UTF-8'), 'latin1')), /Übung/, 'Windows that says it is UTF-8')
    assert.match(
      decodeFeed(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Übung', 'utf16le')])),
      /Übung/,
    )
    assert.match(decodeFeed(Buffer.from('Übung', 'latin1'), 'text/csv; charset=iso-8859-15'), /Übung/)
    assert.match(decodeFeed(gzipSync('Übung')), /Übung/)
    assert.throws(() => decodeFeed(gzipSync(Buffer.alloc(FEED_BYTES_MAX + 1))), /larger than 32 MB/)
  })

  test('dates are parsed in the formats that feeds use', () => {
    const times: [string, string | undefined][] = [
      ['5 Feb 2016 00:30:00 -0800', '2016-02-05T08:30:00.000Z'],
      ['Wed, 02 Sept 2012 10:00 GMT', '2012-09-02T10:00:00.000Z'],
      ['Mi, 3 Mär 2021 08:00:00 CET', '2021-03-03T07:00:00.000Z'],
      ['2024-05-01T10:00:00+02:00', '2024-05-01T08:00:00.000Z'],
      ['2024-05-01 10:00:00Z', '2024-05-01T10:00:00.000Z'],
      // Without a zone: German time, in winter and in summer.
      ['Tue, 1 Jan 19', '2018-12-31T23:00:00.000Z'],
      ['24.11.2026 15:30', '2026-11-24T14:30:00.000Z'],
      ['2026-06-24T15:30', '2026-06-24T13:30:00.000Z'],
      ['2026-11-24 15:30:00', '2026-11-24T14:30:00.000Z'],
      ['2026-11-24T15:99', undefined],
      ['31.02.2026', undefined],
      ['24.13.2026', undefined],
      ['24.00.2026', undefined],
      ['31 Feb 2020', undefined],
      ['soon', undefined],
      ['', undefined],
    ]
    for (const [written, time] of times) assert.equal(feedTime(written)?.toISOString(), time, written)
    assert.equal(dayOfTime(feedTime('24.11.2026')), '2026-11-24')
    assert.equal(guideTime('20080715003000 -0600')?.toISOString(), '2008-07-15T06:30:00.000Z')
    for (const day of ['20080231', '20081315', '20080015']) assert.equal(guideTime(day), undefined, day)
  })

  test('HTML is reduced to its text', () => {
    assert.equal(
      plainText('<p>Ein&nbsp;Satz.</p><p>Noch <b>einer</b> &lt;3</p><style>p{}</style>'),
      'Ein\u00a0Satz.\nNoch einer <3',
    )
    assert.equal(plainText('a < b and <img src=x onerror=alert(1)>'), 'a < b and')
  })
})
