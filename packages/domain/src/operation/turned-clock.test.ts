import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../basics/milliseconds.ts'
import { aheadAfter } from './turned-clock.ts'

const realNow = new Date('2026-11-27T12:00:00Z')

test('[decisions 7.6] a span is added to the offset, a time replaces it, and a reset clears it', () => {
  for (const [turn, expected] of [
    [{ advanceMs: DAY_MS }, 3 * DAY_MS],
    [{ to: new Date('2026-11-28T12:00:00Z') }, DAY_MS],
    [{ to: new Date('2026-11-26T12:00:00Z') }, -DAY_MS],
    [{ isReset: true }, 0],
  ] as const)
    assert.equal(aheadAfter(turn, { aheadMs: 2 * DAY_MS, realNow }), expected)
})
