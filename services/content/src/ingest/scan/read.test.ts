import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { withCueSheet } from '@quintet/media-files/testing/flac-cue-sheet'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { listLibrary } from '@quintet/media-files/library/library-folder'
import { openLibraryReader } from '../library-reader.ts'
import { outlineLibrary } from './outline-library.ts'
import { type FoundTitle, TitleReader } from './read.ts'

const noTools = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

let scratch = ''
before(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'read-'))
})
after(() => rm(scratch, { recursive: true, force: true }))

/** Reads a library of these files; titles by key. */
async function read(files: Record<string, string | object>): Promise<Map<string, FoundTitle>> {
  const root = await mkdtemp(path.join(scratch, 'library-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  const reader = new TitleReader(openLibraryReader())
  const found = new Map<string, FoundTitle>()
  for (const outline of outlineLibrary((await listLibrary(root)).files).titles)
    found.set(outline.key, await reader.find(outline))
  return found
}

function only(found: Map<string, FoundTitle>): FoundTitle {
  assert.equal(found.size, 1)
  const [title] = found.values()
  assert.ok(title)
  return title
}

const FILM = 'Movies/Frog (2017)/Frog (2017).mp4'
const NFO = 'Movies/Frog (2017)/movie.nfo'

test('names supply what nothing else does', async () => {
  const { save, main, pictures } = only(await read({ [FILM]: '' }))
  assert.deepEqual(save.texts, { de: { title: 'Frog', description: null, shortDescription: null } })
  assert.equal(save.year, 2017)
  assert.equal(save.parentalGuidance, null)
  assert.deepEqual(save.categories, [])
  assert.equal(main?.files.length, 1)
  assert.deepEqual(
    pictures.map(({ shape, source }) => [shape, source.from]),
    [['background', 'frame']],
  )
})

test('[decisions 11.12] lyrics next to a track are saved with it, and its album has none', async () => {
  const found = await read({
    'Music/Ada/Ebbe/01 Flut.flac': '',
    'Music/Ada/Ebbe/01 Flut.de.lrc': '[la:en]\n[00:04.00]Das Wasser kommt',
    'Music/Ada/Ebbe/02 Stille.flac': '',
  })
  assert.deepEqual(
    [...found.values()].map(({ save }) => save.lyrics),
    [null, { language: 'de', lines: [{ at: 4, text: 'Das Wasser kommt' }] }, null],
  )
})

test('[decisions 12.1] a folder with tracks is a channel if it has a programme, else an album', async () => {
  const found = await read({
    'Movies/Filmkanal/quintet.json': { kind: 'channel', programme: { rules: [{ categories: ['movies'] }] } },
    'Music/Radio/Kanal/quintet.json': { kind: 'channel', programme: {} },
    'Music/Radio/Kanal/01 Stück.flac': '',
    'Music/Radio/Welle/quintet.json': { kind: 'channel' },
    'Music/Radio/Mitschnitt/quintet.json': { kind: 'channel' },
    'Music/Radio/Mitschnitt/01 Jingle.flac': '',
  })
  assert.deepEqual(
    [...found].map(([key, { save }]) => [key, save.kind]),
    [
      ['Movies/Filmkanal', 'channel'],
      ['Music/Radio/Kanal', 'channel'],
      ['Music/Radio/Kanal/01 Stück', 'track'],
      ['Music/Radio/Mitschnitt', 'album'],
      ['Music/Radio/Mitschnitt/01 Jingle', 'track'],
      ['Music/Radio/Welle', 'channel'],
    ],
  )
})

test('[decisions 9.2] an NFO overrides names, and quintet.json both; people are merged by role', async () => {
  const { save } = only(
    await read({
      [FILM]: '',
      [NFO]:
        '<movie><title>Der Frosch</title><year>2016</year><plot>Quak.</plot><director>A</director><actor><name>B</name></actor><genre>Sci-Fi</genre></movie>',
      'Movies/Frog (2017)/quintet.json': { texts: { en: { title: 'The Frog' } }, tags: ['weekly-show'] },
    }),
  )
  assert.deepEqual(save.texts, { en: { title: 'The Frog', description: 'Quak.', shortDescription: null } })
  assert.equal(save.year, 2016)
  assert.deepEqual(
    save.credits.map(({ name, role }) => `${role} ${name}`),
    ['director A', 'actor B'],
  )
  assert.deepEqual(save.categories, ['movies:scifi'])
  assert.deepEqual(save.tags, ['weekly-show'])
})

for (const [written, stored] of [
  ['FSK 12', 'FSK-12'],
  ['Rated PG-13', 'MPA-13'],
  ['TV-MA', 'TV-MA'],
  ['US:R / DE:16', 'FSK-16'],
  ['US:PG-13', 'MPA-13'],
  ['Germany:6', 'FSK-6'],
  ['Keine Jugendfreigabe', 'AGE-18'],
  ['Not Rated', null],
] as const)
  test(`[decisions 4.15] the rating "${written}" is ${stored}`, async () => {
    const { save, warnings } = only(
      await read({ [FILM]: '', [NFO]: `<movie><mpaa>${written}</mpaa></movie>` }),
    )
    assert.equal(save.parentalGuidance, stored)
    assert.equal(warnings.length, stored === null ? 1 : 0)
  })

test('[decisions 14.18] rejects a title on the index, by its NFO and by its file', async () => {
  await assert.rejects(read({ [FILM]: '', [NFO]: '<movie><mpaa>SPIO/JK (indiziert)</mpaa></movie>' }), {
    name: 'LibraryError',
  })
  await assert.rejects(read({ [FILM]: '', 'Movies/Frog (2017)/quintet.json': { rating: 'beschlagnahmt' } }), {
    name: 'LibraryError',
  })
})

test('an invalid NFO is reported and stops nothing', async () => {
  const { save, warnings } = only(await read({ [FILM]: '', [NFO]: 'https://www.themoviedb.org/movie/1' }))
  assert.equal(save.texts.de?.title, 'Frog')
  assert.deepEqual(
    warnings.map(({ path: at }) => at),
    [NFO],
  )
})

test('[decisions 9.2] quintet.json names chapters once, or once in each language', async () => {
  const named = (title: unknown, at: number) => ({ title, start: at, end: at + 10 })
  const { save } = only(
    await read({
      [FILM]: '',
      'Movies/Frog (2017)/quintet.json': {
        chapters: [
          named('Prolog', 0),
          named({ de: 'Der Teich', en: 'The pond' }, 10),
          named({ en: 'The end' }, 20),
        ],
      },
    }),
  )
  assert.deepEqual(
    save.chapters.map(({ title, titles }) => [title, titles]),
    [
      ['Prolog', undefined],
      ['Der Teich', { de: 'Der Teich', en: 'The pond' }],
      ['The end', { de: 'The end', en: 'The end' }],
    ],
  )
})

test('[decisions 9.14] text chapters of an announced title cause no warning', async () => {
  const { save, warnings } = only(
    await read({
      'Audiobooks/Ada/Deich/quintet.json': {},
      'Audiobooks/Ada/Deich/chapters.txt': '00:00 Ebbe\n01:00 Flut\n',
    }),
  )
  assert.deepEqual([save.chapters, warnings], [[], []])
})

test('subtitles are named in their own language', async () => {
  const { main } = only(
    await read({
      [FILM]: '',
      'Movies/Frog (2017)/Frog (2017).de.srt': '',
      'Movies/Frog (2017)/Frog (2017).fr.forced.srt': '',
      'Movies/Frog (2017)/Frog (2017).en.sdh.srt': '',
      'Movies/Frog (2017)/Frog (2017).srt': '',
      'Movies/Frog (2017)/quintet.json': { language: 'de' },
    }),
  )
  assert.deepEqual(
    main?.subtitles.map(({ language, label, kind }) => `${language} ${label} ${kind}`).toSorted(),
    [
      'de Deutsch subtitles',
      'de Deutsch subtitles',
      'en English (SDH) captions',
      'fr Français (forced) subtitles',
    ],
  )
})

test('[catalogue 3.3] a sports title has its competition as short description, unless its file says otherwise', async () => {
  const found = await read({
    'Sports/Küstenliga/Finale.mp4': '',
    'Sports/Küstenliga/Lauf.mp4': '',
    'Sports/Küstenliga/Lauf.quintet.json': {
      texts: { de: { title: 'Der Lauf', shortDescription: '100 Meter' } },
      categories: ['sports:athletics'],
    },
  })
  assert.deepEqual(found.get('Sports/Küstenliga/Finale')?.save.categories, ['sports:kuestenliga'])
  assert.equal(found.get('Sports/Küstenliga/Finale')?.save.texts.de?.shortDescription, 'Küstenliga')
  assert.deepEqual(found.get('Sports/Küstenliga/Lauf')?.save.categories, ['sports:athletics'])
  assert.equal(found.get('Sports/Küstenliga/Lauf')?.save.texts.de?.shortDescription, '100 Meter')
})

test('album.json gives album, tracks, their order and the cover', async () => {
  const found = await read({
    'Music/Somebody/Folder/b.opus': '',
    'Music/Somebody/Folder/a.opus': '',
    'Music/Somebody/Folder/front page.png': '',
    'Music/Somebody/Folder/album.json': {
      title: 'The Album',
      author: 'The Artist',
      album_cover_filename: 'front page.png',
      tracks: [
        { filename: 'b.opus', title: 'Begin' },
        { filename: 'a.opus', title: 'End' },
      ],
    },
  })
  const album = found.get('Music/Somebody/Folder')
  assert.equal(album?.save.texts.de?.title, 'The Album')
  assert.deepEqual(
    album.save.credits.map(({ name }) => name),
    ['The Artist'],
  )
  assert.deepEqual(
    album.pictures.map(({ shape }) => shape),
    ['square'],
  )
  const begin = found.get('Music/Somebody/Folder/b')
  assert.deepEqual([begin?.save.texts.de?.title, begin?.save.number], ['Begin', 1])
  // A track shows its album's pictures.
  assert.deepEqual(begin?.pictures, [])
})

test('parts inherit the rating of an album or a series, unless they have their own', async () => {
  const found = await read({
    'Shows/Kutter/tvshow.nfo': '<tvshow><mpaa>FSK 16</mpaa><genre>Drama</genre></tvshow>',
    'Shows/Kutter/Season 01/Kutter S01E01.mp4': '',
    'Shows/Kutter/Season 01/Kutter S01E02.mp4': '',
    'Shows/Kutter/Season 01/Kutter S01E02.nfo': '<episodedetails><mpaa>FSK 6</mpaa></episodedetails>',
  })
  assert.equal(found.get('Shows/Kutter/Season 01/Kutter S01E01')?.save.parentalGuidance, 'FSK-16')
  assert.equal(found.get('Shows/Kutter/Season 01/Kutter S01E02')?.save.parentalGuidance, 'FSK-6')
  assert.deepEqual(found.get('Shows/Kutter/Season 01/Kutter S01E01')?.save.categories, [
    'movies:drama',
    'movies:series',
  ])
})

test('[decisions 9.8] reads a book from the files next to it, in order of precedence', async () => {
  const at = 'Audiobooks/Ada Holm/Der Deich'
  const { save, warnings } = only(
    await read({
      [`${at}/book.m4b`]: '',
      [`${at}/metadata.json`]: { title: 'Der Deich bricht', authors: ['Ada H.'], series: ['Küste #2'] },
      [`${at}/calibre.opf`]:
        '<package><metadata><title>Deich</title><creator role="nrt">Lene Brandt</creator><date>1999</date></metadata></package>',
      [`${at}/desc.txt`]: 'Der Wind dreht.',
      [`${at}/reader.txt`]: 'Jon Vik',
    }),
  )
  assert.deepEqual(save.texts.de, {
    title: 'Der Deich bricht',
    description: 'Der Wind dreht.',
    shortDescription: null,
  })
  assert.deepEqual([save.series, save.year], [{ name: 'Küste', position: 2 }, 1999])
  assert.deepEqual(
    save.credits.map(({ name, role }) => `${role} ${name}`),
    ['author Ada H.', 'narrator Lene Brandt'],
  )
  assert.deepEqual(warnings, [])
})

test('[decisions 9.8] an invalid metadata.json is reported and stops nothing', async () => {
  const { save, warnings } = only(
    await read({ 'Audiobooks/Ada/Deich/a.mp3': '', 'Audiobooks/Ada/Deich/metadata.json': '[]' }),
  )
  assert.equal(save.texts.de?.title, 'Deich')
  assert.deepEqual(
    warnings.map(({ path: file }) => file),
    ['Audiobooks/Ada/Deich/metadata.json'],
  )
})

test(
  '[decisions 9.8] parts follow the track numbers in their tags, and a disc is not the title',
  { skip: noTools },
  async () => {
    const root = await mkdtemp(path.join(scratch, 'library-'))
    const folder = path.join(root, 'Audiobooks/Ada/Rubinrot')
    await mkdir(folder, { recursive: true })
    for (const [name, track, title] of [
    ['Ebbe', 2, 'Flut'],
    ['Flut', 1, 'Anfang'],
  ] as const)
    await promisify(execFile)('ffmpeg', [
      '-v', 'error', '-f', 'lavfi', '-i', 'sine=d=0.2', '-metadata', `track=${track}`, '-metadata', `title=${title}`,
      '-metadata', 'album=Rubinrot (CD 1)', path.join(folder, `${name}.mp3`),
    ]) // prettier-ignore
    const [outline] = outlineLibrary((await listLibrary(root)).files).titles
    assert.ok(outline)
    const { save, main } = await new TitleReader(openLibraryReader()).find(outline)
    assert.equal(save.texts.de?.title, 'Rubinrot')
    assert.deepEqual(
      main?.files.map((file) => path.basename(file)),
      ['Flut.mp3', 'Ebbe.mp3'],
    )
    assert.deepEqual(main.fileTitles, ['Anfang', 'Flut'])
    assert.deepEqual(
      save.chapters.map(({ title }) => title),
      ['Anfang', 'Flut'],
    )
  },
)

test(
  '[decisions 9.14] chapters of a book come from a cue sheet next to it or embedded, also FLAC’s own, or from text next to it',
  { skip: noTools },
  async () => {
    const sheet =
      'FILE "buch.flac" WAVE\nTRACK 01 AUDIO\nTITLE "Ebbe"\nINDEX 01 00:00:00\nTRACK 02 AUDIO\nTITLE "Flut"\nINDEX 01 00:01:00\n'
    const root = await mkdtemp(path.join(scratch, 'cue-'))
    const run = promisify(execFile)
    for (const [book, args] of [
      ['Beside', []],
      ['Inside', ['-metadata', `CUESHEET=${sheet}`]],
      ['Own', ['-metadata', 'TITLE[1]=Ebbe', '-metadata', 'TITLE[2]=Flut']],
      ['Text', []],
    ] as const) {
      await mkdir(path.join(root, 'Audiobooks/Ada', book), { recursive: true })
      const file = path.join(root, 'Audiobooks/Ada', book, 'buch.flac')
      await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=d=2', ...args, file])
    }
    await writeFile(path.join(root, 'Audiobooks/Ada/Beside/buch.cue'), sheet)
    await writeFile(path.join(root, 'Audiobooks/Ada/Text/chapters.txt'), '00:00 Ebbe\n00:01 Flut\n')
    const own = path.join(root, 'Audiobooks/Ada/Own/buch.flac')
    await writeFile(
      own,
      withCueSheet(await readFile(own), [
        { number: 1, sample: 0, code: 'DEA459900101' },
        { number: 2, sample: 44_100 },
      ]),
    )
    const files = openLibraryReader()
    for (const outline of outlineLibrary((await listLibrary(root)).files).titles) {
      const { save } = await new TitleReader(files).find(outline)
      assert.deepEqual(
        save.chapters,
        [
          { title: 'Ebbe', start: 0, end: 1 },
          { title: 'Flut', start: 1, end: 2 },
        ],
        outline.key,
      )
    }
  },
)

test(
  '[decisions 9.14] text chapters count through all files of a book; unusable ones are reported and ignored',
  { skip: noTools },
  async () => {
    const root = await mkdtemp(path.join(scratch, 'library-'))
    for (const [book, text] of [
      ['Gezählt', '00:00:00.000 Ebbe\n00:00:01.500 Flut\n'],
      ['Leer', 'Kapitel eins, Kapitel zwei\n'],
    ] as const) {
      const folder = path.join(root, 'Audiobooks/Ada', book)
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, 'chapters.txt'), text)
      for (const part of ['1.wav', '2.wav'])
        await promisify(execFile)('ffmpeg', [
          '-v',
          'error',
          '-f',
          'lavfi',
          '-i',
          'sine=d=1',
          path.join(folder, part),
        ])
    }
    const files = openLibraryReader()
    const [counted, empty] = await Promise.all(
      outlineLibrary((await listLibrary(root)).files).titles.map((outline) =>
        new TitleReader(files).find(outline),
      ),
    )
    assert.deepEqual(counted?.save.chapters, [
      { title: 'Ebbe', start: 0, end: 1.5 },
      { title: 'Flut', start: 1.5, end: 2 },
    ])
    assert.deepEqual(
      empty?.save.chapters.map(({ title }) => title),
      ['1', '2'],
    )
    assert.deepEqual(empty?.warnings, [
      {
        path: 'Audiobooks/Ada/Leer/chapters.txt',
        reason: 'It contains no readable chapters; it is ignored.',
      },
    ])
  },
)
