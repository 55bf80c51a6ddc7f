import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areInOrder, hasField, isSpan, secondsOf, writtenTime } from './title-sheet.ts'

test('[decisions 13.3] a film has no moments, a match has them, and both have texts', () => {
  assert.equal(hasField('movie', 'moments'), false)
  assert.equal(hasField('event', 'moments'), true)
  assert.equal(hasField('track', 'skips'), false)
  for (const kind of ['movie', 'track', 'event'] as const) assert.equal(hasField(kind, 'textDe'), true)
})

test('a window ends after it begins, in any time zone', () => {
  assert.equal(isSpan('2026-01-01T00:00:00Z', '2026-01-01T00:30:00+01:00'), false)
  assert.equal(isSpan('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'), true)
  assert.equal(isSpan(null, '2020-01-01T00:00:00Z'), true)
})

test('parts of a recording are in order and none is empty', () => {
  assert.equal(areInOrder([]), true)
  assert.equal(areInOrder([part(0, 60), part(60, 90)]), true)
  assert.equal(areInOrder([part(60, 90), part(0, 60)]), false)
  assert.equal(areInOrder([part(60, 60)]), false)
})

const part = (start: number, end: number) => ({ start, end })

test('parses times as people write them, and formats them so that they parse to the same value', () => {
  assert.equal(secondsOf('1:02:03.5'), 3723.5)
  assert.equal(secondsOf(' 2:03 '), 123)
  assert.equal(secondsOf('90'), 90)
  assert.equal(secondsOf('0:07,25'), 7.25)
  for (const wrong of ['', 'half past', '1:2:3:4', '-5']) assert.equal(secondsOf(wrong), null)
  for (const seconds of [0, 7.25, 59.999, 60, 3599, 3723.5, 36_000])
    assert.equal(secondsOf(writtenTime(seconds)), seconds)
})
