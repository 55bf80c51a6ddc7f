import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BulkChange, bulkEdit } from './bulk-edit.ts'

const NOTHING = { addCategories: [], removeCategories: [], addTags: [], removeTags: [] }
const film = {
  kind: 'movie',
  vertical: 'movies',
  categories: ['movies:drama', 'kids'],
  tags: ['alt', 'still'],
  rating: { guidance: 'FSK-12', descriptors: [] },
  rights: { from: null, until: '2030-01-01T00:00:00.000Z' },
  countries: ['DE', 'AT'],
  rental: { priceCents: 399, currency: 'EUR' },
} as const
const price = (priceCents: number) => ({ priceCents, currency: 'EUR' }) as const

for (const [name, change, wanted] of [
  ['an empty edit changes nothing', {}, {}],
  [
    'adding what is there or removing what is not changes nothing',
    { addTags: ['alt'], removeTags: ['neu'] },
    {},
  ],
  ['tags are added and removed', { addTags: ['neu'], removeTags: ['alt'] }, { tags: ['neu', 'still'] }],
  [
    'only genres of its vertical and of the kids area are added',
    { addCategories: ['movies:comedy', 'music-stream:pop', 'kids:movies'] },
    { categories: ['movies:drama', 'kids', 'movies:comedy', 'kids:movies'] },
  ],
  ['genres are removed', { removeCategories: ['kids'] }, { categories: ['movies:drama'] }],
  ['the same rating changes nothing', { rating: { guidance: 'FSK-12', descriptors: [] } }, {}],
  [
    'a rating replaces the previous one',
    { rating: { guidance: 'FSK-16', descriptors: ['Gewalt'] } },
    { rating: { guidance: 'FSK-16', descriptors: ['Gewalt'] } },
  ],
  [
    'the same window in another time zone changes nothing',
    { rights: { from: null, until: '2030-01-01T01:00:00+01:00' } },
    {},
  ],
  ['a window is removed', { rights: { from: null, until: null } }, { rights: { from: null, until: null } }],
  ['the same countries in another order change nothing', { countries: ['AT', 'DE'] }, {}],
  ['countries replace the previous ones', { countries: ['CH'] }, { countries: ['CH'] }],
  ['a film plays everywhere again', { countries: null }, { countries: null }],
  ['the same price changes nothing', { rental: price(399) }, {}],
  ['a price replaces the previous one', { rental: price(499) }, { rental: price(499) }],
  ['a film is included in the membership', { rental: null }, { rental: null }],
] as readonly [string, Partial<BulkChange>, object][])
  test(`[decisions 13.18] editing many titles at once: ${name}`, () => {
    assert.deepEqual(bulkEdit(film, { ...NOTHING, ...change }), wanted)
  })

test('[decisions 13.18] a bulk edit sets no price on titles that cannot be rented', () => {
  const album = { ...film, kind: 'album', vertical: 'music-stream', rental: null } as const
  assert.deepEqual(bulkEdit(album, { ...NOTHING, rental: price(499) }), {})
})
