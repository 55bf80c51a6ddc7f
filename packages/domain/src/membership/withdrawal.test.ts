import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withdrawalDeadline } from './withdrawal.ts'

test('[law 2.1] the deadline is the end of the fourteenth day in Germany, moved past a weekend', () => {
  for (const [concluded, end] of [
    // Monday 2 November: until the end of Monday 16 November.
    ['2026-11-02T09:00:00Z', '2026-11-16T23:00:00.000Z'],
    ['2026-11-02T22:59:00Z', '2026-11-16T23:00:00.000Z'],
    ['2026-11-02T23:00:00Z', '2026-11-17T23:00:00.000Z'],
    // Saturday and Sunday: until the end of Monday.
    ['2026-11-07T09:00:00Z', '2026-11-23T23:00:00.000Z'],
    ['2026-11-08T09:00:00Z', '2026-11-23T23:00:00.000Z'],
    // Across the clock change.
    ['2027-03-22T09:00:00Z', '2027-04-05T22:00:00.000Z'],
  ] as const)
    assert.equal(withdrawalDeadline(new Date(concluded)).toISOString(), end, concluded)
})
