import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptSince, RETENTION } from './retention.ts'

const now = new Date('2026-11-21T10:00:00Z')

for (const [what, period, since] of [
  ['at once', { days: 0 }, '2026-11-21T10:00:00.000Z'],
  ['days', { days: 30 }, '2026-10-22T10:00:00.000Z'],
  ['years, counted from the end of the year', { years: 3 }, '2022-12-31T23:00:00.000Z'],
] as const)
  test(`[law 6.11] a period in ${what}`, () => {
    assert.equal(keptSince(period, now).toISOString(), since)
  })

test('[law 5.8] records from the first and the last day of a year are kept until the same day', () => {
  const isKept = (at: string, until: string) =>
    new Date(at) >= keptSince(RETENTION.legalNotice, new Date(until))
  for (const at of ['2026-01-01T00:00:00+01:00', '2026-12-31T23:59:59+01:00']) {
    assert.ok(isKept(at, '2032-12-31T23:59:59+01:00'), at)
    assert.ok(!isKept(at, '2033-01-01T00:00:00+01:00'), at)
  }
})
