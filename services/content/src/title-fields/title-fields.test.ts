import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TitleFile } from '@quintet/contracts/library'
import {
  attributesOf,
  columnsOf,
  fieldsOf,
  fieldsSaidBy,
  NOTHING_SAID,
  TITLE_FIELDS,
} from './title-fields.ts'

const both = (name: string) => ({ de: name, en: name })

test('quintet.json overrides other sources, and these the parent', () => {
  assert.equal(fieldsOf({ year: 2001 }, { year: 1999 }, { year: 1950 }).year, 2001)
  assert.equal(fieldsOf({}, { year: 1999 }, null).year, 1999)
  assert.equal(fieldsOf({}, {}, { owner: 'studio' }).ownerId, 'studio')
  assert.equal(fieldsOf({}, {}, { year: 1950 }).year, null, 'an episode is not of the year of its series')
})

test('a source only sets the fields it has', () => {
  const nfo = { text: (name: string) => (name === 'aired' ? '2014-02-03' : undefined), list: () => [] }
  assert.deepEqual(fieldsSaidBy('nfo', nfo), { year: 2014, releasedOn: '2014-02-03' })
  assert.deepEqual(fieldsSaidBy('track', { genres: [], track: 3, disc: 0 }), { number: 3 })
})

test('[product 5.3] a track takes its work from a tag; a movement without a work is ignored', () => {
  const said = (tags: object) => fieldsSaidBy('track', { genres: [], ...tags })
  assert.deepEqual(said({ work: ' Sinfonie  Nr. 5 ', movement: 'Andante', movementNumber: 2 }), {
    work: { names: both('Sinfonie Nr. 5'), movements: both('Andante'), number: 2 },
  })
  assert.deepEqual(said({ work: 'Boléro', movementNumber: 0 }), {
    work: { names: both('Boléro'), movements: null, number: null },
  })
  assert.deepEqual(said({ movement: 'Andante', movementNumber: 2 }), {}, 'a movement of nothing')
})

test('[product 5.3] a work has one name per language, or one for both', () => {
  const work = (name: NonNullable<TitleFile['work']>['name']) =>
    fieldsOf({ work: { name, movement: { en: 'Slowly' }, number: 2 } }, {}, null).work
  const movements = both('Slowly')
  const names = { de: 'Sinfonie Nr. 5', en: 'Symphony No. 5' }
  assert.deepEqual(work(names), { names, movements, number: 2 })
  assert.deepEqual(work('Boléro'), { names: both('Boléro'), movements, number: 2 })
  assert.deepEqual(work({ en: 'Symphony No. 5' })?.names, both('Symphony No. 5'))
})

test('every field is stored in its own column', () => {
  const columns = Object.values(TITLE_FIELDS).flatMap((entry) => {
    const kept = (entry.columns as (value: unknown) => object)(entry.otherwise)
    return Object.keys(kept)
  })
  assert.ok(columns.length >= Object.keys(TITLE_FIELDS).length)
  assert.equal(new Set(columns).size, columns.length)
  assert.deepEqual(Object.keys(columnsOf(NOTHING_SAID)).toSorted(), columns.toSorted())
})

test('attributes are empty where nothing is stored', () => {
  const row = { controls: [], series: null, series_position: null, year: 1999 } as unknown
  const sent = attributesOf(row as Parameters<typeof attributesOf>[0])
  assert.equal(sent.year, 1999)
  assert.equal(sent.controls, null)
})
