import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  attributesOf,
  columnsOf,
  fieldsOf,
  fieldsSaidBy,
  NOTHING_SAID,
  TITLE_FIELDS,
} from './title-fields.ts'

test('quintet.json stands above what other sources say, and these above the parent', () => {
  assert.equal(fieldsOf({ year: 2001 }, { year: 1999 }, { year: 1950 }).year, 2001)
  assert.equal(fieldsOf({}, { year: 1999 }, null).year, 1999)
  assert.equal(fieldsOf({}, {}, { owner: 'studio' }).ownerId, 'studio')
  assert.equal(fieldsOf({}, {}, { year: 1950 }).year, null, 'an episode is not of the year of its series')
})

test('a source names only what it says', () => {
  const nfo = { text: (name: string) => (name === 'aired' ? '2014-02-03' : undefined), list: () => [] }
  assert.deepEqual(fieldsSaidBy('nfo', nfo), { year: 2014, releasedOn: '2014-02-03' })
  assert.deepEqual(fieldsSaidBy('track', { genres: [], track: 3, disc: 0 }), { number: 3 })
})

test('[product 5.3] a track names its work where a tag does; a number of none is none', () => {
  const said = (tags: object) => fieldsSaidBy('track', { genres: [], ...tags })
  assert.deepEqual(said({ work: ' Sinfonie  Nr. 5 ', movement: 'Andante', movementNumber: 2 }), {
    work: { name: 'Sinfonie Nr. 5', movement: 'Andante', number: 2 },
  })
  assert.deepEqual(said({ work: 'Boléro', movementNumber: 0 }), {
    work: { name: 'Boléro', movement: null, number: null },
  })
  assert.deepEqual(said({ movement: 'Andante', movementNumber: 2 }), {}, 'a movement of nothing')
})

test('every field is kept in a column, and no column is kept twice', () => {
  const columns = Object.values(TITLE_FIELDS).flatMap((entry) => {
    const kept = (entry.columns as (value: unknown) => object)(entry.otherwise)
    return Object.keys(kept)
  })
  assert.ok(columns.length >= Object.keys(TITLE_FIELDS).length)
  assert.equal(new Set(columns).size, columns.length)
  assert.deepEqual(Object.keys(columnsOf(NOTHING_SAID)).toSorted(), columns.toSorted())
})

test('what is sent of a row is empty where nothing is kept', () => {
  const row = { controls: [], series: null, series_position: null, year: 1999 } as unknown
  const sent = attributesOf(row as Parameters<typeof attributesOf>[0])
  assert.equal(sent.year, 1999)
  assert.equal(sent.controls, null)
})
