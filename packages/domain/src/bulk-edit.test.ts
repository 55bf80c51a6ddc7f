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
  rental: { priceCents: 399, currency: 'EUR' },
} as const
const price = (priceCents: number) => ({ priceCents, currency: 'EUR' }) as const

for (const [name, change, wanted] of [
  ['nothing changes nothing', {}, {}],
  ['what is there already is no change', { addTags: ['alt'], removeTags: ['neu'] }, {}],
  ['tags are added and taken away', { addTags: ['neu'], removeTags: ['alt'] }, { tags: ['neu', 'still'] }],
  [
    'genres of its vertical and the children’s area are added, others not',
    { addCategories: ['movies:comedy', 'music-stream:pop', 'kids:movies'] },
    { categories: ['movies:drama', 'kids', 'movies:comedy', 'kids:movies'] },
  ],
  ['genres are taken away', { removeCategories: ['kids'] }, { categories: ['movies:drama'] }],
  ['the same rating is no change', { rating: { guidance: 'FSK-12', descriptors: [] } }, {}],
  [
    'a rating takes the place of the one before',
    { rating: { guidance: 'FSK-16', descriptors: ['Gewalt'] } },
    { rating: { guidance: 'FSK-16', descriptors: ['Gewalt'] } },
  ],
  [
    'the same window in another time zone is no change',
    { rights: { from: null, until: '2030-01-01T01:00:00+01:00' } },
    {},
  ],
  ['a window is opened', { rights: { from: null, until: null } }, { rights: { from: null, until: null } }],
  ['the same price is no change', { rental: price(399) }, {}],
  ['a price takes the place of the one before', { rental: price(499) }, { rental: price(499) }],
  ['a film becomes part of the membership', { rental: null }, { rental: null }],
] as readonly [string, Partial<BulkChange>, object][])
  test(`[decisions 13.18] of many titles at once: ${name}`, () => {
    assert.deepEqual(bulkEdit(film, { ...NOTHING, ...change }), wanted)
  })

test('[decisions 13.18] a bulk edit sets no price on titles that cannot be rented', () => {
  const album = { ...film, kind: 'album', vertical: 'music-stream', rental: null } as const
  assert.deepEqual(bulkEdit(album, { ...NOTHING, rental: price(499) }), {})
})
