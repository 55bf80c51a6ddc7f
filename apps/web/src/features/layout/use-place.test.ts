import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOf } from './use-place.ts'

for (const [address, vertical, section] of [
  ['/', null, null],
  ['/movies', 'movies', 'recommendations'],
  ['/music/', 'music-stream', 'recommendations'],
  ['/games/library', 'pc-games', 'library'],
  ['/sports/my', 'sports', 'my'],
  ['/audiobooks/genre/history', 'audio-books', 'genre'],
  ['/movies/results', 'movies', 'results'],
  ['/movies/movie/7', 'movies', 'item'],
  ['/movies/music/7', 'music-stream', 'item'],
  ['/imprint', null, null],
] as const)
  test(`[catalogue 2.5.2] ${address} is a place of ${vertical ?? 'no category'}: ${section ?? 'none'}`, () =>
    assert.deepEqual(placeOf(address), { vertical, section }))
