import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodAfter } from './period.ts'

test('[decisions 3.18] the first paid period is a month or a year long', () => {
  const start = new Date('2026-11-21T11:00:00Z')
  assert.deepEqual(periodAfter(start, 'monthly'), {
    startsAt: '2026-11-21T11:00:00.000Z',
    endsAt: '2026-12-21T11:00:00.000Z',
    monthsPaid: 1,
  })
  assert.deepEqual(periodAfter(start, 'annually'), {
    startsAt: '2026-11-21T11:00:00.000Z',
    endsAt: '2027-11-21T11:00:00.000Z',
    monthsPaid: 12,
  })
})
