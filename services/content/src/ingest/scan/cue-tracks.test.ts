import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LibraryError } from '@quintet/media-files/library/library-folder'
import { withCueTracks } from './cue-tracks.ts'
import { outlineLibrary } from './outline-library.ts'
import type { EmbeddedTags } from './reader.ts'

const sheet = (album: string, file: string, ...starts: string[]): string =>
  [
    'PERFORMER "Ada"',
    `TITLE "${album}"`,
    `FILE "${file}" WAVE`,
    ...starts.map(
      (start, place) => `TRACK 0${place + 1} AUDIO\nTITLE "${album} ${place + 1}"\nINDEX 01 ${start}`,
    ),
  ].join('\n')

const UNREADABLE = 'nobody reads this'

/** The titles made from these files; a cue sheet has its text, any other file an embedded sheet: "album > disc-number title from-to". */
async function made(files: Record<string, string>) {
  const listed = Object.keys(files).map((path) => ({ path, diskPath: path, size: 1, changedMs: 0 }))
  const { titles, ignored } = await withCueTracks(outlineLibrary(listed), listed, {
    text: ({ path }) =>
      files[path] === UNREADABLE
        ? Promise.reject(new LibraryError('It is too large.'))
        : Promise.resolve(files[path] ?? ''),
    tags: ({ path }): Promise<EmbeddedTags> =>
      Promise.resolve({ genres: [], hasCover: false, ...(files[path] ? { cueSheet: files[path] } : {}) }),
  })
  const said = titles
    .filter(({ kind }) => kind === 'track' || kind === 'audiobook')
    .map(({ kind, parent, named, cue, media, chapters }) => {
      if (kind === 'audiobook') return `${named.title}: chapters of ${chapters?.path ?? 'none'}`
      const span = cue?.span ? ` ${cue.span.from}-${cue.span.to ?? 'end'} of ${media[0]?.path}` : ''
      return `${parent?.cue?.facts.title ?? parent?.named.title ?? '-'} > ${named.season ?? ''}-${named.number ?? ''} ${named.title}${span}`
    })
  return { said, ignored: ignored.map(({ path, reason }) => `${path}: ${reason}`), titles }
}

test('[decisions 9.14] a single-file album becomes its tracks, without gaps in frames', async () => {
  const { said, ignored } = await made({
    'Music/Ada/Ebbe (1999)/Ebbe.flac': '',
    'Music/Ada/Ebbe (1999)/Ebbe.cue': sheet('Ebbe', 'Ebbe.wav', '00:00:32', '03:00:01', '05:10:00'),
  })
  assert.deepEqual(said, [
    'Ebbe > -1 Ebbe 1 0-13501 of Music/Ada/Ebbe (1999)/Ebbe.flac',
    'Ebbe > -2 Ebbe 2 13501-23250 of Music/Ada/Ebbe (1999)/Ebbe.flac',
    'Ebbe > -3 Ebbe 3 23250-end of Music/Ada/Ebbe (1999)/Ebbe.flac',
  ])
  assert.deepEqual(ignored, [])
})

test('[decisions 9.14] a loose file becomes an album of its own, also by an embedded sheet', async () => {
  const inside = await made({ 'Music/Ada/ebbe.flac': sheet('Ebbe', 'CDImage.wav', '00:00:00', '01:00:00') })
  const beside = await made({
    'Music/Ada/ebbe.mp3': '',
    'Music/Ada/ebbe.cue': sheet('Ebbe', 'other.wav', '00:00:00', '01:00:00'),
  })
  assert.deepEqual(
    inside.said.map((line) => line.split(' of ')[0]),
    ['Ebbe > -1 Ebbe 1 0-4500', 'Ebbe > -2 Ebbe 2 4500-end'],
  )
  assert.deepEqual(
    beside.said.map((line) => line.split(' of ')[0]),
    inside.said.map((line) => line.split(' of ')[0]),
  )
  const [album, track] = inside.titles
  assert.deepEqual([album?.kind, track?.parent], ['album', album])
})

test('[decisions 9.14] two discs in one folder, or in separate folders, are one album', async () => {
  const two = await made({
    'Music/Ada/Ebbe/a.ape': '',
    'Music/Ada/Ebbe/a.cue': sheet('Ebbe (CD 1)', 'a.ape', '00:00:00', '01:00:00'),
    'Music/Ada/Ebbe/b.ape': '',
    'Music/Ada/Ebbe/b.ape.cue': sheet('Ebbe (CD 2)', 'b.ape', '00:00:00', '01:00:00'),
  })
  const folders = await made({
    'Music/Ada/Ebbe/CD1/disc.wav': '',
    'Music/Ada/Ebbe/CD1/disc.cue': sheet('Ebbe (CD 1)', 'disc.wav', '00:00:00', '01:00:00'),
    'Music/Ada/Ebbe/CD2/disc.wav': '',
    'Music/Ada/Ebbe/CD2/disc.cue': sheet('Ebbe (CD 2)', 'disc.wav', '00:00:00', '01:00:00'),
  })
  for (const { said, titles } of [two, folders]) {
    assert.deepEqual(
      said.map((line) => line.slice(0, 'Ebbe > 1-1'.length)),
      ['Ebbe > 1-1', 'Ebbe > 1-2', 'Ebbe > 2-1', 'Ebbe > 2-2'],
    )
    assert.equal(titles.filter(({ kind }) => kind === 'album').length, 1)
  }
})

test('[decisions 9.14] a sheet that splits no file is reported with the reason, and the tracks stay as they are', async () => {
  const { said, ignored } = await made({
    'Music/Ada/Ebbe/01 Flut.flac': '',
    'Music/Ada/Ebbe/02 Deich.flac': '',
    'Music/Ada/Ebbe/Ebbe.cue':
      'FILE "01 Flut.flac" WAVE\nTRACK 01 AUDIO\nINDEX 01 00:00:00\nFILE "02 Deich.flac" WAVE\nTRACK 02 AUDIO\nINDEX 01 00:00:00',
    'Music/Ada/Ebbe/gone.cue': sheet('Weg', 'gone.wav', '00:00:00', '01:00:00'),
    'Music/Ada/Ebbe/notes.cue': 'nothing',
  })
  assert.deepEqual(said, ['Ebbe > -1 Flut', 'Ebbe > -2 Deich'])
  assert.deepEqual(
    ignored.map((line) => line.slice('Music/Ada/Ebbe/'.length)),
    [
      'Ebbe.cue: Its tracks are separate files, which need no cue sheet.',
      'gone.cue: The file it names is not in the same folder.',
      'notes.cue: It lists no tracks; a cue sheet needs a TRACK and an INDEX 01 for each.',
    ],
  )
})

test('[decisions 9.14] a sheet next to a single-file book gives its chapters', async () => {
  const { said, ignored } = await made({
    'Audiobooks/Ada Holm/Der Deich/buch.mp3': '',
    'Audiobooks/Ada Holm/Der Deich/buch.cue': sheet('Der Deich', 'buch.mp3', '00:00:00', '01:00:00'),
  })
  assert.deepEqual(said, ['Der Deich: chapters of Audiobooks/Ada Holm/Der Deich/buch.cue'])
  assert.deepEqual(ignored, [])
})

test('[decisions 9.14] text chapters split a whole-disc file, but not one track among others', async () => {
  const chapters = '00:00:00.000 Flut\n00:01:00.000 Ebbe\n'
  const disc = await made({
    'Music/Ada/Nacht/mix.opus': '',
    'Music/Ada/Nacht/Chapters.txt': chapters,
    'Music/Ada/lose.mp3': '',
    'Music/Ada/lose.chapters.txt': chapters,
  })
  assert.deepEqual(disc.said, [
    'lose > -1 Flut 0-4500 of Music/Ada/lose.mp3',
    'lose > -2 Ebbe 4500-end of Music/Ada/lose.mp3',
    'Nacht > -1 Flut 0-4500 of Music/Ada/Nacht/mix.opus',
    'Nacht > -2 Ebbe 4500-end of Music/Ada/Nacht/mix.opus',
  ])
  const among = await made({
    'Music/Ada/Nacht/01 Suite.flac': '',
    'Music/Ada/Nacht/01 Suite.chapters.txt': chapters,
    'Music/Ada/Nacht/02 Deich.flac': '',
    'Music/Ada/Nacht/chapters.txt': chapters,
  })
  assert.deepEqual(among.said, ['Nacht > -1 Suite', 'Nacht > -2 Deich'])
  const suite = among.titles.find(({ named }) => named.title === 'Suite')
  assert.equal(suite?.chapters?.path, 'Music/Ada/Nacht/01 Suite.chapters.txt')
})

test('[decisions 9.14] an unreadable sheet or chapter list only affects its own disc', async () => {
  const { said, ignored } = await made({
    'Music/Ada/Nacht/mix.opus': '',
    'Music/Ada/Nacht/chapters.txt': UNREADABLE,
    'Music/Ada/Tag/tag.flac': '',
    'Music/Ada/Tag/tag.cue': UNREADABLE,
  })
  assert.deepEqual(said, ['Nacht > - mix', 'Tag > - tag'])
  assert.deepEqual(ignored, ['Music/Ada/Tag/tag.cue: It is too large.'])
})

test('[decisions 9.14] text chapters belong to the book in their folder, or with their name', async () => {
  const { said } = await made({
    'Audiobooks/Ada Holm/Der Deich/1.mp3': '',
    'Audiobooks/Ada Holm/Der Deich/2.mp3': '',
    'Audiobooks/Ada Holm/Der Deich/chapters.txt': '',
    'Audiobooks/Ada Holm/Ebbe/Ebbe.m4b': '',
    'Audiobooks/Ada Holm/Ebbe/Ebbe.chapters.txt': '',
    'Audiobooks/Ada Holm/Flut.m4b': '',
    'Audiobooks/Ada Holm/Flut.chapters.txt': '',
    'Audiobooks/Ada Holm/Watt.m4b': '',
    'Audiobooks/Ada Holm/chapters.txt': '',
  })
  assert.deepEqual(said.toSorted(), [
    'Der Deich: chapters of Audiobooks/Ada Holm/Der Deich/chapters.txt',
    'Ebbe: chapters of Audiobooks/Ada Holm/Ebbe/Ebbe.chapters.txt',
    'Flut: chapters of Audiobooks/Ada Holm/Flut.chapters.txt',
    'Watt: chapters of none',
  ])
})
