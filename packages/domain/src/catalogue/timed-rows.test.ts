import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWithin, placeAt, splitAt, tenth } from './timed-rows.ts'

const KEYS = { start: 'start', end: 'end' } as const
const ROWS = [
  { start: '0:00', end: '1:00' },
  { start: '1:00', end: '2:30' },
  { start: '4:00', end: '5:00' },
]

test('[decisions 13.35] inserts a new row in order of time', () => {
  const places = [0, 30, 60, 200, 240, 999].map((at) => placeAt(ROWS, KEYS, at))
  assert.deepEqual(places, [1, 1, 2, 2, 3, 3])
  assert.equal(placeAt([], KEYS, 5), 0)
})

test('[decisions 13.35] a new chapter ends where the next begins or with the film, and shortens the one it falls into', () => {
  const cases = [
    { at: 30, told: { end: '1:00', isPreviousCut: true } },
    { at: 60, told: { end: '4:00', isPreviousCut: false } },
    { at: 200, told: { end: '4:00', isPreviousCut: false } },
    { at: 270, told: { end: '10:00.2', isPreviousCut: true } },
  ]
  for (const { at, told } of cases) assert.deepEqual(splitAt(ROWS, KEYS, at, 600.29), told, String(at))
  assert.deepEqual(splitAt([], KEYS, 5, null), { end: '', isPreviousCut: false })
})

test('[decisions 13.35] a row includes its start but not its end', () => {
  const found = [59.9, 60, 149.9, 150].map((at) => isWithin('1:00', '2:30', at))
  assert.deepEqual(found, [false, true, true, false])
  assert.equal(isWithin('soon', '2:30', 70), false)
})

test('[decisions 13.35] rounds times down to a tenth of a second', () => {
  assert.deepEqual([12.34, 12.3, 0.29999999, 100.99].map(tenth), [12.3, 12.3, 0.3, 100.9])
})
