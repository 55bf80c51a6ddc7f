import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withAlbumsOfTags } from './albums-by-tags.ts'
import { outlineLibrary } from './outline-library.ts'
import type { EmbeddedTags } from './reader.ts'

/** The titles made from files with these tags: "album < track", or "track". */
async function made(files: Record<string, Partial<EmbeddedTags>>): Promise<string[]> {
  const found = outlineLibrary(
    Object.keys(files).map((path) => ({ path, diskPath: `/library/${path}`, size: 1, changedMs: 0 })),
  )
  const outlines = await withAlbumsOfTags(found.titles, {
    tags: ({ path }) => Promise.resolve({ genres: [], hasCover: false, ...files[path] }),
  })
  return outlines.map(({ kind, parent, named: { title } }) =>
    kind === 'album' ? `[${title}]` : `${parent?.named.title ?? '-'} < ${title}`,
  )
}

test('[decisions 9.13] loose tracks of one folder form an album by tag, in any order and among others', async () => {
  assert.deepEqual(
    await made({
      'Music/Alles/a.mp3': { album: 'Blau', artist: 'Ada' },
      'Music/Alles/b.mp3': { album: 'Rot', artist: 'Ada' },
      'Music/Alles/c.mp3': { album: 'Blau', artist: 'Lene' },
      'Music/Alles/d.mp3': {},
    }),
    ['[Blau]', 'Blau < a', '- < b', 'Blau < c', '- < d'],
  )
})

test('[decisions 9.13] albums with the same name by different artists, or in different folders, are separate', async () => {
  assert.deepEqual(
    await made({
      'Music/Alles/a.mp3': { album: 'Hits', albumArtist: 'Ada' },
      'Music/Alles/b.mp3': { album: 'Hits', albumArtist: 'Ada' },
      'Music/Alles/c.mp3': { album: 'Hits', albumArtist: 'Lene' },
      'Music/Alles/d.mp3': { album: 'Hits', albumArtist: 'Lene' },
      'Music/Neu/e.mp3': { album: 'Hits', albumArtist: 'Ada' },
    }),
    ['[Hits]', 'Hits < a', 'Hits < b', '[Hits]', 'Hits < c', 'Hits < d', '- < e'],
  )
})

test('[decisions 9.13] tags do not change an album made by its folder', async () => {
  assert.deepEqual(
    await made({
      'Music/Ada/Blau/01 a.mp3': { album: 'Other' },
      'Music/Ada/Blau/02 b.mp3': { album: 'Other' },
    }),
    ['[Blau]', 'Blau < a', 'Blau < b'],
  )
})

test('[decisions 9.13] numbered files of one folder with tags of several albums form those albums; discs of one album are joined', async () => {
  assert.deepEqual(
    await made({
      'Music/Neu/01 a.mp3': { album: 'Blau', albumArtist: 'Ada' },
      'Music/Neu/02 b.mp3': { album: 'Blau', albumArtist: 'Ada' },
      'Music/Neu/03 c.mp3': { album: 'Rot', albumArtist: 'Lene' },
      'Music/Neu/04 d.mp3': { album: 'Rot', albumArtist: 'Lene' },
    }),
    ['[Blau]', 'Blau < a', 'Blau < b', '[Rot]', 'Rot < c', 'Rot < d'],
  )
  assert.deepEqual(
    await made({
      'Music/Blau/01 a.mp3': { album: 'Blau (CD 1)' },
      'Music/Blau/02 b.mp3': { album: 'Blau (CD 2)' },
    }),
    ['[Blau]', 'Blau < a', 'Blau < b'],
  )
})
