import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodEnd } from './period.ts'

for (const [start, plan, end] of [
  ['2026-11-21T10:00:00.000Z', 'monthly', '2026-12-21T10:00:00.000Z'],
  ['2026-12-31T23:59:00.000Z', 'monthly', '2027-01-31T23:59:00.000Z'],
  ['2027-01-31T08:00:00.000Z', 'monthly', '2027-02-28T08:00:00.000Z'],
  ['2026-11-21T10:00:00.000Z', 'annually', '2027-11-21T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 'annually', '2029-02-28T10:00:00.000Z'],
] as const)
  test(`[decisions 3] a ${plan} period from ${start} ends at ${end}`, () =>
    assert.equal(periodEnd(new Date(start), plan).toISOString(), end))
