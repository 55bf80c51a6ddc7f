import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { outlineLibrary } from './outline-library.ts'

/** Lists files for a library; a name may include a size: "a.mp4=200". */
function filesOf(...names: string[]): LibraryFile[] {
  return names.map((name) => {
    const [path = '', size] = name.split('=')
    return { path, diskPath: `/library/${path}`, size: Number(size ?? 1), changedMs: 0 }
  })
}

function outline(...names: string[]) {
  const found = outlineLibrary(filesOf(...names))
  return { ...found, byKey: new Map(found.titles.map((title) => [title.key, title])) }
}

function only(...names: string[]) {
  const { titles, failed } = outline(...names)
  assert.equal(titles.length, 1, JSON.stringify({ titles: titles.map(({ key }) => key), failed }))
  const [title] = titles
  assert.ok(title)
  return title
}

test('[decisions 9.1] a film’s folder has media, trailer, subtitles, pictures, NFO and extras', () => {
  const { byKey } = outline(
    'Movies/Frog (2017)/Frog (2017).mp4',
    'Movies/Frog (2017)/Frog (2017)-trailer.mp4',
    'Movies/Frog (2017)/Frog (2017).de.srt',
    'Movies/Frog (2017)/Frog (2017).en.sdh.vtt',
    'Movies/Frog (2017)/Frog (2017).chapters.vtt',
    'Movies/Frog (2017)/Subs/fr.srt',
    'Movies/Frog (2017)/poster.jpg',
    'Movies/Frog (2017)/Fanart.PNG',
    'Movies/Frog (2017)/movie.nfo',
    'Movies/Frog (2017)/extras/Making of.mp4',
    'Movies/Frog (2017)/sample.mp4',
  )
  const film = byKey.get('Movies/Frog (2017)')
  assert.ok(film)
  assert.deepEqual([film.kind, film.named.title, film.named.year], ['movie', 'Frog', 2017])
  assert.equal(byKey.get('Movies/Frog (2017)/extras/Making of')?.parent, film)
  assert.deepEqual(
    film.media.map(({ path }) => path),
    ['Movies/Frog (2017)/Frog (2017).mp4'],
  )
  assert.equal(film.trailer?.path, 'Movies/Frog (2017)/Frog (2017)-trailer.mp4')
  assert.deepEqual(
    film.subtitles.map(({ language, kind }) => `${language} ${kind}`),
    ['de subtitles', 'en captions', 'fr subtitles'],
  )
  assert.deepEqual(film.pictures.map(({ shape }) => shape).toSorted(), ['background', 'portrait'])
  assert.ok(film.nfo && film.chapters)
})

test('[decisions 9.12] two cuts in one folder are two titles with a shared poster and separate subtitles', () => {
  for (const [one, two] of [
    ['Frog (2017)', 'Frog (2017) {edition-Final Cut}'],
    ['Frog (2017)', 'Frog (2017) - Final Cut'],
    ['Frog (2017) {edition-Kinofassung}', 'Frog (2017) {edition-Langfassung}'],
  ] as const) {
    const { titles, ignored } = outline(
      `Movies/Frog (2017)/${one}.mkv`,
      `Movies/Frog (2017)/${two}.mkv`,
      `Movies/Frog (2017)/${two} - 720p.srt`,
      `Movies/Frog (2017)/${two}.de.srt`,
      'Movies/Frog (2017)/poster.jpg',
    )
    assert.equal(titles.length, 2, two)
    assert.deepEqual(
      titles.map(({ key }) => key),
      ['Movies/Frog (2017)', `Movies/Frog (2017)/${two}`],
    )
    assert.match(titles[1]?.named.title ?? '', /^Frog \((?:Final Cut|Langfassung)\)$/)
    assert.deepEqual(
      titles.map(({ named }) => named.year),
      [2017, 2017],
    )
    assert.ok(titles.every(({ pictures }) => pictures.length === 1))
    assert.equal(titles[1]?.subtitles.filter(({ language }) => language === 'de').length, 1)
    assert.ok(ignored.every(({ path }) => !path.endsWith('.mkv')))
  }
})

test('[decisions 9.12] versions of one cut stay one title next to another cut', () => {
  const { titles, ignored } = outline(
    'Movies/Frog (2017)/Frog (2017) - 720p.mkv',
    'Movies/Frog (2017)/Frog (2017) - 1080p.mkv',
    'Movies/Frog (2017)/Frog (2017) {edition-Final Cut}.mkv',
  )
  assert.equal(titles.length, 2)
  assert.equal(titles[0]?.media[0]?.path, 'Movies/Frog (2017)/Frog (2017) - 1080p.mkv')
  assert.deepEqual(
    ignored.map(({ path }) => path),
    ['Movies/Frog (2017)/Frog (2017) - 720p.mkv'],
  )
})

test('the largest version of a film is used, and the others are reported', () => {
  const { titles, ignored } = outline('Movies/Frog/Frog - 720p.mp4=10', 'Movies/Frog/Frog - 1080p.mp4=20')
  assert.equal(titles[0]?.media[0]?.path, 'Movies/Frog/Frog - 1080p.mp4')
  assert.deepEqual(
    ignored.map(({ path }) => path),
    ['Movies/Frog/Frog - 720p.mp4'],
  )
})

test('films may be loose, in a collection, and under any case of the section’s name', () => {
  const { byKey } = outline(
    'MOVIES/Frog (2017).mkv',
    'MOVIES/Marvel/Iron (2008)/Iron.mp4',
    'MOVIES/Mixed/One.mp4',
    'MOVIES/Mixed/Two.mp4',
    'MOVIES/Mixed/One.de.srt',
  )
  assert.deepEqual([...byKey.keys()].toSorted(), [
    'MOVIES/Frog (2017)',
    'MOVIES/Marvel/Iron (2008)',
    'MOVIES/Mixed/One',
    'MOVIES/Mixed/Two',
  ])
  assert.equal(byKey.get('MOVIES/Mixed/One')?.subtitles.length, 1)
  assert.equal(byKey.get('MOVIES/Mixed/Two')?.subtitles.length, 0)
})

test('a film in parts and a folder without a film fail with a reason', () => {
  const { titles, failed } = outline(
    'Movies/Long/Long-cd1.avi',
    'Movies/Long/Long-cd2.avi',
    'Movies/Empty/poster.jpg',
  )
  assert.equal(titles.length, 0)
  assert.deepEqual(
    failed.map(({ path }) => path),
    ['Movies/Empty', 'Movies/Long'],
  )
  assert.match(failed[1]?.reason ?? '', /several parts/)
})

test('quintet.json announces a title without media', () => {
  assert.deepEqual(only('Movies/Soon (2027)/quintet.json', 'Movies/Soon (2027)/poster.webp').media, [])
  assert.equal(only('Games/Soon/quintet.json').kind, 'game')
  assert.equal(only('Audiobooks/A. Uthor/Soon/quintet.json').named.owner, 'A. Uthor')
})

test('a show has seasons, specials, numbers in every format, and pictures next to episodes', () => {
  const { titles, failed, byKey } = outline(
    'Shows/Penny (2020)/tvshow.nfo',
    'Shows/Penny (2020)/poster.jpg',
    'Shows/Penny (2020)/Season 01/Penny S01E01 Reading.mp4',
    'Shows/Penny (2020)/Season 01/Penny S01E01 Reading-thumb.jpg',
    'Shows/Penny (2020)/Season 01/Penny 1x02.mp4',
    'Shows/Penny (2020)/Staffel 2/Folge 1 - Neu.mp4',
    'Shows/Penny (2020)/Specials/Penny S00E01.mp4',
    'Shows/Penny (2020)/Season 01/Bloopers.mp4',
    'Shows/Penny (2020)/Season 01/Penny S01E03.quintet.json',
  )
  assert.equal(titles[0]?.kind, 'series')
  assert.deepEqual(
    titles
      .slice(1)
      .map(({ named }) => `${named.season}/${named.number} ${named.title}`)
      .toSorted(),
    ['0/1 S00E01', '1/1 Reading', '1/2 S01E02', '1/3 S01E03', '2/1 Neu'],
  )
  assert.ok(titles.slice(1).every(({ parent }) => parent === titles[0]))
  assert.deepEqual(
    byKey.get('Shows/Penny (2020)/Season 01/Penny S01E01 Reading')?.pictures.map(({ shape }) => shape),
    ['landscape'],
  )
  assert.deepEqual(
    failed.map(({ path }) => path),
    ['Shows/Penny (2020)/Season 01/Bloopers.mp4'],
  )
})

test('music has albums with discs, single tracks of an artist, and announced tracks', () => {
  const { byKey } = outline(
    'Music/Artist/Album/01 - One.flac',
    'Music/Artist/Album/02 - Two.flac',
    'Music/Artist/Album/cover.jpg',
    'Music/Artist/Box/CD1/01 A.mp3',
    'Music/Artist/Box/CD2/01 B.mp3',
    'Music/Artist/Loose.mp3',
    'Music/Artist/Next/quintet.json',
    'Music/Artist/Next/01 Soon.quintet.json',
  )
  assert.deepEqual([...byKey.keys()].toSorted(), [
    'Music/Artist/Album',
    'Music/Artist/Album/01 - One',
    'Music/Artist/Album/02 - Two',
    'Music/Artist/Box',
    'Music/Artist/Box/CD1/01 A',
    'Music/Artist/Box/CD2/01 B',
    'Music/Artist/Loose',
    'Music/Artist/Next',
    'Music/Artist/Next/01 Soon',
  ])
  assert.deepEqual(byKey.get('Music/Artist/Album/02 - Two')?.named, {
    title: 'Two',
    year: null,
    season: null,
    number: 2,
    date: null,
    place: null,
    owner: 'Artist',
    narrator: null,
    series: null,
    extraKind: null,
  })
  assert.equal(byKey.get('Music/Artist/Box/CD2/01 B')?.named.season, 2)
  assert.equal(byKey.get('Music/Artist/Box/CD2/01 B')?.parent?.key, 'Music/Artist/Box')
  assert.equal(byKey.get('Music/Artist/Loose')?.parent, null)
})

test('an audiobook is one file, several files in natural order, part of a series, or a single M4B', () => {
  const { byKey } = outline(
    'Audiobooks/Author/One/book.m4b',
    'Audiobooks/Author/Many/part 2.mp3',
    'Audiobooks/Author/Many/part 10.mp3',
    'Audiobooks/Author/Many/part 1.mp3',
    'Audiobooks/Author/Saga/Vol 1 - Start/a.mp3',
    'Audiobooks/Author/Saga/Vol 2 - End/a.mp3',
    'Audiobooks/Other/Left.m4b',
    'Audiobooks/Other/Right.m4b',
  )
  assert.deepEqual([...byKey.keys()].toSorted(), [
    'Audiobooks/Author/Many',
    'Audiobooks/Author/One',
    'Audiobooks/Author/Saga/Vol 1 - Start',
    'Audiobooks/Author/Saga/Vol 2 - End',
    'Audiobooks/Other/Left',
    'Audiobooks/Other/Right',
  ])
  assert.deepEqual(
    byKey.get('Audiobooks/Author/Many')?.media.map(({ path }) => path.split('/').at(-1)),
    ['part 1.mp3', 'part 2.mp3', 'part 10.mp3'],
  )
  const { title, series } = byKey.get('Audiobooks/Author/Saga/Vol 2 - End')?.named ?? {}
  assert.deepEqual({ title, series }, { title: 'End', series: { name: 'Saga', position: 2 } })
  assert.equal(byKey.get('Audiobooks/Author/One')?.named.series, null)
})

test('a game is a bundle, a bundle in a subfolder, or a zip', () => {
  const { byKey, failed } = outline(
    'Games/Ball/index.html',
    'Games/Ball/js/game.js',
    'Games/Ball/quintet.json',
    'Games/Deep/dist/index.html',
    'Games/Zipped.zip',
    'Games/Boxed/game.zip',
    'Games/Boxed/cover.png',
    'Games/None/readme.txt',
  )
  assert.deepEqual(
    byKey
      .get('Games/Ball')
      ?.media.map(({ path }) => path)
      .toSorted(),
    ['Games/Ball/index.html', 'Games/Ball/js/game.js'],
  )
  assert.equal(byKey.get('Games/Deep')?.bundleFolder, 'Games/Deep/dist')
  assert.equal(byKey.get('Games/Zipped')?.media.length, 1)
  assert.deepEqual(
    byKey.get('Games/Boxed')?.pictures.map(({ shape }) => shape),
    ['portrait'],
  )
  assert.deepEqual(
    failed.map(({ path }) => path),
    ['Games/None'],
  )
})

test('sports have clips of a competition, or a folder for each', () => {
  const { byKey } = outline(
    'Sports/League/Final.mp4',
    'Sports/League/Final.quintet.json',
    'Sports/League/Semi/Semi.mp4',
    'Sports/Loose.mp4',
  )
  assert.deepEqual([...byKey.keys()].toSorted(), [
    'Sports/League/Final',
    'Sports/League/Semi',
    'Sports/Loose',
  ])
  assert.equal(byKey.get('Sports/League/Final')?.named.owner, 'League')
  assert.ok(byKey.get('Sports/League/Final')?.titleFile)
  assert.equal(byKey.get('Sports/Loose')?.named.owner, null)
})

test('a folder that is not a section is ignored and reported', () => {
  assert.deepEqual(
    outline('Documents/tax.pdf').ignored.map(({ path }) => path),
    ['Documents'],
  )
})

test('a folder with the same key as a file is rejected', () => {
  const { titles, failed } = outline('Movies/Frog.mp4', 'Movies/Frog/Frog.mp4')
  assert.equal(titles.length, 1)
  assert.deepEqual(
    failed.map(({ path }) => path),
    ['Movies/Frog'],
  )
})

test('a cover is the portrait card without a poster, and square next to one', () => {
  const shapes = (...names: string[]) =>
    Object.fromEntries(
      only('Movies/Frog/Frog.mp4', ...names.map((name) => `Movies/Frog/${name}`)).pictures.map(
        ({ shape, file }) => [shape, file.path.split('/').at(-1)],
      ),
    )
  assert.deepEqual(shapes('cover.jpg'), { portrait: 'cover.jpg' })
  assert.deepEqual(shapes('folder.jpg'), { portrait: 'folder.jpg' })
  assert.deepEqual(shapes('cover.jpg', 'poster.jpg'), { portrait: 'poster.jpg', square: 'cover.jpg' })
  assert.deepEqual(shapes('folder.jpg', 'poster.jpg'), { portrait: 'poster.jpg' })
})

test('a single file with a year names a film whose folder has no year', () => {
  const { titles } = outlineLibrary(
    filesOf('Movies/Pixar/Up (2009).mp4', 'Movies/Brazil (1985)/other name.mp4'),
  )
  assert.deepEqual(
    titles.map(({ named }) => [named.title, named.year]),
    [
      ['Brazil', 1985],
      ['Up', 2009],
    ],
  )
})

test('release tags are not an episode’s title, and title words are not release tags', () => {
  const titleOf = (name: string) => outlineLibrary(filesOf(`Shows/A/${name}`)).titles[1]?.named.title
  assert.equal(titleOf('A.S01E03.GERMAN.DL.1080p.WEB.h264.mkv'), 'S01E03')
  assert.equal(titleOf('A.S01E03.Der.Anfang.German.1080p.mkv'), 'Der Anfang')
  assert.equal(titleOf('A S01E03 The English Teacher.mkv'), 'The English Teacher')
})

test('prefers the version with more lines, then the newer codec, then the larger file', () => {
  const keptOf = (...names: string[]) =>
    outlineLibrary(filesOf(...names.map((name) => `Movies/A (2000)/${name}`))).titles[0]?.media[0]?.path
  assert.match(keptOf('A (2000) - 1080p.mkv=900', 'A (2000) - 2160p HEVC.mkv=500') ?? '', /2160p/)
  assert.match(keptOf('A (2000) - 1080p x265.mkv=500', 'A (2000) - 1080p x264.mkv=900') ?? '', /x265/)
  assert.match(keptOf('A (2000) - one.mkv=500', 'A (2000) - two.mkv=900') ?? '', /two/)
})

test('a folder of shorts next to other films holds films; inside a film it holds extras', () => {
  const { titles, ignored } = outlineLibrary(
    filesOf(
      'Movies/Shorts/Lamp (1986).mp4',
      'Movies/Up (2009)/Up (2009).mp4',
      'Movies/Up (2009)/Shorts/Dug.mp4',
    ),
  )
  assert.deepEqual(
    titles.map(({ kind, named }) => `${kind} ${named.title}`),
    ['movie Lamp', 'movie Up', 'extra Dug'],
  )
  assert.deepEqual(ignored, [])
})

test('[decisions 11.12] lyrics are next to their track, with or without a language; others are reported', () => {
  const { byKey, ignored } = outline(
    'Music/Ada/Ebbe/01 Flut.flac',
    'Music/Ada/Ebbe/01 Flut.en.lrc',
    'Music/Ada/Ebbe/01 Flut.lrc',
    'Music/Ada/Ebbe/02 Sturm.flac',
    'Music/Ada/Ebbe/02 Sturm.German.lrc',
    'Music/Ada/Ebbe/02 Sturm.karaoke.lrc',
    'Music/Ada/Ebbe/03 Stille.flac',
  )
  const found = ['01 Flut', '02 Sturm', '03 Stille'].map((name) => {
    const lyrics = byKey.get(`Music/Ada/Ebbe/${name}`)?.lyrics
    return lyrics && [lyrics.file.path.split('/').pop(), lyrics.language]
  })
  assert.deepEqual(found, [['01 Flut.lrc', null], ['02 Sturm.German.lrc', 'de'], null])
  assert.deepEqual(
    ignored.map(({ path, reason }) => [path.split('/').pop(), reason]),
    [
      ['01 Flut.en.lrc', 'No track has a matching name.'],
      ['02 Sturm.karaoke.lrc', 'No track has a matching name.'],
    ],
  )
})

test('every file that looks like media is a title, part of one, failed or ignored', () => {
  const { titles, failed, ignored } = outlineLibrary(
    filesOf(
      'Music/Artist/Album/01 Song.flac', 'Music/Artist/Album/01 Song.mp3', 'Music/Artist/Old/01 Tune.mpc',
      'Movies/Disc (1999)/VIDEO_TS/VTS_01_1.VOB', 'Movies/Film (2000)/Film (2000).mkv', 'Movies/Film (2000)/Film (2000)-trailer.mp4',
      'Movies/trailer.mp4', 'Movies/Film (2000)/Film (2000).de.srt', 'Movies/Film (2000)/stray.rmvb',
    ), // prettier-ignore
  )
  const told = (path: string) => [...failed, ...ignored].find((one) => one.path === path)?.reason
  assert.equal(told('Music/Artist/Album/01 Song.mp3'), 'Another file of the same name is used for the title.')
  assert.match(
    told('Movies/Disc (1999)/VIDEO_TS/VTS_01_1.VOB') ?? told('Movies/Disc (1999)') ?? '',
    /disc|no film/,
  )
  assert.match(told('Movies/trailer.mp4') ?? '', /A trailer without a title/)
  assert.equal(told('Movies/Film (2000)/stray.rmvb'), 'Files of this type are not supported.')
  assert.ok(titles.some(({ key }) => key === 'Music/Artist/Old/01 Tune'))
})

test('[decisions 9.1] a Blu-ray copy becomes its folder’s film, a DVD copy explains what to do', () => {
  const { titles, failed, ignored } = outline(
    'Movies/Disc (1999)/BDMV/STREAM/00001.m2ts=20',
    'Movies/Disc (1999)/BDMV/STREAM/00002.m2ts=900',
    'Movies/Disc (1999)/BDMV/index.bdmv',
    'Movies/Disc (1999)/poster.jpg',
    'Movies/Old (1998)/VIDEO_TS/VTS_01_1.VOB=900',
    'Movies/Older (1997)/film.iso=900',
  )
  assert.deepEqual(
    titles.map(({ key, named, media, pictures }) => [key, named.title, media[0]?.path, pictures.length]),
    [['Movies/Disc (1999)', 'Disc', 'Movies/Disc (1999)/BDMV/STREAM/00002.m2ts', 1]],
  )
  assert.deepEqual(
    ignored.map(({ path }) => path),
    ['Movies/Disc (1999)/BDMV/STREAM/00001.m2ts'],
  )
  assert.deepEqual(
    failed.map(({ path }) => path),
    ['Movies/Old (1998)', 'Movies/Older (1997)'],
  )
  for (const { reason } of failed) assert.match(reason, /MakeMKV or HandBrake/)
})

test('[decisions 9.1] a season folder groups its matches, even a single one', () => {
  const { titles } = outline(
    'Sports/Bundesliga/2025-26/Nord gegen Süd.mp4',
    'Sports/Bundesliga/Spieltag 3/Ost gegen West.mp4',
    'Sports/Bundesliga/Final/match.mp4',
  )
  assert.deepEqual(
    titles.map(({ named }) => [named.owner, named.title]),
    [
      ['Bundesliga', 'Nord gegen Süd'],
      ['Bundesliga', 'Final'],
      ['Bundesliga', 'Ost gegen West'],
    ],
  )
})

test('[decisions 9.1] two editions of a film in separate folders have different titles', () => {
  const { titles } = outline(
    'Movies/Plexed (2001) {edition-Kinofassung}/Plexed.mkv',
    'Movies/Plexed (2001) {edition-Director’s Cut}/Plexed.mkv',
  )
  assert.deepEqual(titles.map(({ named }) => named.title).toSorted(), [
    'Plexed (Director’s Cut)',
    'Plexed (Kinofassung)',
  ])
})

test('[decisions 9.1] episodes are recognised by absolute number, date, in pairs and in parts', () => {
  const { titles, failed } = outline(
    'Shows/Ranma/[BBT] Ranma - 154 [50AC421A].mkv',
    'Shows/Nachrichten/Nachrichten 2021-03-14.mkv',
    'Shows/Deich/Deich - Teil 1.mkv',
    'Shows/Penny/Season 01/Penny S01E02-E03 Zwei.mkv',
    'Shows/Penny/Season 01/Penny S01E04-E05.mkv',
    'Shows/Penny/Season 01/Penny S01E08 - pt1.mkv',
    'Shows/Penny/Season 01/Penny S01E08 - pt2.mkv',
    'Shows/Penny/Bonus/01 - Gag.mkv',
  )
  assert.deepEqual(
    titles
      .filter(({ kind }) => kind === 'episode')
      .map(({ parent, named }) => [
        parent?.named.title,
        named.season,
        named.number ?? named.date,
        named.title,
      ]),
    [
      ['Deich', 1, 1, 'S01E01'],
      ['Nachrichten', 2021, '2021-03-14', '2021-03-14'],
      ['Penny', 1, 2, 'Zwei (2–3)'],
      ['Penny', 1, 4, 'S01E04–E05'],
      ['Ranma', 1, 154, 'S01E154'],
    ],
  )
  assert.deepEqual(
    failed.map(({ path }) => path),
    ['Shows/Penny/Season 01/Penny S01E08 - pt1.mkv', 'Shows/Penny/Season 01/Penny S01E08 - pt2.mkv'],
  )
  assert.match(failed[1]?.reason ?? '', /several parts/)
})

test('[decisions 9.1] a series without a recognised episode is left out, and its files are reported', () => {
  const { titles, failed } = outline('Shows/Penny/Reunion.mkv', 'Shows/Penny/poster.jpg')
  assert.equal(titles.length, 0)
  assert.deepEqual(
    failed.map(({ path }) => path),
    ['Shows/Penny/Reunion.mkv'],
  )
})

test('[decisions 9.1] recognises albums in other folders: named discs, "Artist - Album", compilations', () => {
  const { titles } = outline(
    'Music/Ada/Ebbe/Disc 1 - Day/01 A.flac',
    'Music/Ada/Ebbe/Disc 2 - Night/01 B.flac',
    'Music/Jon Vik - Flut (2001)/01 C.flac',
    'Music/Watt/01 D.flac',
    'Music/Watt/02 E.flac',
    'Music/Compilations/Strand/01 F.flac',
    'Music/Ada/Loose.flac',
  )
  const albums = titles.filter(({ kind }) => kind === 'album')
  assert.deepEqual(albums.map(({ named }) => `${named.title} (${named.year}), ${named.owner}`).toSorted(), [
    'Ebbe (null), Ada',
    'Flut (2001), Jon Vik',
    'Strand (null), null',
    'Watt (null), null',
  ])
  const discs = titles.filter(({ parent }) => parent?.named.title === 'Ebbe').map(({ named }) => named.season)
  assert.deepEqual(discs, [1, 2])
  const loose = titles.find(({ key }) => key === 'Music/Ada/Loose')
  assert.deepEqual([loose?.parent, loose?.named.owner], [null, 'Ada'])
})

test('[decisions 9.17] a folder of many files is scanned once, not once per file', () => {
  const looksAt = (count: number, nameOf: (number: number) => string): number => {
    let looks = 0
    const files = Array.from({ length: count }, (_, number) => ({
      ...filesOf(nameOf(number))[0],
      get path() {
        looks += 1
        return nameOf(number)
      },
    }))
    outlineLibrary(files as LibraryFile[])
    return looks
  }
  for (const nameOf of [
    (number: number) => `Music/Alles/${number} Lied.mp3`,
    (number: number) => `Movies/Film ${number} (2001).mkv`,
    (number: number) => `Shows/Deich/Season 01/Deich S01E${number}.mkv`,
    (number: number) => `Sports/Liga/Spiel ${number}.mp4`,
    (number: number) => `Audiobooks/Ada/Buch/${number}.mp3`,
  ]) {
    const [few, many] = [looksAt(50, nameOf), looksAt(400, nameOf)]
    assert.ok(many < few * 16, `${nameOf(1)}: ${few} for 50, ${many} for 400`)
  }
})
