import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isKidSafe } from '@quintet/domain/youth/kids'
import { ageOfGuidance, parseRating } from '@quintet/domain/youth/rating'
import { FAMILY } from './family.ts'
import type { DemoRecord } from './record.ts'
import { RECORDS } from './records.ts'

const isSafe = ({ facts }: DemoRecord) =>
  isKidSafe({
    age: ageOfGuidance(facts.rating === undefined ? null : parseRating(facts.rating)),
    categories: facts.categories ?? [],
  })
const filedUnder = (category: string) =>
  RECORDS.filter(({ facts }) => facts.categories?.includes(category) === true)

for (const row of ['kids:movies', 'kids:series', 'kids:animals', 'kids:adventure'])
  test(`the row ${row} of the kids area has five titles or more, and the kids profile sees each`, () => {
    assert.ok(filedUnder(row).length >= 5, String(filedUnder(row).length))
    for (const record of filedUnder(row)) assert.ok(isSafe(record), record.key)
  })

test('[decisions 4.16] the genre movies:kids is not a rating: some of its titles stay hidden from the kids profile', () => {
  const hidden = filedUnder('movies:kids').filter((record) => !isSafe(record))
  assert.ok(hidden.some(({ facts }) => facts.rating === 'FSK 12'))
  assert.ok(hidden.some(({ facts }) => facts.rating === undefined))
})

test('[decisions 4.16] an unrated title filed under kids is visible to the kids profile', () => {
  const unrated = FAMILY.filter((record) => record.facts.rating === undefined && isSafe(record))
  assert.ok(unrated.length >= 2)
})

test('two family films are for rent', () => {
  assert.equal(FAMILY.filter(({ facts }) => facts.rental).length, 2)
})
