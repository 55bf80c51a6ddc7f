import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outlineLibrary } from './outline-library.ts'

/** The titles made from these files; extras as "kind of title: name". */
function outlined(...paths: string[]) {
  const { titles, failed, ignored } = outlineLibrary(
    paths.map((path) => ({ path, diskPath: path, size: 1, changedMs: 0 })),
  )
  const extras = titles
    .filter(({ kind }) => kind === 'extra')
    .map(({ parent, named }) => `${named.extraKind} of ${parent?.named.title}: ${named.title}`)
  return { titles, failed, ignored, extras }
}

test('[decisions 9.16] finds a film’s extras by folder and by suffix, grouped by kind', () => {
  const film = 'Movies/Up (2009)'
  const { titles, extras, failed, ignored } = outlined(
    `${film}/Up (2009).mkv`,
    `${film}/Up (2009)-trailer.mp4`,
    `${film}/Up (2009)-trailer2.mp4`,
    `${film}/Trailers/Teaser.mp4`,
    `${film}/Das Team-interview.mkv`,
    `${film}/Up (2009)-behindthescenes.mkv`,
    `${film}/Deleted Scenes/2 - Der Abschied.mkv`,
    `${film}/Deleted Scenes/10 - Der Garten.mkv`,
    `${film}/Extras/Gag Reel.mkv`,
    `${film}/Extras/Featurettes/Die Farben.mkv`,
    `${film}/Extras/sample.mkv`,
    `${film}/Samples/x.mkv`,
  )
  assert.deepEqual(extras, [
    'behind-the-scenes of Up: Up',
    'deleted-scene of Up: 2 - Der Abschied',
    'deleted-scene of Up: 10 - Der Garten',
    'featurette of Up: Die Farben',
    'interview of Up: Das Team',
    'trailer of Up: Teaser',
    'trailer of Up: Up',
    'other of Up: Gag Reel',
  ])
  assert.deepEqual(failed, [])
  assert.deepEqual(
    ignored.map(({ path }) => path.slice(film.length + 1)),
    ['Extras/sample.mkv', 'Samples/x.mkv'],
  )
  assert.deepEqual(
    titles.filter(({ kind }) => kind === 'movie').map(({ trailer }) => trailer?.path),
    [`${film}/Up (2009)-trailer.mp4`],
  )
})

test('[decisions 9.16] a series has its own and its seasons’ extras, which are not episodes', () => {
  const { titles, extras } = outlined(
    'Shows/Deich/Season 01/Deich S01E01 Flut.mkv',
    'Shows/Deich/Season 01/Deleted Scenes/Am Wehr.mkv',
    'Shows/Deich/Interviews/Ada Holm.mkv',
  )
  assert.deepEqual(extras, ['deleted-scene of Deich: Am Wehr', 'interview of Deich: Ada Holm'])
  assert.deepEqual(
    titles.filter(({ kind }) => kind === 'episode').map(({ named }) => named.title),
    ['Flut'],
  )
})

test('[decisions 9.16] in a folder of many films an extra belongs to the film whose name it starts with', () => {
  const { extras, titles } = outlined(
    'Movies/Up (2009).mkv',
    'Movies/Up (2009)-deleted.mkv',
    'Movies/Frog (2017).mkv',
    'Movies/Shorts/Frosch.mkv',
  )
  assert.deepEqual(extras, ['deleted-scene of Up: Up'])
  assert.equal(titles.filter(({ kind }) => kind === 'movie').length, 3)
})

test('[decisions 12.15] a channel’s jingles are the files of its folder Jingles, of sound or with a picture', () => {
  const { titles, extras, failed, ignored } = outlined(
    'Music/Radio/Welle/quintet.json',
    'Music/Radio/Welle/01 Stück.flac',
    'Music/Radio/Welle/Jingles/1 Kennung.flac',
    'Music/Radio/Welle/Jingles/2 Nacht.mp3',
    'Music/Solo/quintet.json',
    'Music/Solo/Jingles/Kennung.flac',
    'Movies/Kanal/quintet.json',
    'Movies/Kanal/Jingles/Kennung.mp4',
    'Sports/Haus/Nachspiel/quintet.json',
    'Sports/Haus/Nachspiel/Jingles/Kennung.mp4',
  )
  assert.deepEqual(extras.toSorted(), [
    'jingle of Kanal: Kennung',
    'jingle of Nachspiel: Kennung',
    'jingle of Solo: Kennung',
    'jingle of Welle: 1 Kennung',
    'jingle of Welle: 2 Nacht',
  ])
  assert.deepEqual([failed, ignored], [[], []])
  const forms = titles
    .filter(({ kind }) => kind === 'extra')
    .map(({ vertical, form }) => `${vertical} ${form}`)
  assert.deepEqual(new Set(forms), new Set(['music-stream audio', 'movies video', 'sports video']))
})

test('[decisions 12.15] an album called Jingles stays an album', () => {
  const { titles, extras } = outlined('Music/Ada/Jingles/01 Kennung.flac', 'Music/Ada/Deich/01 Flut.flac')
  assert.deepEqual(extras, [])
  assert.deepEqual(
    titles.filter(({ kind }) => kind === 'album').map(({ key }) => key),
    ['Music/Ada/Deich', 'Music/Ada/Jingles'],
  )
})
