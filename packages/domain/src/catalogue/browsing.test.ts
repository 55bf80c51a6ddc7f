import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as browsing from './browsing.ts'
import { narrowSlides, overlayAnchor, SHAPE_OF_VARIANT, SHAPE_RATIOS, type CardVariant } from './cards.ts'
import { VERTICALS } from './categories.ts'

test('[catalogue 9.1] lists have 15 titles, banners 5, top sections 10, rows 8, sports rows 6, the hero 5', () => {
  const { LIST_SIZE, BANNER_SIZE, TOP_SIZE, ROW_SIZE, HERO_SIZE, rowLimit } = browsing
  assert.deepEqual(
    [LIST_SIZE, BANNER_SIZE, TOP_SIZE, ROW_SIZE, rowLimit('sports'), rowLimit('movies'), HERO_SIZE],
    [15, 5, 10, 8, 6, 15, 5],
  )
})

test('[catalogue 9.1] a results page has 36 titles in rows of 6; for sports 28 in rows of 4', () => {
  assert.deepEqual(browsing.resultsGrid('movies'), { pageSize: 36, perRow: 6 })
  assert.deepEqual(browsing.resultsGrid(null), { pageSize: 36, perRow: 6 })
  assert.deepEqual(browsing.resultsGrid('sports'), { pageSize: 28, perRow: 4 })
})

test('[catalogue 9.1] a banner rotates through its five titles daily', () => {
  const days = [21, 22, 23, 24, 25, 26].map((day) => browsing.bannerOfDay(5, `2026-11-${day}T22:59:00Z`))
  assert.equal(new Set(days).size, 5)
  assert.equal(days[0], days[5])
  assert.equal(browsing.bannerOfDay(5, '2026-11-21T00:00:00Z'), days[0])
  assert.equal(
    browsing.bannerOfDay(5, '2026-11-20T23:00:00Z'),
    days[0],
    'the day begins at midnight in Germany',
  )
  assert.equal(browsing.bannerOfDay(5, '2026-11-21T23:00:00Z'), days[1])
  const inSummer = ['2026-07-01T21:59:00Z', '2026-07-01T22:00:00Z'].map((now) => browsing.bannerOfDay(5, now))
  assert.notEqual(inSummer[0], inSummer[1])
  assert.equal(browsing.bannerOfDay(0, '2026-11-21T00:00:00Z'), 0)
})

test('[catalogue 2.4.2] a row shows 4 audiobooks, 4 albums, 3 sports titles and 5 of other verticals', () => {
  assert.deepEqual(
    VERTICALS.map((vertical) => [vertical, browsing.itemsPerRow(vertical)]),
    [
      ['movies', 5],
      ['music-stream', 4],
      ['audio-books', 4],
      ['pc-games', 5],
      ['sports', 3],
    ],
  )
})

test('[catalogue 9.2] curated games come from utomik and sports from inverleigh; genres have 2 columns for sports and 3 otherwise', () => {
  assert.deepEqual(browsing.SECTION_OWNERS, { 'pc-games': 'utomik', sports: 'inverleigh' })
  assert.deepEqual(
    VERTICALS.map((vertical) => browsing.discoverColumns(vertical)),
    [3, 3, 3, 3, 2],
  )
})

test('[catalogue 9.3] shows 7 movie, 9 sports, 20 game, 5 music and 2 audiobook genres as rows, and 3 each to discover', () => {
  assert.deepEqual(browsing.GENRE_ROWS, {
    movies: 7,
    sports: 9,
    'pc-games': 20,
    'music-stream': 5,
    'audio-books': 2,
  })
  assert.deepEqual(
    [browsing.DISCOVER_VERTICALS, browsing.DISCOVER_SIZE],
    [['music-stream', 'sports', 'movies'], 3],
  )
})

test('[catalogue 9.5] square is 100 %, portrait 145 %, landscape 58 %, highlight 141 % and a genre 100 % high', () => {
  const ratioOf = (variant: CardVariant) => SHAPE_RATIOS[SHAPE_OF_VARIANT[variant]]
  assert.deepEqual(
    (['square', 'portrait', 'landscape', 'highlight', 'highlightGenre'] as const).map(ratioOf),
    [100, 145, 58, 141, 100],
  )
})

for (const [variant, slides, shown] of [
  ['cardPlayLandscape', 3, 1],
  ['landscape', 3, 1.2],
  ['landscapeSmall', 4, 1.4],
  ['highlightGenre', 3, 2],
  ['squareSmall', 6, 3.25],
  ['portrait', 5, 2.5],
  ['square', 4, 2],
  ['highlight', undefined, 1.5],
] as const)
  test(`[catalogue 9.4] below lg a carousel of ${slides ?? 'the default'} ${variant} shows ${shown}`, () =>
    assert.equal(narrowSlides(variant, slides), shown))

for (const [index, first, visible, anchor] of [
  [0, 0, 5, 'left'],
  [2, 0, 5, 'middle'],
  [4, 0, 5, 'right'],
  [5, 5, 5, 'left'],
  [9, 5, 5, 'right'],
  [4, 5, 5, 'left'],
  [10, 5, 5, 'right'],
  [3, 3, 1, 'left'],
] as const)
  test(`[catalogue 2.8.4] card ${index} of ${visible} seen from ${first} on holds its overlay at the ${anchor}`, () =>
    assert.equal(overlayAnchor(index, first, visible), anchor))

test('every list can be sorted by each key, ascending and descending', () => {
  assert.deepEqual(
    browsing.SORTS.filter((sort) => sort.startsWith('title')),
    ['title,asc', 'title,desc'],
  )
  assert.equal(new Set(browsing.SORTS).size, browsing.SORTS.length)
})
