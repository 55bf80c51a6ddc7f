import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePicture } from './picture-names.ts'

for (const [base, vertical, shape] of [
  ['poster', 'movies', 'portrait'],
  ['Poster', 'movies', 'portrait'],
  ['Frog-poster', 'movies', 'portrait'],
  ['fanart', 'movies', 'background'],
  ['fanart2', 'movies', 'background'],
  ['backdrop', 'movies', 'background'],
  ['folder', 'movies', 'front'],
  ['cover', 'pc-games', 'cover'],
  ['folder', 'music-stream', 'square'],
  ['albumcover', 'music-stream', 'square'],
  ['cover', 'audio-books', 'square'],
  ['landscape', 'sports', 'landscape'],
  ['Frog-thumb', 'movies', 'landscape'],
  ['highlight', 'movies', 'highlight'],
  ['Frog', 'movies', 'portrait'],
  ['holiday', 'movies', null],
  ['logo', 'movies', null],
] as const)
  test(`"${base}" of ${vertical} is ${shape}`, () =>
    assert.deepEqual(
      parsePicture(base, ['Frog'], vertical, 'portrait'),
      shape && { name: shape, language: null },
    ))

for (const [base, expected] of [
  ['poster.de', { name: 'portrait', language: 'de' }],
  ['Poster.EN', { name: 'portrait', language: 'en' }],
  ['poster.eng', { name: 'portrait', language: 'en' }],
  ['poster.German', { name: 'portrait', language: 'de' }],
  ['poster.de-AT', { name: 'portrait', language: 'de' }],
  ['Frog-fanart2.en', { name: 'background', language: 'en' }],
  ['Frog.de', { name: 'portrait', language: 'de' }],
  ['Frog.In.En', { name: 'portrait', language: null }],
  ['poster.fr', null],
  ['poster.old', null],
  ['holiday.de', null],
] as const)
  test(`[decisions 9.7] "${base}" is ${JSON.stringify(expected)}`, () =>
    assert.deepEqual(parsePicture(base, ['Frog', 'Frog.In.En'], 'movies', 'portrait'), expected))
