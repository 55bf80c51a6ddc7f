import assert from 'node:assert/strict'
import { test } from 'node:test'
import { genreCategories, slugOf } from './genres.ts'

for (const [vertical, written, expected] of [
  ['movies', ['Science Fiction'], ['movies:scifi']],
  ['movies', ['Sci-Fi'], ['movies:scifi']],
  ['movies', ['Komödie', 'comedy'], ['movies:comedy']],
  ['movies', ['Drama / Thriller'], ['movies:drama', 'movies:thriller']],
  ['movies', ['Film-Noir'], ['movies:film-noir']],
  ['music-stream', ['Hip-Hop/Rap'], ['music-stream:hip-hop']],
  ['music-stream', ['Silent Film Score'], ['music-stream:silent-film-score']],
  ['audio-books', ['Biography & Autobiography'], ['audio-books:biography-autobiography']],
  ['audio-books', ['Audiobook'], []],
  ['pc-games', ['FPS'], ['pc-games:first-person-shooter']],
  ['movies', ['', ' / '], []],
] as const)
  test(`[decisions 9.2] ${vertical} ${JSON.stringify(written)} are ${expected.join(', ') || 'no genre'}`, () =>
    assert.deepEqual(genreCategories(vertical, written), expected))

test('a slug has letters, digits and single hyphens, with umlauts spelt out', () => {
  assert.equal(slugOf('Für Große & Kleine!'), 'fuer-grosse-and-kleine')
  assert.equal(slugOf('Für'.normalize('NFD')), 'fuer')
  assert.equal(slugOf('Čeština'), 'cestina')
  assert.equal(slugOf('日本'), '日本')
})
