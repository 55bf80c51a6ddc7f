import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LibraryError } from '@quintet/media-files/library/library-folder'
import { meaningsOf, sectionOf } from './sections.ts'

test('[decisions 9.1] recognises sections in any case, in German, and in either Unicode form', () => {
  assert.equal(sectionOf('MOVIES'), 'movies')
  assert.equal(sectionOf('TV Shows'), 'shows')
  assert.equal(sectionOf('Hörbücher'.normalize('NFD')), 'audiobooks')
  assert.equal(sectionOf('Documents'), null)
})

test('[decisions 9.10] a folder has the meaning given by the operator, else that of its name', () => {
  const meaningOf = meaningsOf(
    { Kinderfilme: 'movies:kids', Hörspiele: 'audiobooks', Anime: 'Serien', Sport: 'movies : drama' },
    'quintet-library.json',
  )
  assert.deepEqual(meaningOf('kinderfilme'), { section: 'movies', genre: 'kids' })
  assert.deepEqual(meaningOf('Hörspiele'.normalize('NFD')), { section: 'audiobooks', genre: null })
  assert.deepEqual(meaningOf('Anime'), { section: 'shows', genre: null })
  assert.deepEqual(meaningOf('Sport'), { section: 'movies', genre: 'drama' })
  assert.deepEqual(meaningOf('Musik'), { section: 'music', genre: null })
  assert.equal(meaningOf('Podcasts'), null)
})

test('[decisions 9.10] an unknown section is rejected with the closest suggestion', () => {
  assert.throws(
    () => meaningsOf({ Kinderfilme: 'movis:kids' }, '--as'),
    (error) =>
      error instanceof LibraryError &&
      error.message ===
        '--as: "Kinderfilme": "movis" is not one of movies, shows, music, audiobooks, games, sports; did you mean "movies"?',
  )
})
