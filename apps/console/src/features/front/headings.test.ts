import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOf, suggestedHeading } from './headings.ts'
import { type Known, newSection } from './sections.ts'

const drama = { slug: 'drama', name: 'Dramas', names: { de: 'Dramen', en: 'Dramas' } }
const none = { 'music-stream': [], 'audio-books': [], 'pc-games': [], sports: [] }
const known: Known = {
  names: { titles: new Map([[7, 'Sandbank']]), people: new Map([[3, 'Ada Weiss']]) },
  choices: { genres: { movies: [drama], ...none }, tags: [], owners: [] },
}
const both = (rule: Parameters<typeof suggestedHeading>[0]['rule'], of = known) =>
  (['de', 'en'] as const).map((language) => suggestedHeading({ vertical: 'movies', rule }, of, language))

test('[decisions 13.15] a rule suggests a heading in both languages', () => {
  const sort = 'added,desc'
  assert.deepEqual(both({ by: 'genre', genre: '', sort }), ['Neu: Filme und Serien', 'New: Films and series'])
  assert.deepEqual(both({ by: 'genre', genre: 'drama', sort }), ['Neu: Dramen', 'New: Dramas'])
  assert.deepEqual(both({ by: 'person', personId: 3, sort: 'title,asc' }), [
    'Ada Weiss von A bis Z',
    'Ada Weiss from A to Z',
  ])
  assert.deepEqual(both({ by: 'tag', tag: 'cosy', sort: 'order,asc' }), ['Cosy', 'Cosy'])
  assert.deepEqual(both({ by: 'titles', ids: [7] }), ['Sandbank', 'Sandbank'])
  assert.deepEqual(both({ by: 'titles', ids: [7, 8] }), ['Unsere Auswahl', 'Our selection'])
  const unloaded = { ...known, choices: undefined }
  assert.deepEqual(both({ by: 'genre', genre: 'drama', sort: 'order,asc' }, unloaded), ['Drama', 'Drama'])
})

test('[decisions 13.15] a section is called as written, else by what its rule suggests', () => {
  const row = newSection('row', 'movies')
  assert.equal(nameOf(row, known, 'en'), 'New: Films and series')
  assert.equal(nameOf({ ...row, kind: 'row', heading: { de: 'Frisch', en: 'Fresh' } }, known, 'en'), 'Fresh')
  const banner = newSection('banner', 'movies')
  assert.equal(nameOf({ ...banner, rule: { by: 'titles', ids: [7] } }, known, 'de'), 'Sandbank')
})
