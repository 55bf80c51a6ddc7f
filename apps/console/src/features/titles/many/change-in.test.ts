import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeIn } from './change-in.ts'

const written = (fields: readonly (readonly [string, string])[]) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return changeIn(data)
}
const LISTS = { addCategories: [], removeCategories: [], addTags: [], removeTags: [] }

test('[decisions 13.18] an untouched form changes nothing', () => {
  assert.equal(
    written([
      ['guidance', 'FSK-12'],
      ['price', '4.99'],
    ]),
    'nothing',
  )
})

test('[decisions 13.18] only ticked fields are changed, even empty ones', () => {
  assert.deepEqual(
    written([
      ['rental', 'on'],
      ['price', ''],
    ]),
    { ...LISTS, rental: null },
  )
  assert.deepEqual(
    written([
      ['rental', 'on'],
      ['price', '4.99'],
    ]),
    {
      ...LISTS,
      rental: { priceCents: 499, currency: 'EUR' },
    },
  )
  assert.deepEqual(
    written([
      ['rating', 'on'],
      ['guidance', ''],
      ['descriptors', 'Gewalt'],
      ['descriptors', 'Gewalt'],
    ]),
    {
      ...LISTS,
      rating: { guidance: null, descriptors: ['Gewalt'] },
    },
  )
  assert.deepEqual(
    written([
      ['addCategories', 'movies:drama'],
      ['addTags', 'neu'],
      ['addTags', 'alt'],
    ]),
    {
      ...LISTS,
      addCategories: ['movies:drama'],
      addTags: ['neu', 'alt'],
    },
  )
})

test('[decisions 13.18] rejects a window that ends before it begins', () => {
  const window = [
    ['rights', 'on'],
    ['from', '2030-02-01T00:00'],
    ['until', '2030-01-01T00:00'],
  ] as const
  assert.equal(written(window), 'span')
})

test('[decisions 13.18, decisions 13.77] reads the chosen countries, and none as everywhere', () => {
  const within = (...countries: string[]) =>
    written([['inCountries', 'on'], ...countries.map((country) => ['countries', country] as const)])
  assert.deepEqual(within('DE', 'AT'), { ...LISTS, countries: ['DE', 'AT'] })
  assert.deepEqual(within(), { ...LISTS, countries: null })
  assert.equal(written([['countries', 'DE']]), 'nothing', 'not ticked')
})
